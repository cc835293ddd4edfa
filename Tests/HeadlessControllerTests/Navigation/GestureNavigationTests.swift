import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// The system's own swipe back, driven by fingers.
@MainActor
struct GestureNavigationTests {
    /// A navigation controller with `depth` plain controllers.
    private func makeNavigation(
        depth: Int = 2, assuming: (inout Headless.Assumptions) -> Void = { _ in }
    ) -> (window: UIWindow, navigation: UINavigationController) {
        Headless.reset()
        assuming(&Headless.assumptions)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let navigation = UINavigationController()
        navigation.viewControllers = (0..<depth).map { _ in UIViewController() }
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        return (window, navigation)
    }

    private func swipe(_ window: UIWindow, from x: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3) {
        let (start, end) = (CGPoint(x: x, y: 400), CGPoint(x: end, y: 400))
        Headless.swipe(from: start, to: end, duration: duration, in: window)
        Headless.clock.settle()
    }

    @Test("F77: a swipe from the leading edge pops")
    func pops() {
        let (window, navigation) = makeNavigation()
        let top = navigation.topViewController
        swipe(window, from: 2, to: 350)
        #expect(navigation.viewControllers.count == 1)
        #expect(top?.viewIfLoaded?.window == nil)
        #expect(navigation.topViewController?.view.window === window)
    }

    @Test("F77, F34: a short and slow swipe cancels, twenty times, and then one pops")
    func cancels() {
        let (window, navigation) = makeNavigation()
        let top = navigation.topViewController
        for _ in 0..<20 {
            swipe(window, from: 2, to: 60, duration: 1)
            #expect(navigation.viewControllers.count == 2)
            #expect(navigation.topViewController === top)
            #expect(top?.view.window === window)
            #expect(navigation.transitionCoordinator == nil)
        }
        swipe(window, from: 2, to: 350)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A flick pops however short")
    func flick() {
        let (window, navigation) = makeNavigation()
        swipe(window, from: 2, to: 120, duration: 0.06)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("P45: the system takes the finger away: the swipe back is cancelled")
    func systemCancels() {
        let (window, navigation) = makeNavigation()
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: window)
        for x in stride(from: 20, through: 380, by: 20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        touch.cancel()
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("F81: disabling the recogniser while it recognises cancels the swipe")
    func disabled() {
        let (window, navigation) = makeNavigation()
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: window)
        Headless.clock.advance(by: 0.05)
        touch.move(to: CGPoint(x: 200, y: 400))
        Headless.clock.advance(by: 0.05)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        Headless.clock.settle()
        touch.lift()
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("F77: not from the middle, unless the content has a gesture of its own", arguments: [false, true])
    func middle(hasContentGesture: Bool) {
        let (window, navigation) = makeNavigation { $0.hasContentPopGesture = hasContentGesture }
        swipe(window, from: 100, to: 380)
        #expect(navigation.viewControllers.count == (hasContentGesture ? 1 : 2))
    }

    @Test("Nothing to swipe back to at the root")
    func root() {
        let (window, navigation) = makeNavigation(depth: 1)
        swipe(window, from: 2, to: 350)
        #expect(navigation.viewControllers.count == 1)
        navigation.pushViewController(UIViewController(), animated: true)
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == 2, "and the stack is not stuck")
    }

    @Test("F30: a view of the screen loses its touch to the swipe")
    func cancelsTouches() {
        let (window, navigation) = makeNavigation()
        let view = RecordingView(frame: window.bounds)
        navigation.topViewController?.view.addSubview(view)
        swipe(window, from: 2, to: 350)
        #expect(view.heard.first == "began")
        #expect(view.heard.last == "cancelled")
    }

    @Test("The system's swipe can be made to wait for another gesture")
    func failureRequirement() throws {
        let (window, navigation) = makeNavigation()
        let own = UIPanGestureRecognizer()
        var began = 0
        Headless.addAction(to: own) { if $0.state == .began { began += 1 } }
        navigation.topViewController?.view.addGestureRecognizer(own)
        try #require(navigation.interactivePopGestureRecognizer).require(toFail: own)
        swipe(window, from: 2, to: 350)
        #expect(began == 1)
        #expect(navigation.viewControllers.count == 2)
        own.isEnabled = false
        swipe(window, from: 2, to: 350)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("The controller swiped away is freed")
    func freed() {
        let (window, navigation) = makeNavigation()
        weak var top: UIViewController?
        top = navigation.topViewController
        swipe(window, from: 2, to: 350)
        #expect(top == nil)
    }
}
