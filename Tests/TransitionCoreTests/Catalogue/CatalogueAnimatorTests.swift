import Foundation
import Testing

@testable import TransitionCore

/// An animator as a value says what it was given, and otherwise what the protocol says by default.
struct CatalogueAnimatorTests {
    private struct Plain: TransitionAnimator {
        let info = AnimatorInfo(name: "plain", title: "Plain", author: "Repertoire", summary: "Nothing.")
        func choreography(in scene: TransitionScene) -> Choreography { .identity }
    }

    private let scene = TransitionScene(size: CGSize(width: 390, height: 844))

    @Test("What is left out is the protocol's default")
    func defaults() {
        let (value, plain) = (CatalogueAnimator("plain", "Nothing.") { _ in .identity }, Plain())
        #expect(value.info == plain.info && value.timing == plain.timing && value.duration == plain.duration)
        #expect(value.allowsOvershoot == plain.allowsOvershoot && value.movesWholeWindow == plain.movesWholeWindow)
        #expect(value.keepsPresenter == plain.keepsPresenter && value.settings.isEmpty)
        #expect(value.choreography(in: scene).foreground.motions.isEmpty && value.returnChoreography(in: scene) == nil)
    }

    @Test("What is given is said")
    func given() {
        let value = CatalogueAnimator(
            "acme.tiltBack", title: "Lean", author: "Ann", tags: [.edge], since: "0.2", containers: [.modal],
            isReduceMotionSafe: true,
            duration: 2, timing: .linear, allowsOvershoot: true, movesWholeWindow: true, keepsPresenter: true,
            "It leans.",
            settings: [.flag("loose", true) { _ in .identity }]
        ) { _ in
            Choreography(foreground: .from(.opacity(0)))
        } returnChoreography: { _ in
            Choreography(foreground: .from(.opacity(0.5)))
        }
        #expect(
            value.info
                == AnimatorInfo(
                    name: "acme.tiltBack", title: "Lean", author: "Ann", tags: [.edge], summary: "It leans.",
                    since: "0.2",
                    containers: [.modal], isReduceMotionSafe: true))
        #expect(value.duration == 2 && value.timing == .linear && value.allowsOvershoot)
        #expect(value.movesWholeWindow && value.keepsPresenter && value.setting("loose")?.value == .flag(true))
        func opacity(_ choreography: Choreography?) -> Double? {
            choreography?.foreground.motions.first?.pose(at: 0).opacity
        }
        #expect(opacity(value.choreography(in: scene)) == 0)
        #expect(opacity(value.returnChoreography(in: scene)) == 0.5)
    }

    @Test(
        "Title and author come from the name",
        arguments: [
            ("slide", "Slide", "Repertoire"), ("tiltBack", "Tilt back", "Repertoire"),
            ("acme.tiltBack", "Tilt back", "Acme"), ("acme.more.nod", "Nod", "Acme"), ("", "", "Repertoire"),
        ])
    func names(name: String, title: String, author: String) {
        let info = CatalogueAnimator(TransitionName(name), "") { _ in .identity }.info
        #expect(info.title == title && info.author == author)
    }

    @Test("An overshooting spring's natural duration is that of the whole swing")
    func swinging() {
        let timing = Timing.spring(response: 0.5, dampingRatio: 0.5)
        let durations = [false, true].map {
            CatalogueAnimator("a", timing: timing, allowsOvershoot: $0, "") { _ in .identity }.duration
        }
        #expect(
            durations == [false, true].map { timing.naturalDuration(allowsOvershoot: $0) }
                && durations[0] < durations[1])
    }
}
