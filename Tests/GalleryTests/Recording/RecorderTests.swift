import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import UIKit

@testable import GalleryCommand

/// Real animators, through the real adapter, on the demo screens.
@Suite(.inRelease, .serialized) @MainActor struct RecorderTests {
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

    @Test("Each container has a picture for each place, leads from one screen to the other, and moves in between")
    func ends() throws {
        for entry in try GalleryEntries.all() {
            for (kind, recorded) in entry.recording.containers {
                let name = "\(entry.card.name), \(kind)"
                for run in [recorded.forward, recorded.backward] {
                    #expect(run.count == Recording.places.count, "\(name)")
                    let (first, last) = (try #require(run.first), try #require(run.last))
                    #expect(words(first).contains("Where to next?"), "\(name)")
                    // A dialog leaves the first screen in sight, and has other words.
                    let hasArrived =
                        entry.card.name == "dialog"
                        ? words(last).count > words(first).count : words(last).contains("Three days by the sea")
                    #expect(hasArrived, "\(name)")
                    // Computed before the expectation, which would keep the whole trees for its report.
                    let isMoving = !run[run.count / 4].looks(like: first) && !run[run.count / 4].looks(like: last)
                    #expect(isMoving, "\(name)")
                }
            }
        }
    }

    @Test("Each animator is recorded in the containers that it names")
    func containers() throws {
        for (entry, animator) in zip(try GalleryEntries.all(), GalleryEntries.animators) {
            #expect(Set(entry.recording.containers.keys) == animator.info.containers, "\(entry.card.name)")
            #expect(Set(entry.card.lines.keys) == animator.info.containers, "\(entry.card.name)")
        }
    }

    /// Bars are not part of it: they show the words of where one goes, in either direction.
    @Test("Backward goes through the pictures of forward, unless the animator has a choreography of its own for it")
    func reversed() throws {
        for (entry, animator) in zip(try GalleryEntries.all(), GalleryEntries.animators) {
            for (kind, recorded) in entry.recording.containers where animator.isReversible(in: kind) {
                for step in recorded.forward.indices {
                    // Each may be rounded to a hundredth of a point, after samples on a line were left out of it that are
                    // up to a twentieth off.
                    let difference = recorded.forward[step].screens
                        .difference(from: recorded.backward[step].screens, within: 0.12)
                    #expect(difference == nil, "\(entry.card.name), \(kind), step \(step)")
                }
            }
        }
    }

    /// Ten moments of a run by itself at which Core Animation has a sample of it: between two of them, 120 a second, it
    /// draws a straight line, which says nothing about us. Of a spring only what a hand can show too.
    private func moments(of animator: any TransitionAnimator) -> [(time: Double, progress: Double)] {
        let run = ProgressRun(
            from: 0, to: 1, timing: animator.timing, duration: animator.duration,
            allowsOvershoot: animator.allowsOvershoot)
        let count = Int((run.duration * 120 - 1e-6).rounded(.up))
        return (1...10).map { Double($0 * count / 11) / Double(count) * run.duration }
            .map { ($0, run.progress(at: $0)) }
            .filter { (0...1).contains($0.1) }
    }

    /// What is seen at fractions of a change that is held.
    private func held(
        _ animator: any TransitionAnimator, in kind: ContainerKind, isBackward: Bool, at fractions: [Double]
    ) throws -> [DrawnLayer] {
        try Recorder().perform(animator, in: kind) { demo, window in
            if isBackward {
                demo.goForward()
                Headless.clock.turn()
                Headless.clock.settle()
            }
            let control = try #require(demo.control)
            control.holdNext()
            if isBackward { demo.goBackward() } else { demo.goForward() }
            Headless.clock.turn()
            let pictures = fractions.map { fraction in
                control.scrub(to: fraction)
                Headless.clock.turn()
                return Drawing.draw(Headless.picture(of: window.layer))
            }
            control.cancel()
            Headless.clock.settle()
            return pictures.compactMap(\.self)
        }
    }

    @Test("Played in its own time, each animator shows what a hand shows at that progress, both ways")
    func pace() throws {
        for (entry, animator) in zip(try GalleryEntries.all(), GalleryEntries.animators) {
            let pace = entry.recording.pace
            #expect(pace.first == 0 && pace.last == 1, "\(entry.card.name)")
            // A whole window is another picture in a hand than by itself.
            guard !animator.movesWholeWindow else { continue }
            let moments = moments(of: animator)
            for kind in animator.info.containers {
                for isBackward in [false, true] {
                    let kept = try held(animator, in: kind, isBackward: isBackward, at: moments.map(\.progress))
                    #expect(kept.count == moments.count && kept.count > 2, "\(entry.card.name), \(kind)")
                    try Recorder().perform(animator, in: kind) { demo, window in
                        if isBackward {
                            demo.goForward()
                            Headless.clock.turn()
                            Headless.clock.settle()
                        }
                        if isBackward { demo.goBackward() } else { demo.goForward() }
                        Headless.clock.turn()
                        var now = 0.0
                        for ((time, progress), kept) in zip(moments, kept) {
                            Headless.clock.advance(by: time - now)
                            now = time
                            let seen = try #require(Drawing.draw(Headless.picture(of: window.layer)))
                            // Samples that are within a quarter of a point of a line are left out.
                            let difference = kept.screens.difference(from: seen.screens, within: 0.3)
                            #expect(
                                difference == nil, "\(entry.card.name), \(kind), backward \(isBackward), \(progress)")
                        }
                        // The last frame of the pace is the first after the end.
                        Headless.clock.advance(by: Double(pace.count - 1) / Recording.framesPerSecond - now)
                        Headless.clock.settle()
                        #expect(!demo.isChanging, "\(entry.card.name), \(kind)")
                    }
                }
            }
        }
    }

    @Test("A recording is the same each time")
    func deterministic() throws {
        let animators = try (["slide", "cube", "fold"] as [TransitionName]).map {
            try TransitionRegistry.standard.animator(named: $0)
        }
        func files() throws -> [String: Data] {
            let recorder = Recorder(places: [0, 1, 2, 3, 4])
            let entries = try animators.map { GalleryEntry(card: Card($0), recording: try recorder.record($0)) }
            return Dictionary(uniqueKeysWithValues: Site(entries, template: [:]).files.map { ($0.name, $0.data) })
        }
        #expect(try files() == files())
    }

    @Test("Rounding moves no corner by a quarter of a point")
    func rounding() throws {
        for animator in GalleryEntries.animators {
            var worst = 0.0
            var corners = 0
            let (forward, backward) = try Recorder(places: (0...12).map(Double.init))
                .pictures(of: animator, in: .navigation)
            for picture in forward + backward {
                let drawn = try #require(Drawing.draw(picture))
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
