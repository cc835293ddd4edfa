import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit

/// Whole-window transitions under every assumption and with several animators.
@MainActor
struct SnapshotAssumptionTests {
    typealias Change = @MainActor @Sendable (inout Headless.Assumptions) -> Void

    /// The changes, each of which reverses one assumption.
    nonisolated static let changes: [Change] = [
        { _ in },
        { $0.zeroDurationCompletesLater.toggle() },
        { $0.detachedLayersLoseAnimations.toggle() },
        { $0.removedAnimationsEndAtOnce.toggle() },
        { $0.panTranslationStartsAtZero.toggle() },
        { $0.interactionControllerStartsEveryTransition.toggle() },
        { $0.alongsideBlocksAnimateWithoutBlockAnimation.toggle() },
        { $0.asksForAnimatorsWhenNotAnimated.toggle() },
        { $0.navigationPlacesTheArrivingView.toggle() },
        { $0.navigationStartsInLayoutPass.toggle() },
        { $0.hasContentPopGesture.toggle() },
        { $0.willShowPrecedesAppearance.toggle() },
    ]

    /// A push, a cancelled swipe, a finished one, a push and Back; returns the window's residue after each.
    private func course(_ assumptions: Headless.Assumptions, _ animator: (any TransitionAnimator)?) -> [String] {
        let fixture = NavigationFixture(.inTabs, assumptions: assumptions)
        let isPlain = animator == nil
        // The same recognisers and delegate are there without motion.
        fixture.navigation.setNavigationTransition(animator ?? .snapshotPush)
        var residues: [String] = []
        fixture.pushed("a", animated: !isPlain)
        residues.append(fixture.residue())
        if !isPlain { fixture.swipeBack(to: 0.3) }
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        residues.append(fixture.residue())
        if isPlain { fixture.navigation.popViewController(animated: false) } else { fixture.swipeBack(to: 0.8) }
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
        residues.append(fixture.residue())
        fixture.pushed("b", animated: !isPlain)
        residues.append(fixture.residue())
        fixture.navigation.popViewController(animated: !isPlain)
        fixture.settle()
        residues.append(fixture.residue())
        #expect(fixture.pictureCount == 0 && Headless.warnings.isEmpty)
        return residues
    }

    @Test("Under each unverified fact the window ends as after plain changes", arguments: changes.indices)
    func assumption(index: Int) {
        var assumptions = Headless.Assumptions()
        Self.changes[index](&assumptions)
        #expect(course(assumptions, .snapshotPush) == course(assumptions, nil))
    }

    @Test("Any animator may move the window", arguments: BuiltInTransition.chosen)
    func animators(transition: BuiltInTransition) {
        let whole = transition.animator.wholeWindow.duration(0.5)
        #expect(course(.init(), whole) == course(.init(), nil))
    }

    @Test("A duration that cannot be played is a change at once", arguments: [0, -1, Double.nan, .infinity])
    func durations(duration: Double) {
        let fixture = NavigationFixture(.inTabs)
        fixture.navigation.setNavigationTransition(.snapshotPush.duration(duration))
        let screen = fixture.push("a")
        // One turn to begin (F111), another to end (F136).
        for _ in 0..<2 { Headless.clock.turn() }
        #expect(fixture.pictures().isEmpty && fixture.navigation.transitionCoordinator == nil)
        #expect(screen.view.window === fixture.window)
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1 && fixture.pictureCount == 0)
    }
}
