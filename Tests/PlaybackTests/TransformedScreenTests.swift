import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A screen with a transform that the app has set.
@MainActor
struct TransformedScreenTests {
    @Test("A screen keeps its own transform while a transition moves it, and after", arguments: [true, false])
    func own(finishes: Bool) throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push.duration(1).timing(.linear))
        let top = fixture.pushed("a")
        top.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.5)
        let playing = try #require(top.view.layer.presentation()).transform
        #expect(playing.m11 == 0.8 && abs(playing.m41 - 195) < 8, "it moves as far as a plain one")
        let control = fixture.navigation.transitions.control
        #expect(control.hold())
        control.scrub(to: 0.25)
        let held = top.view.layer.transform
        #expect(held.m11 == 0.8 && abs(held.m41 - 97.5) < 1)
        if finishes { control.finish() } else { control.cancel() }
        fixture.settle()
        #expect(top.view.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
        #expect((fixture.navigation.topViewController === top) != finishes)
    }
}
