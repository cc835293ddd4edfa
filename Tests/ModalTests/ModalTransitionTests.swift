import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Presentations and dismissals, and their residue.
@MainActor
struct ModalTransitionTests {
    /// The residue of the same changes without animation and without anything installed.
    func plainResidue(isRightToLeft: Bool = false, _ changes: (ModalFixture) -> Void) -> String {
        let plain = ModalFixture(isRightToLeft: isRightToLeft)
        plain.detail.modalPresentationStyle = .fullScreen
        changes(plain)
        return plain.residue()
    }

    @Test("M1, M5: presented and dismissed", arguments: BuiltInTransition.chosen, [false, true])
    func endings(transition: BuiltInTransition, isRightToLeft: Bool) {
        let afterPresent = plainResidue(isRightToLeft: isRightToLeft) { $0.presented(animated: false) }
        let fixture = ModalFixture(isRightToLeft: isRightToLeft)
        let before = fixture.residue()
        let home = fixture.root.view.superview
        fixture.detail.setModalTransition(transition.animator)
        fixture.present()
        Headless.clock.advance(by: 0.1)
        #expect(fixture.root.transitionCoordinator?.isAnimated == true)
        fixture.settle()
        #expect(fixture.isPresented && fixture.detail.view.window === fixture.window)
        if fixture.detail.modalPresentationStyle == .fullScreen { #expect(fixture.residue() == afterPresent) }
        fixture.dismissed()
        #expect(!fixture.isPresented && fixture.detail.view.window == nil)
        #expect(fixture.root.view.window === fixture.window && fixture.root.view.superview === home)
        #expect(fixture.root.view.transform == .identity)
        #expect(fixture.residue() == before)
    }

    @Test("M1, F39: both controllers hear of their appearance, once and in order")
    func appearance() {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.slide)
        fixture.presented()
        #expect(
            fixture.log.take() == ["root willDisappear", "detail willAppear", "detail didAppear", "root didDisappear"])
        fixture.dismissed()
        #expect(
            fixture.log.take().sorted()
                == ["detail didDisappear", "detail willDisappear", "root didAppear", "root willAppear"])
    }

    @Test("P31, P47: animated false never animates, and P51: leaves no black screen", arguments: [true, false])
    func unanimated(presentsAnimated: Bool) {
        let fixture = ModalFixture()
        let before = fixture.residue()
        fixture.detail.setModalTransition(.cube)
        var events: [TransitionEvent] = []
        fixture.detail.modalTransitionAdapter?.onTransition = { events.append($0) }
        fixture.presented(animated: presentsAnimated)
        #expect(fixture.isPresented)
        #expect(events.isEmpty == !presentsAnimated)
        events = []
        fixture.dismissed(animated: false)
        #expect(events.isEmpty)
        #expect(fixture.root.view.window === fixture.window)
        #expect(fixture.residue() == before)
    }

    @Test("P18: the library sets the style, and nil leaves the controller as it was found")
    func uninstall() {
        final class Own: NSObject, UIViewControllerTransitioningDelegate {}
        let fixture = ModalFixture()
        let own = Own()
        fixture.detail.transitioningDelegate = own
        fixture.detail.modalPresentationStyle = .formSheet
        fixture.detail.loadViewIfNeeded()
        let recognizers = fixture.detail.view.gestureRecognizers?.count ?? 0
        fixture.detail.setModalTransition(.slide)
        #expect(fixture.detail.modalPresentationStyle == .fullScreen)
        #expect(fixture.detail.transitioningDelegate !== own)
        #expect(fixture.detail.modalTransitionAdapter?.dismissGestureRecognizer != nil)
        fixture.detail.setModalTransition(.push, options: .init(swipe: .off))
        #expect(fixture.detail.modalTransitionAdapter?.dismissGestureRecognizer == nil)
        fixture.detail.setModalTransition(nil)
        #expect(fixture.detail.modalPresentationStyle == .formSheet && fixture.detail.transitioningDelegate === own)
        #expect(fixture.detail.modalTransitionAdapter == nil)
        #expect(fixture.detail.view.gestureRecognizers?.count ?? 0 == recognizers)
        #expect(!fixture.detail.modalPresentationCapturesStatusBarAppearance)
    }

    @Test("R9: a dismissal of its own", arguments: [true, false])
    func backward(isSwiped: Bool) throws {
        struct UpAndAway: TransitionAnimator {
            let info = AnimatorInfo(name: "upAndAway", title: "Up and away", summary: "In from below, out to the left.")
            func choreography(in scene: TransitionScene) -> Choreography {
                Choreography(foreground: .from(.offset(toward: .bottom)))
            }
            func returnChoreography(in scene: TransitionScene) -> Choreography? {
                Choreography(foreground: .from(.offset(toward: .leading)))
            }
        }
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(UpAndAway().duration(0.6), options: .init(edge: .leading))
        fixture.present()
        Headless.clock.advance(by: 0.1)
        let arriving = try #require(fixture.detail.view.layer.presentation()).transform
        #expect(arriving.m42 > 10 && arriving.m41 == 0)
        fixture.settle()
        if isSwiped {
            let touch = fixture.drag(from: CGPoint(x: 300, y: 300), by: CGSize(width: -100, height: 0), lifts: false)
            let leaving = fixture.detail.view.layer.transform
            #expect(leaving.m41 < -60 && leaving.m42 == 0)
            touch.cancel()
        } else {
            fixture.detail.dismiss(animated: true)
            Headless.clock.advance(by: 0.1)
            let leaving = try #require(fixture.detail.view.layer.presentation()).transform
            #expect(leaving.m41 < -10 && leaving.m42 == 0)
        }
        fixture.settle()
        #expect(fixture.isPresented == isSwiped)
    }

    @Test("M8: the presented screen decides about the status bar")
    func statusBar() {
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let fixture = ModalFixture()
        let dark = Dark(nibName: nil, bundle: nil)
        dark.setModalTransition(.cover)
        fixture.root.present(dark, animated: true)
        fixture.settle()
        #expect(Headless.statusBarStyle(in: fixture.window) == .lightContent)
        dark.dismiss(animated: true)
        fixture.settle()
        #expect(Headless.statusBarStyle(in: fixture.window) == .default)
    }

    @Test("M6, P19: turned while presented, then dismissed", arguments: BuiltInTransition.chosen)
    func rotation(transition: BuiltInTransition) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(transition.animator)
        fixture.presented()
        Headless.resize(fixture.window, to: CGSize(width: 844, height: 390))
        fixture.settle()
        #expect(fixture.detail.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        fixture.dismissed()
        #expect(fixture.root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(fixture.root.view.transform == .identity && fixture.root.view.window === fixture.window)
    }

    @Test("M6: turned in mid-flight, it jumps to the end", arguments: [true, false])
    func rotationInFlight(isPresenting: Bool) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cube.duration(2))
        fixture.present()
        if !isPresenting {
            fixture.settle()
            fixture.detail.dismiss(animated: true)
        }
        Headless.clock.advance(by: 0.2)
        Headless.resize(fixture.window, to: CGSize(width: 844, height: 390))
        Headless.clock.advance(by: 0.5)
        #expect(fixture.root.transitionCoordinator == nil)
        fixture.settle()
        #expect(fixture.isPresented == isPresenting)
        let shown = isPresenting ? fixture.detail : fixture.root
        #expect(shown.view.window === fixture.window)
        #expect(CATransform3DIsIdentity(shown.view.layer.transform))
        #expect(shown.view.frame.size == CGSize(width: 844, height: 390))
    }

    @Test("P32, P33: dismissed controllers and what is installed on them are freed", arguments: [true, false])
    func freed(isSwiped: Bool) {
        weak var weakDetail: UIViewController?
        weak var weakTransitions: ModalTransitionAdapter?
        let window: UIWindow
        do {
            let fixture = ModalFixture()
            window = fixture.window
            let detail = Screen("own")
            detail.setModalTransition(.fold)
            weakDetail = detail
            weakTransitions = detail.modalTransitionAdapter
            fixture.root.present(detail, animated: true)
        }
        #expect(Headless.clock.settle())
        #expect(weakDetail != nil && weakTransitions != nil)
        if isSwiped {
            Headless.swipe(
                from: CGPoint(x: 190, y: 100), to: CGPoint(x: 190, y: 800), duration: 0.3, in: window)
        } else {
            weakDetail?.dismiss(animated: true)
        }
        #expect(Headless.clock.settle())
        #expect(window.rootViewController?.presentedViewController == nil)
        #expect(weakDetail == nil && weakTransitions == nil)
    }

    @Test("P5: the window is emptied in mid-flight", arguments: BuiltInTransition.chosen, [true, false])
    func freedInFlight(transition: BuiltInTransition, isPresenting: Bool) {
        weak var weakDetail: UIViewController?
        weak var weakRoot: UIViewController?
        do {
            let fixture = ModalFixture()
            fixture.detail.setModalTransition(transition.animator)
            fixture.present()
            if !isPresenting {
                fixture.settle()
                fixture.detail.dismiss(animated: true)
            }
            Headless.clock.advance(by: 0.1)
            weakDetail = fixture.detail
            weakRoot = fixture.root
            fixture.window.rootViewController = nil
        }
        #expect(Headless.clock.settle())
        #expect(weakRoot == nil && weakDetail == nil)
    }
}
