import Testing
import TransitionAnimations
import TransitionCore
import UIKit

/// A root screen in a window of a phone's size, in a fresh world, and a screen to present on it.
@MainActor
package struct ModalFixture {
    package let window: UIWindow
    package let root: Screen
    package let detail: Screen
    package let log = Log()

    package init(
        size: CGSize = CGSize(width: 390, height: 844),
        isRightToLeft: Bool = false,
        assumptions: Headless.Assumptions = .init()
    ) {
        Headless.reset()
        Headless.assumptions = assumptions
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        root = Screen("root", log: log)
        detail = Screen("detail", log: log)
        window.rootViewController = root
        window.makeKeyAndVisible()
        if isRightToLeft { detail.view.semanticContentAttribute = .forceRightToLeft }
        Headless.clock.settle()
        _ = log.take()
    }

    package func present(animated: Bool = true) {
        root.present(detail, animated: animated)
    }

    /// Presents and waits until it is done.
    package func presented(animated: Bool = true) {
        present(animated: animated)
        settle()
    }

    /// Dismisses and waits until it is done.
    package func dismissed(animated: Bool = true) {
        detail.dismiss(animated: animated)
        settle()
    }

    /// Dismisses the controller that presents `top`: together with `top`, or after it if the window must have a certain
    /// residue in between.
    package func dismissed(with top: UIViewController, atOnce: Bool, residue between: String) {
        if atOnce {
            root.dismiss(animated: true)
        } else {
            top.dismiss(animated: true)
            settle()
            #expect(residue() == between)
            detail.dismiss(animated: true)
        }
        settle()
        #expect(root.presentedViewController == nil)
    }

    package func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
        #expect(root.transitionCoordinator == nil, sourceLocation: sourceLocation)
        #expect(detail.transitionCoordinator == nil, sourceLocation: sourceLocation)
    }

    package var isPresented: Bool { root.presentedViewController === detail }

    /// A finger that moves by a distance in some time and rests there before it is lifted.
    @discardableResult
    package func drag(
        from start: CGPoint = CGPoint(x: 190, y: 300), by way: CGSize, seconds: Double = 0.4, rests: Bool = true,
        lifts: Bool = true
    ) -> Headless.Touch {
        let touch = Headless.touch(at: start, in: window)
        let end = CGPoint(x: start.x + way.width, y: start.y + way.height)
        touch.move(from: start, to: end, seconds: seconds)
        if rests { touch.rest(at: end) }
        if lifts { touch.lift() }
        return touch
    }

    /// A swipe down over a part of the height, lifted at rest.
    package func swipeDown(by fraction: Double, from start: CGPoint = CGPoint(x: 190, y: 100)) {
        _ = drag(from: start, by: CGSize(width: 0, height: fraction * window.bounds.height))
    }

    /// Everything of the window that a transition might leave behind, as text.
    package func residue() -> String { window.residue() }
}
