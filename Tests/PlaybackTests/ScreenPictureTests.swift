import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionPlayback

/// F110, F111: pieces are cut from a picture, and UIKit asks for it at the most difficult moment.
@MainActor
struct ScreenPictureTests {
    /// The built-in animators that show pieces of a screen in a container.
    private nonisolated static func inPieces(_ container: ContainerKind) -> [BuiltInTransition] {
        BuiltInTransition.chosen.filter { transition in
            let choreography = transition.animator.choreography(
                in: TransitionScene(size: CGSize(width: 390, height: 844), container: container))
            // A presenter that stays where it is is never in pieces.
            let roles = container != .modal || choreography.resting == .replace ? ScreenRole.allCases : [.foreground]
            return transition.animator.info.containers.contains(container)
                && roles.contains { !choreography[$0].pieces.isEmpty }
        }
    }

    @Test("There are animators in pieces for every container", arguments: ContainerKind.allCases)
    func containers(container: ContainerKind) {
        #expect(!Self.inPieces(container).isEmpty)
    }

    /// The pictures of the pieces below a layer.
    private func pictures(in layer: CALayer) -> [CGImage] {
        let own = layer.contents.map { [$0 as AnyObject].compactMap { $0 as? CGImage } } ?? []
        return own + (layer.sublayers ?? []).flatMap(pictures)
    }

