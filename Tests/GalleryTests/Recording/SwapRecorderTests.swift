import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import UIKit

@testable import GalleryCommand

/// The demos of roots and children, through the real calls.
@Suite(.serialized) @MainActor struct SwapRecorderTests {
    private static let recorder: Recorder = {
        var recorder = Recorder()
        recorder.places = [0, 1, 2, 3, 4]
        return recorder
    }()

    private func pictures(_ kind: SwapKind) throws -> (forward: [LayerPicture], backward: [LayerPicture]) {
        try Self.recorder.pictures(of: CatalogueAnimator.push, in: kind.container) { kind.demo($0) }
    }

    /// The frame of a layer, without a turn.
    private func frame(_ picture: LayerPicture) -> CGRect {
        let offset = picture.transform
        return CGRect(
            x: picture.position.x - picture.anchorPoint.x * picture.bounds.width + offset[12],
            y: picture.position.y - picture.anchorPoint.y * picture.bounds.height + offset[13],
            width: picture.bounds.width, height: picture.bounds.height)
    }

    /// Whether a layer, or one in it, shows a picture of a window.
    private func isPicture(_ picture: LayerPicture) -> Bool {
        if case .snapshot = picture.contents { return true }
        return picture.sublayers.contains(where: isPicture)
    }

    @Test("C1: the login makes room for the app and back, one of them live and the other a picture of the window")
    func root() throws {
        let (forward, backward) = try pictures(.root)
        for (pictures, sign) in [(forward, 1.0), (backward, -1.0)] {
            #expect(pictures.count == 5)
            let middle = pictures[2]
            let old = try #require(middle.sublayers.first(where: isPicture))
            let new = try #require(middle.sublayers.first { !isPicture($0) && $0.bounds.width == 390 })
            #expect(sign > 0 ? frame(new).minX > 50 : frame(new).minX < 0, "\(frame(new))")
            #expect(sign > 0 ? frame(old).minX < 0 : frame(old).minX > 50, "\(frame(old))")
            // The app has a tab bar, and the login none: the live screens differ.
            let texts = String(describing: new)
            #expect(texts.contains("Wanderlist") == (sign < 0))
        }
    }

    @Test("C3: the children move in their view, and the heading stays")
    func child() throws {
        let (forward, backward) = try pictures(.child)
        for pictures in [forward, backward] {
            let stage = try #require(Self.stage(in: pictures[2]))
            #expect(frame(stage) == CGRect(x: 0, y: 230, width: 390, height: 614))
            #expect(!isPicture(pictures[2]), "both are live")
            let screens = stage.sublayers.filter { $0.bounds.width == 390 && !$0.sublayers.isEmpty }
            let places = screens.map { frame($0).minX }
            #expect(places.count == 2, "\(places)")
            #expect(places.max() ?? 0 > 50 && places.min() ?? 0 < 0, "\(places)")
        }
    }

    private static func stage(in picture: LayerPicture) -> LayerPicture? {
        if picture.bounds.size == CGSize(width: 390, height: 614), picture.sublayers.count >= 2 { return picture }
        return picture.sublayers.lazy.compactMap(stage).first
    }

    @Test("The recordings have the pace of their transitions, and end where the next one begins")
    func recordings() throws {
        for kind in SwapKind.allCases {
            let recording = try Self.recorder.record(kind, by: CatalogueAnimator.fold)
            #expect(recording.pace == Recorder.pace(of: CatalogueAnimator.fold))
            #expect(Array(recording.containers.keys) == [kind.container])
            let container = try #require(recording.containers[kind.container])
            #expect(container.forward.count == 5 && container.backward.count == 5)
        }
    }
}
