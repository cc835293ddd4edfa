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

    @Test("R9: a dismissal of its own, under a finger")
    func backward() throws {
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
        fixture.presented()
        let touch = fixture.drag(from: CGPoint(x: 300, y: 300), by: CGSize(width: -100, height: 0), lifts: false)
        let leaving = fixture.detail.view.layer.transform
        #expect(leaving.m41 < -60 && leaving.m42 == 0)
        touch.cancel()
        fixture.settle()
        #expect(fixture.isPresented)
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

    @Test("P32, P33: dismissed controllers and what is installed on them are freed after a swipe")
    func freed() {
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
        Headless.swipe(from: CGPoint(x: 190, y: 100), to: CGPoint(x: 190, y: 800), duration: 0.3, in: window)
        #expect(Headless.clock.settle())
        #expect(window.rootViewController?.presentedViewController == nil)
        #expect(weakDetail == nil && weakTransitions == nil)
    }
}