    /// Checks that a transition plays with pieces, and that none of them is empty.
    private func expectPictures(
        in window: UIWindow, of animator: any TransitionAnimator, _ words: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let pictures = pictures(in: window.layer)
        #expect(
            !pictures.isEmpty, "\(animator.info.name.rawValue), \(words): no pieces", sourceLocation: sourceLocation)
        #expect(
            !pictures.contains(where: Headless.isEmpty), "\(animator.info.name.rawValue), \(words): an empty picture",
            sourceLocation: sourceLocation)
    }

    @Test("A screen in pieces is to be seen in them: pushed, popped and swiped back", arguments: inPieces(.navigation))
    func navigation(transition: BuiltInTransition) {
        let animator = transition.animator.duration(1)
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(animator)
        fixture.push("a")
        Headless.clock.advance(by: 0.3)
        expectPictures(in: fixture.window, of: animator, "push")
        fixture.settle()
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.3)
        expectPictures(in: fixture.window, of: animator, "pop")
        fixture.settle()
        fixture.pushed("b")
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 2 + 8 * Double(step), y: 400))
        }
        expectPictures(in: fixture.window, of: animator, "swipe back")
        touch.lift()
        fixture.settle()
    }

    @Test("A screen in pieces is to be seen in them: tabs, by tap, by swipe and in code", arguments: inPieces(.tab))
    func tabs(transition: BuiltInTransition) {
        let animator = transition.animator.duration(1)
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(animator, swipe: .fromAnywhere)
        fixture.tap(1)
        Headless.clock.advance(by: 0.3)
        expectPictures(in: fixture.window, of: animator, "tap")
        fixture.settle()
        fixture.tabs.selectedIndex = 0
        Headless.clock.advance(by: 0.3)
        expectPictures(in: fixture.window, of: animator, "back")
        fixture.settle()
        let touch = fixture.drag(from: 0.8, over: 0.5)
        expectPictures(in: fixture.window, of: animator, "swipe")
        touch.lift()
        fixture.settle()
    }

    @Test("A screen in pieces is to be seen in them: presented and dismissed", arguments: inPieces(.modal))
    func modal(transition: BuiltInTransition) {
        let animator = transition.animator.duration(1)
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(animator)
        fixture.present()
        Headless.clock.advance(by: 0.3)
        expectPictures(in: fixture.window, of: animator, "present")
        fixture.settle()
        fixture.detail.dismiss(animated: true)
        Headless.clock.advance(by: 0.3)
        expectPictures(in: fixture.window, of: animator, "dismiss")
        fixture.settle()
    }

    /// A background that shatters, under a foreground that comes in pieces too.
    private struct BothInPieces: TransitionAnimator {
        let info = AnimatorInfo(name: "both", title: "Both", summary: "Both screens come in halves.")
        let duration = 1.0
        func choreography(in scene: TransitionScene) -> Choreography {
            let halves = [UnitRect(x: 0, y: 0, width: 0.5, height: 1), UnitRect(x: 0.5, y: 0, width: 0.5, height: 1)]
            return Choreography(
                foreground: .init(pieces: halves.map { Piece($0, .from(.offset(y: 1))) }),
                background: .init(pieces: halves.map { Piece($0, .to(.offset(y: -1))) }))
        }
    }

    /// Whether a screen is at rest and not covered.
    private func isShown(_ screen: UIViewController, over other: UIViewController) -> Bool {
        guard let (own, others) = screen.viewIfLoaded.flatMap({ own in other.viewIfLoaded.map { (own, $0) } }),
            let window = own.window, own.layer.opacity > 0, others.window === window
        else { return false }
        func depth(_ view: UIView) -> CGFloat {
            sequence(first: view, next: \.superview).reduce(0) { $0 + $1.layer.zPosition }
        }
        return depth(own) >= depth(others)
    }

    @Test(
        "F110: when a picture shows what is new to the user, the new screen is still behind", arguments: [true, false])
    func flush(holdsBack: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.explicitTransactionsHoldBackScreenUpdates = holdsBack
        assumptions.navigationStartsInLayoutPass = false
        let tabs = TabFixture(assumptions: assumptions)
        tabs.tabs.setTabTransition(BothInPieces())
        var flashes = 0
        var hook = Headless.clock.onCommit {
            if isShown(tabs.screens[1], over: tabs.screens[0]) { flashes += 1 }
        }
        tabs.tap(1)
        Headless.clock.advance(by: 0.3)
        #expect(flashes == 0)
        expectPictures(in: tabs.window, of: BothInPieces(), "tab")
        hook.cancel()
        tabs.settle()

        let modal = ModalFixture(assumptions: assumptions)
        modal.detail.setModalTransition(BothInPieces())
        hook = Headless.clock.onCommit {
            if isShown(modal.detail, over: modal.root) { flashes += 1 }
        }
        modal.present()
        Headless.clock.advance(by: 0.3)
        #expect(flashes == 0)
        hook.cancel()
        modal.settle()

        let navigation = NavigationFixture(assumptions: assumptions)
        navigation.navigation.setNavigationTransition(BothInPieces())
        let screen = Screen("a")
        hook = Headless.clock.onCommit { if isShown(screen, over: navigation.root) { flashes += 1 } }
        navigation.navigation.pushViewController(screen, animated: true)
        Headless.clock.advance(by: 0.3)
        #expect(flashes == 0)
        expectPictures(in: navigation.window, of: BothInPieces(), "push")
        hook.cancel()
        navigation.settle()
    }

    @Test(
        "F110: a screen that UIKit says it has drawn, and has not, is drawn from its layers", arguments: [true, false])
    func saysYes(succeeds: Bool) throws {
        var assumptions = Headless.Assumptions()
        assumptions.drawingWhatWasNeverDisplayedSucceeds = succeeds
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.navigation.setNavigationTransition(BothInPieces())
        let screen = UIViewController()
        screen.view.backgroundColor = .green
        fixture.navigation.pushViewController(screen, animated: true)
        Headless.clock.advance(by: 0.3)
        #expect(pictures(in: fixture.window.layer).count == 4)
        expectPictures(in: fixture.window, of: BothInPieces(), "push")
        fixture.settle()
    }

    @Test("A screen in which there is nothing to be seen plays whole")
    func nothing() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(BothInPieces())
        let empty = UIViewController()
        fixture.navigation.pushViewController(empty, animated: true)
        Headless.clock.advance(by: 0.3)
        #expect(empty.view.layer.opacity == 1)
        #expect(pictures(in: fixture.window.layer).count == 2)
        fixture.settle()
        #expect(empty.view.layer.zPosition == 0)
    }
}
