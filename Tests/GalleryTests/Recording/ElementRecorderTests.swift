import GalleryScenes
import Testing
import TransitionAnimations
import TransitionCore
import UIKit

@testable import GalleryCommand

/// The demo of elements that fly, through the real adapters.
@Suite(.serialized) @MainActor struct ElementRecorderTests {
    private static let recorder: Recorder = {
        var recorder = Recorder()
        recorder.pair = .prints
        recorder.places = [0, 1, 2, 3, 4]
        return recorder
    }()

    /// The frames of all layers that show a picture, in the window.
    private func frames(in picture: LayerPicture, origin: CGPoint = .zero) -> [CGRect] {
        let corner = CGPoint(
            x: origin.x + picture.position.x - picture.anchorPoint.x * picture.bounds.width,
            y: origin.y + picture.position.y - picture.anchorPoint.y * picture.bounds.height)
        let inside = CGPoint(x: corner.x - picture.bounds.minX, y: corner.y - picture.bounds.minY)
        var frames: [CGRect] = []
        if case .snapshot = picture.contents { frames.append(CGRect(origin: corner, size: picture.bounds.size)) }
        return frames + picture.sublayers.flatMap { self.frames(in: $0, origin: inside) }
    }

    @Test(
        "E14: over a fade and over a cube the picture of a print flies from the grid to the detail screen and back, evenly",
        arguments: ["fade", "cube"], ContainerKind.allCases)
    func flies(name: String, kind: ContainerKind) throws {
        let animator = try #require(BuiltInTransition(rawValue: name)).animator
        let (forward, backward) = try Self.recorder.pictures(of: animator, in: kind)
        // The whole image in the frames of the two image views, which fill both of them.
        func image(_ frame: CGRect) -> CGRect {
            let scale = max(frame.width / 390, frame.height / 520)
            let size = CGSize(width: 390 * scale, height: 520 * scale)
            return CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        }
        let start = image(CGRect(x: 203, y: 168, width: 167, height: 167))
        let end = image(CGRect(x: 0, y: 0, width: 390, height: 468))
        for pictures in [forward, backward.reversed()] {
            for (index, picture) in pictures.enumerated().dropFirst().dropLast() {
                let part = CGFloat(index) / 4
                let wanted = [
                    start.minX + (end.minX - start.minX) * part, start.minY + (end.minY - start.minY) * part,
                    start.width + (end.width - start.width) * part,
                ]
                let found = frames(in: picture).contains { frame in
                    zip([frame.minX, frame.minY, frame.width], wanted).allSatisfy { abs($0 - $1) < 0.02 }
                }
                #expect(found, "\(index): \(wanted), but \(frames(in: picture).suffix(7))")
            }
        }
    }

    @Test("E14: no other demo has elements, and no transition is shown on this one by chance")
    func apart() {
        for animator in BuiltInTransition.allCases.map(\.animator) {
            for neighbour in [nil] + ScenePair.allCases.map(Optional.some) {
                #expect(ScenePair.suiting(animator.info, besides: neighbour) != .prints)
            }
        }
    }
}
