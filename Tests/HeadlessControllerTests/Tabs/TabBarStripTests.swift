import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// The bars of a phone that opens like a book.
@MainActor
struct TabBarStripTests {
    @MainActor
    private struct Folding {
        let stage: TabStage
        let root = UIViewController()
        let navigation: UINavigationController

        init(
            _ posture: Headless.Posture?, tabs: Int = 2,
            assuming: (inout Headless.Assumptions) -> Void = { _ in }
        ) {
            stage = TabStage(assuming: assuming)
            navigation = UINavigationController(rootViewController: root)
            let others = (1..<tabs).map { _ in UIViewController() }
            stage.tabs.viewControllers = [navigation] + others
            stage.tabs.selectedIndex = 0
            Headless.setPosture(posture, of: stage.window)
            Headless.clock.settle()
        }

        var bar: CGRect { stage.tabs.tabBar.frame }
        var insets: UIEdgeInsets { root.view.safeAreaInsets }
    }

    @Test("F149: bar, insets and navigation bar on the inner display")
    func inner() {
        let phone = Folding(.open)
        #expect(phone.bar == CGRect(x: 882, y: 0, width: 69, height: 669))
        #expect(phone.insets == UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84))
        #expect(phone.navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 951, height: 58))
        #expect(phone.root.view.frame.size == CGSize(width: 951, height: 669))
        phone.stage.tabs.tabBar.isHidden = true
        Headless.clock.settle()
        #expect(phone.insets == UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84), "F157")
    }

    @Test("F140, F147, F148: side, size classes and trait", arguments: Headless.Posture.allCases, [true, false])
    func sides(posture: Headless.Posture, isRightToLeft: Bool) {
        let phone = Folding(posture)
        Headless.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        Headless.setPosture(posture, of: phone.stage.window)
        Headless.clock.settle()
        let traits = phone.root.traitCollection
        #expect(traits.userInterfaceIdiom == .phone)
        let isInner = posture == .open || posture == .openUpright
        #expect((traits.horizontalSizeClass == .regular) == isInner)
        let isTurned = posture == .closedBarsLeft || posture == .closedBarsRight
        #expect((traits.verticalSizeClass == .compact) == isTurned)
        guard posture != .openUpright else {
            #expect(phone.bar == CGRect(x: 0, y: 951 - 83, width: 669, height: 83))
            #expect(traits.verticalBarEdge == .unspecified && phone.insets.bottom == 83 && phone.insets.top == 126)
            return
        }
        let isLeft = posture == .leftHalf || posture == .closedBarsLeft
        #expect(phone.bar.width == 69 && phone.bar.height == posture.size.height)
        #expect(phone.bar.minX == (isLeft ? 0 : posture.size.width - 69))
        #expect(phone.insets.left == (isLeft ? 84 : 0) && phone.insets.right == (isLeft ? 0 : 84))
        #expect(traits.verticalBarEdge == (isLeft != isRightToLeft ? .leading : .trailing))
    }

