import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// M3: when a swipe that presents is not for the presenter, the app is not asked for a screen.
@MainActor
struct ModalInteractiveRefusalTests {
    private final class Count { var made = 0 }

    private func install(on presenter: UIViewController, _ count: Count) {
        presenter.setInteractivePresentation(from: .trailing) {
            count.made += 1
            let made = Screen("made")
            made.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing))
            return made
        }
    }

    private func swipe(in window: UIWindow, y: Double = 200) {
        Headless.swipe(from: CGPoint(x: 388, y: y), to: CGPoint(x: 100, y: y), duration: 0.1, in: window)
    }

    /// A screen that leaves the presenter its touches.
    private final class PassThrough: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 600, width: 390, height: 244) }
        override var shouldRemovePresentersView: Bool { false }

        override func presentationTransitionWillBegin() {
            containerView?.frame = frameOfPresentedViewInContainerView
            presentedView?.frame = containerView?.bounds ?? .zero
            presentedView.map { containerView?.addSubview($0) }
        }
    }

    private final class PassThroughDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { PassThrough(presentedViewController: presented, presenting: presenting) }
    }

    @Test("M3: while it presents another screen that leaves it its touches")
    func presents() {
        let (fixture, count, delegate) = (ModalFixture(), Count(), PassThroughDelegate())
        install(on: fixture.root, count)
        fixture.detail.modalPresentationStyle = .custom
        fixture.detail.transitioningDelegate = delegate
        fixture.presented(animated: false)
        swipe(in: fixture.window)
        Headless.clock.settle()
        #expect(fixture.isPresented && count.made == 0)
        fixture.dismissed(animated: false)
        swipe(in: fixture.window)
        Headless.clock.settle()
        #expect(count.made == 1)
    }

    @Test("M3: while it is being presented itself")
    func arrives() {
        let (fixture, count) = (ModalFixture(), Count())
        install(on: fixture.detail, count)
        fixture.detail.setModalTransition(.cover.duration(1).timing(.linear))
        fixture.present()
        Headless.clock.advance(by: 0.5)
        swipe(in: fixture.window, y: 700)
        #expect(count.made == 0)
        fixture.settle()
        #expect(fixture.isPresented)
        swipe(in: fixture.window, y: 700)
        Headless.clock.settle()
        #expect(count.made == 1)
    }
}
