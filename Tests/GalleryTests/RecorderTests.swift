import Animations
import Foundation
import Testing
import UIKit

@testable import gallery

/// Real animators, through the real adapter, on the demo screens.
@Suite(.serialized) @MainActor struct RecorderTests {
    /// Words of all labels that can be seen, from back to front.
    private func words(_ layer: DrawnLayer) -> [String] {
        guard layer.isVisible, layer[.opacity] != [0] else { return [] }
        let own = layer.content.compactMap { member -> String? in
            guard member.key == "t", case .object(let parts) = member.value,
                case .string(let text)? = parts.first(where: { $0.key == "s" })?.value
            else { return nil }
            return text
        }
        return own + (layer.picture.map { words($0.root) } ?? []) + layer.children.flatMap(words)
    }

    @Test("Each run begins with one screen and ends with the other, and moves in between")
    func ends() throws {
        let resting = try restingPicture()
        for exhibit in try Exhibits.all() {
            let (recording, name) = (exhibit.recording, exhibit.card.name)
            for (run, from, to) in [
                (recording.forth, "Where to next?", "Three days by the sea"),
                (recording.back, "Three days by the sea", "Where to next?"),
            ] {
                let (first, last) = (try #require(run.first), try #require(run.last))
                #expect(words(first).contains(from), "\(name)")
                #expect(words(last).contains(to), "\(name)")
                #expect(!words(last).contains(from), "\(name)")
                #expect(run.count > 10, "\(name)")
                // Told before the expectation, which would keep the whole trees for its report.
                let isMoving = !run[run.count / 4].looks(like: first) && !run[run.count / 4].looks(like: last)
                #expect(isMoving, "\(name)")
            }
            let isAtRest = recording.back.last?.looks(like: resting) == true
            #expect(isAtRest, "\(name)")
        }
    }

    /// The first screen as it is when nothing ever moved.
    private func restingPicture() throws -> DrawnLayer {
        let still = try Recorder().record(TransitionRegistry.standard.animator(named: "fade"))
        return try #require(still.back.last)
    }

    /// The bar is not part of it: it shows the words of where one goes, whichever way that is.
    @Test("With progress proportional to time, the way back is the way in, run backwards, for every animator")
    func reversed() throws {
        func container(_ frame: DrawnLayer) -> DrawnLayer { frame.children[0].children[0] }
        // A whole window moves as a picture one way and as itself the other.
        for animator in TransitionRegistry.standard.all where !animator.movesWholeWindow {
            let even = animator.timing(.linear).duration(0.4)
            var recording = try Recorder().record(even)
            recording.forth = recording.forth.map(container)
            recording.back = recording.back.map(container)
            #expect(recording.forth.count == recording.back.count, "\(animator.info.name)")
            let isBackReversed = recording.isBackReversed
            #expect(isBackReversed, "\(animator.info.name)")
        }
    }

    @Test("A recording is the same each time")
    func deterministic() throws {
        let animators = try (["slide", "cube", "fold"] as [TransitionName]).map {
            try TransitionRegistry.standard.animator(named: $0)
        }
        func files() throws -> [String: Data] {
            let exhibits = try animators.map { Site.Exhibit(card: Card($0), recording: try Recorder().record($0)) }
            return Dictionary(uniqueKeysWithValues: Site(exhibits, template: [:]).files.map { ($0.name, $0.data) })
        }
        #expect(try files() == files())
    }

    @Test("Rounding moves no corner by a quarter of a point")
    func rounding() throws {
        for animator in TransitionRegistry.standard.all {
            var worst = 0.0
            var corners = 0
            try Recorder().record(animator) { picture in
                guard let drawn = Drawing.draw(picture) else { return }
                compare(picture, drawn, { $0 }, { $0 }) { exact, rounded in
                    corners += 1
                    worst = max(worst, abs(exact.x - rounded.x), abs(exact.y - rounded.y))
                }
            }
            #expect(corners > 1000, "\(animator.info.name)")
            #expect(worst < 0.25, "\(animator.info.name)")
        }
    }

    /// Calls `found` with each layer's corners on the screen, as recorded and as kept.
    private func compare(
        _ picture: LayerPicture, _ drawn: DrawnLayer, _ outward: @escaping (CGPoint) -> CGPoint,
        _ drawnOutward: @escaping (CGPoint) -> CGPoint, found: (CGPoint, CGPoint) -> Void
    ) {
        let (bounds, anchor) = (picture.bounds, picture.anchorPoint)
        let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
        let matrix = Matrix.move(-x, -y).then(Matrix(numbers: picture.transform))
            .then(.move(picture.position.x, picture.position.y))
        let exact = { (point: CGPoint) in outward(matrix.project(point.x, point.y)) }

        let box = drawn[.box] ?? []
        let origin = drawn[.origin] ?? [box[2] / 2, box[3] / 2]
        let kept = Matrix(numbers: drawn[.matrix] ?? []).about(origin[0], origin[1]).then(.move(box[0], box[1]))
        let rounded = { (point: CGPoint) in drawnOutward(kept.project(point.x, point.y)) }
        for (u, v) in [(0.0, 0.0), (1, 0), (1, 1), (0, 1)] {
            let (dx, dy) = (u * bounds.width, v * bounds.height)
            found(
                exact(CGPoint(x: bounds.minX + dx, y: bounds.minY + dy)),
                rounded(CGPoint(x: dx, y: dy)))
        }
        let (minX, minY) = (bounds.minX, bounds.minY)
        let shifted = { (point: CGPoint) in rounded(CGPoint(x: point.x, y: point.y)) }
        for (child, drawnChild) in zip(Drawing.backToFront(picture.sublayers).filter { !$0.isHidden }, drawn.children) {
            #expect(child.sublayerTransform == LayerPicture.identity)
            compare(child, drawnChild, exact, shifted, found: found)
        }
        #expect(minX == 0 && minY == 0)
    }
}
