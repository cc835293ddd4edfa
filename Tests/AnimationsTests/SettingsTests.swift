import Foundation
import GalleryGoldenText
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTesting

/// Settings of single transitions, at more than one value.
struct SettingsTests {
    private let scene = TransitionScene(size: CGSize(width: 390, height: 844))

    @Test("The parallax of a push is how far the old screen gives way", arguments: [0, 0.3, 0.5, 1])
    func parallax(part: Double) {
        for edge in TransitionEdge.allCases {
            let animator = CatalogueAnimator.push(from: edge, parallax: part)
            let last = animator.choreography(in: scene).background.motions[0].pose(at: 1).offset
            #expect(abs(last.x + part * edge.x) < 1e-12 && abs(last.y + part * edge.y) < 1e-12)
            #expect(Audit.findings(of: animator) == [])
        }
    }

    @Test("A parallax outside of 0 to 1 is brought within", arguments: [(-1, 0), (7, 1), (.nan, 0), (.infinity, 1)])
    func parallaxOutside(given: Double, played: Double) {
        let animator = CatalogueAnimator.push(parallax: given)
        #expect(animator.choreography(in: scene).background.motions[0].pose(at: 1).offset.x == -played)
    }

    @Test("Without the setting a push is as it was, and by its name and in the enum too")
    func parallaxLeftOut() {
        let animators: [any TransitionAnimator] = [
            CatalogueAnimator.push, .push, .push(from: .trailing), .push(parallax: 0.3),
            BuiltInTransition.push.animator,
        ]
        let texts = Set(animators.map { Golden(animator: $0).text })
        #expect(texts.count == 1)
        #expect(Golden(animator: .push(from: .top, parallax: 0.5)).text != texts.first)
    }

    @Test("A slide may go as a cover does")
    func returning() throws {
        let animator: any TransitionAnimator = .slide.backward(.cover)
        #expect(animator.info.name == "slide" && Audit.findings(of: animator) == [])
        let back = try #require(animator.returnChoreography(in: scene))
        let half = Coverage(of: back, size: scene.size, progress: 0.5)
        #expect(half.sightings(x: 195, y: 800).first?.role == .foreground)
        #expect(half.sightings(x: 195, y: 100).first?.role == .background)
    }

    @Test("What swings by its timing goes straight under a finger")
    func swings() {
        let transition = CatalogueAnimator.drop
        #expect(transition.allowsOvershoot)
        let run = ProgressRun(
            from: 0, to: 1, timing: transition.timing, duration: transition.duration, allowsOvershoot: true)
        let course = (0...200).map { run.progress(at: run.duration * Double($0) / 200) }
        #expect(1.03...1.2 ~= (course.max() ?? 0), "it goes beyond its place by itself")
        #expect(Audit.findings(of: transition) == [])
    }
}
