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

    @Test("Each take has a picture for each place, leads from one screen to the other, and moves in between")
    func ends() throws {
        for exhibit in try Exhibits.all() {
            for (kind, take) in exhibit.recording.takes {
                let name = "\(exhibit.card.name), \(kind)"
                for run in [take.forth, take.back] {
                    #expect(run.count == Recording.places.count, "\(name)")
                    let (first, last) = (try #require(run.first), try #require(run.last))
                    #expect(words(first).contains("Where to next?"), "\(name)")
                    #expect(words(last).contains("Three days by the sea"), "\(name)")
                    // Told before the expectation, which would keep the whole trees for its report.
                    let isMoving = !run[run.count / 4].looks(like: first) && !run[run.count / 4].looks(like: last)
                    #expect(isMoving, "\(name)")
                }
            }
        }
    }

    @Test("Each animator is recorded in the containers that it names")
    func containers() throws {
        for (exhibit, animator) in zip(try Exhibits.all(), Exhibits.animators) {
            #expect(Set(exhibit.recording.takes.keys) == animator.info.containers, "\(exhibit.card.name)")
            #expect(Set(exhibit.card.lines.keys) == animator.info.containers, "\(exhibit.card.name)")
        }
    }

    /// Bars are not part of it: they show the words of where one goes, whichever way that is.
    @Test("The way back goes through the pictures of the way in, unless the animator has a way back of its own")
    func reversed() throws {
        for (exhibit, animator) in zip(try Exhibits.all(), Exhibits.animators) {
            for (kind, take) in exhibit.recording.takes where animator.isReversible(in: kind) {
                for step in take.forth.indices {
                    let difference = take.forth[step].screens.difference(from: take.back[step].screens)
                    #expect(difference == nil, "\(exhibit.card.name), \(kind), step \(step)")
                }
            }
        }
    }

    /// Seconds after which a run by itself has come so far.
    private func time(to fraction: Double, of animator: any TransitionAnimator) -> Double {
        let run = ProgressRun(
            from: 0, to: 1, timing: animator.timing, duration: animator.duration,
            allowsOvershoot: animator.allowsOvershoot)
        var reach = 0...run.duration
        for _ in 0..<60 {
            let middle = (reach.lowerBound + reach.upperBound) / 2
            reach = run.progress(at: middle) < fraction ? middle...reach.upperBound : reach.lowerBound...middle
        }
        return reach.upperBound
    }

    @Test("Played in its own time, each animator shows the recorded pictures at its pace, both ways")
    func pace() throws {
        for (exhibit, animator) in zip(try Exhibits.all(), Exhibits.animators) {
            let pace = exhibit.recording.pace
            #expect(pace.first == 0 && pace.last == 1, "\(exhibit.card.name)")
            for (kind, take) in exhibit.recording.takes {
                try Recorder().perform(animator, in: kind) { venue, window in
                    for isBack in [false, true] {
                        if isBack { venue.goBack() } else { venue.goForth() }
                        Headless.clock.turn()
                        var now = 0.0
                        for step in stride(from: 6, to: Recording.places.count - 1, by: 5) {
                            let fraction = Recording.places[step] / Recording.places[Recording.places.count - 1]
                            let moment = time(to: fraction, of: animator)
                            Headless.clock.advance(by: moment - now)
                            now = moment
                            let seen = try #require(Drawing.draw(Headless.picture(of: window.layer)))
                            let kept = isBack ? take.back[take.back.count - 1 - step] : take.forth[step]
                            // Between two frames, 120 a second, a spring that starts is up to three quarters of a point
                            // beside the straight line between them.
                            let difference = kept.screens.difference(from: seen.screens, within: 0.75)
                            #expect(difference == nil, "\(exhibit.card.name), \(kind), back \(isBack), \(fraction)")
                        }
                        // The last frame of the pace is the first after the end.
                        Headless.clock.advance(by: Double(pace.count - 1) / Recording.framesPerSecond - now)
                        Headless.clock.settle()
                        #expect(!venue.isChanging, "\(exhibit.card.name), \(kind)")
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
            let exhibits = try animators.map { Site.Exhibit(card: Card($0), recording: try recorder.record($0)) }
            return Dictionary(uniqueKeysWithValues: Site(exhibits, template: [:]).files.map { ($0.name, $0.data) })
        }
        #expect(try files() == files())
    }

    @Test("Rounding moves no corner by a quarter of a point")
    func rounding() throws {
        for animator in Exhibits.animators {
            var worst = 0.0
            var corners = 0
            _ = try Recorder(places: (0...12).map(Double.init)).take(of: animator, in: .navigation) { picture in
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