    @Test("F151, F152: pictures only, at the lower end; four and More in compact width, all in regular")
    func items() throws {
        let phone = Folding(.open, tabs: 8)
        let tabs = phone.stage.tabs
        #expect(tabs.tabBar.items?.count == 8)
        let frames = try (0..<8).map { try #require(tabs.tabBar.items?[$0].frame(in: tabs.view)) }
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minY - $0.minY == 52 })
        #expect(frames.allSatisfy { phone.bar.contains($0) && $0.width == 46 })
        #expect(frames[7].maxY == 633)
        tabs.selectedIndex = 6
        Headless.clock.settle()
        Headless.change(phone.stage.window, to: .closed)
        Headless.clock.settle()
        #expect(tabs.tabBar.items?.count == 5 && tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.tabBar.items?[0].frame(in: tabs.view)?.height == 52)
        Headless.change(phone.stage.window, to: .openUpright)
        Headless.clock.settle()
        #expect(tabs.tabBar.items?.count == 8 && tabs.selectedIndex == 6)
        #expect(tabs.selectedViewController?.view.window != nil)
    }

    @Test("F150: an app without upright bars gets the bar at the bottom")
    func disabled() {
        final class Plain: UIViewController {
            override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
        }
        let phone = Folding(.open)
        phone.navigation.viewControllers = [Plain()]
        phone.navigation.setNeedsUpdateOfVerticalBarConfiguration()
        Headless.clock.settle()
        #expect(phone.bar == CGRect(x: 0, y: 586, width: 951, height: 83))
        let insets = phone.navigation.topViewController?.view.safeAreaInsets ?? .zero
        #expect(insets.bottom == 83 && insets.left == 0 && insets.right == 0)
        #expect(phone.navigation.traitCollection.verticalBarEdge == .unspecified)
    }

    @Test("F142, F145: opening changes size, insets and traits of the same controllers, in several passes")
    func opens() {
        final class Witness: UIViewController {
            var seen: [UIEdgeInsets] = []
            var sizes: [CGSize] = []
            var told: [CGSize] = []
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                seen.append(view.safeAreaInsets)
                sizes.append(view.bounds.size)
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                told.append(size)
            }
        }
        for passes in [true, false] {
            let phone = Folding(.closed) { $0.openingPassesWrongValues = passes }
            let witness = Witness()
            phone.navigation.viewControllers = [witness]
            Headless.clock.settle()
            (witness.seen, witness.sizes) = ([], [])
            Headless.change(phone.stage.window, to: .open)
            Headless.clock.settle()
            #expect(witness.told == [CGSize(width: 951, height: 669)])
            #expect(witness.view.bounds.size == CGSize(width: 951, height: 669))
            #expect(witness.view.safeAreaInsets == UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84))
            #expect(witness.traitCollection.horizontalSizeClass == .regular)
            #expect(witness.seen.contains { $0.left == 84 && $0.right == 84 } == passes)
            #expect(witness.sizes.contains { $0.width == 678 } == passes)
        }
    }

    @Test("F144: opening cancels touches, or does not", arguments: [true, false])
    func touches(cancels: Bool) {
        let phone = Folding(.closed) { $0.openingCancelsTouches = cancels }
        var states: [UIGestureRecognizer.State] = []
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        Headless.addAction(to: press) { states.append($0.state) }
        phone.root.view.addGestureRecognizer(press)
        let touch = Headless.touch(at: CGPoint(x: 100, y: 300), in: phone.stage.window)
        Headless.clock.advance(by: 0.05)
        Headless.change(phone.stage.window, to: .open)
        #expect(states == (cancels ? [.began, .cancelled] : [.began]))
        touch.lift()
        Headless.clock.settle()
    }

    @Test("F175: a change of the stack shows the bar, or does not", arguments: [true, false])
    func shows(shows: Bool) {
        let phone = Folding(nil) { $0.stackChangesShowTheTabBar = shows }
        let bar = phone.stage.tabs.tabBar
        bar.isHidden = true
        phone.navigation.setViewControllers([UIViewController()], animated: false)
        #expect(bar.isHidden != shows)
        bar.isHidden = true
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        phone.navigation.pushViewController(detail, animated: true)
        Headless.clock.settle()
        #expect(bar.isHidden != shows)
    }

    @Test("F152: items in the strip say no place, where that is assumed")
    func noFrame() {
        let phone = Folding(.open) { $0.uprightItemsHaveNoFrame = true }
        #expect(phone.stage.tabs.tabBar.items?[0].frame(in: phone.stage.tabs.view) == nil)
        Headless.change(phone.stage.window, to: .openUpright)
        Headless.clock.settle()
        #expect(phone.stage.tabs.tabBar.items?[0].frame(in: phone.stage.tabs.view) != nil)
    }
}

/// The sidebar of a phone.
@MainActor
struct TabBarSidebarTests {
    @Test("F171: from regular width a phone has a sidebar in place of the bar, if the app wants one")
    func phone() {
        let stage = TabStage()
        let page = stage.pages[0]
        stage.tabs.mode = .tabSidebar
        Headless.setPosture(.closed, of: stage.window)
        Headless.clock.settle()
        #expect(page.view.safeAreaInsets.left == 0)
        Headless.change(stage.window, to: .open)
        Headless.clock.settle()
        #expect(page.view.safeAreaInsets.left == 280)
        #expect(page.view.safeAreaInsets.right == 84 && stage.tabs.tabBar.alpha == 0)
        stage.tabs.sidebar.isHidden = true
        Headless.clock.settle()
        #expect(page.view.safeAreaInsets.left == 0 && stage.tabs.tabBar.alpha == 1)
    }
}
