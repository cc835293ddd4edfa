import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A9, T11, M7: which recogniser gets a finger that several want.
@MainActor
struct SwipeArbitrationTests {
    /// A screen with a scroll view and a row that swipes.
    private final class Rich: UIViewController {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        let row = UIView(frame: CGRect(x: 0, y: 450, width: 390, height: 60))
        let rowPan = UIPanGestureRecognizer()
        private(set) var rowSwipes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.contentSize = CGSize(width: 900, height: 200)
            row.addGestureRecognizer(rowPan)
            Headless.addAction(to: rowPan) { [weak self] in if $0.state == .began { self?.rowSwipes += 1 } }
            for inner in [scroll, row] { view.addSubview(inner) }
        }
    }

    private func fixture() -> (NavigationFixture, Rich) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push, options: .init(swipe: .fromAnywhere))
        let rich = Rich()
        fixture.navigation.pushViewController(rich, animated: false)
        fixture.settle()
        return (fixture, rich)
    }

    private func swipe(_ fixture: NavigationFixture, y: Double, from: Double = 60, to: Double = 360) {
        Headless.swipe(
            from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), duration: 0.2, in: fixture.window
        )
        Headless.clock.settle()
    }

    @Test("T11: a row that swipes goes first")
    func rows() {
        let (fixture, rich) = fixture()
        swipe(fixture, y: 480)
        #expect(fixture.navigation.topViewController === rich)
        #expect(rich.rowSwipes == 1)
        rich.rowPan.isEnabled = false
        swipe(fixture, y: 480)
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("From the edge the swipe back goes before everything within, as the system's does")
    func edge() {
        let (fixture, rich) = fixture()
        fixture.navigation.setNavigationTransition(.push)
        rich.scroll.contentOffset.x = 300
        swipe(fixture, y: 200, from: 2)
        #expect(fixture.navigation.viewControllers.count == 1)
        #expect(rich.scroll.contentOffset.x == 300)
    }

    @Test("M7: a swipe for two fingers within does not keep one finger waiting", arguments: [true, false])
    func twoFingers(isOurs: Bool) {
        let fixture = ModalFixture()
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("a"), Screen("b")]
        if isOurs {
            tabs.setTabTransition(.slide, options: .init(swipe: .fromAnywhere, touches: 2...2))
        } else {
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 2
            tabs.viewControllers?[0].view.addGestureRecognizer(pan)
        }
        tabs.setModalTransition(.cover)
        fixture.root.present(tabs, animated: true)
        fixture.settle()
        fixture.swipeDown(by: 0.7)
        fixture.settle()
        #expect(fixture.root.presentedViewController == nil)
    }
}
