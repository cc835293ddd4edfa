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

    /// A controller that cannot be presented.
    enum Unfit: CaseIterable { case presenter, ancestor, coveredRoot, child, presented }

    /// What the app's closure returns.
    private final class Answer {
        var screen: UIViewController

        init(_ screen: UIViewController) { self.screen = screen }
    }

    @Test(
        "M3: a controller that is in use is refused, and the next swipe is as before", arguments: Unfit.allCases,
        [true, false])
    func unfit(_ unfit: Unfit, hasTransition: Bool) {
        let fixture = ModalFixture()
        defer { Headless.exceptionHandler = nil }
        var complaints: [String] = []
        Headless.exceptionHandler = { complaints.append($0) }
        let answer = Answer(fixture.root)
        var presenter: UIViewController = fixture.root
        let other = UIWindow(frame: fixture.window.frame)
        switch unfit {
        case .presenter: break
        case .ancestor, .coveredRoot:
            if unfit == .coveredRoot { fixture.detail.modalPresentationStyle = .fullScreen }
            fixture.presented(animated: false)
            presenter = fixture.detail
        case .child:
            answer.screen = Screen("child")
            fixture.root.addChild(answer.screen)
            fixture.root.view.addSubview(answer.screen.view)
            answer.screen.didMove(toParent: fixture.root)
        case .presented:
            // In another window, which goes on showing it.
            other.rootViewController = Screen("other")
            other.makeKeyAndVisible()
            answer.screen = Screen("shown")
            other.rootViewController?.present(answer.screen, animated: false)
            Headless.clock.settle()
            other.isHidden = true
            fixture.window.makeKeyAndVisible()
        }
        if hasTransition { answer.screen.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing)) }
        let owner = answer.screen.presentingViewController
        presenter.setInteractivePresentation(from: .trailing) { answer.screen }
        swipe(in: fixture.window)
        Headless.clock.settle()
        #expect(complaints.isEmpty && presenter.presentedViewController == nil)
        #expect(answer.screen.presentingViewController === owner && presenter.view.window === fixture.window)
        answer.screen = Screen("fit")
        answer.screen.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing))
        swipe(in: fixture.window)
        Headless.clock.settle()
        #expect(presenter.presentedViewController === answer.screen && complaints.isEmpty)
    }
}
