import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct TabBarLayoutTests {
    private func stage(pages: Int = 3) -> TabStage {
        let stage = TabStage(pages: pages)
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: stage.window)
        Headless.clock.settle()
        return stage
    }

    @Test("The bar stands above the home indicator, and the content goes below it")
    func translucent() {
        let stage = stage()
        #expect(stage.tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        #expect(stage.pages[0].view.frame == stage.window.bounds)
        #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    }

    @Test("F21: an opaque bar, or edges not extended, leave the content what remains")
    func opaque() {
        let stage = stage()
        let above = CGRect(x: 0, y: 0, width: 390, height: 844 - 83)
        stage.pages[0].edgesForExtendedLayout = []
        Headless.clock.settle()
        #expect(stage.pages[0].view.frame == above)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 0)
        stage.pages[0].edgesForExtendedLayout = .all
        stage.tabs.tabBar.isTranslucent = false
        Headless.clock.settle()
        #expect(stage.pages[0].view.frame == above)
        stage.delegate.animator = BlockAnimator()
        stage.tabs.delegate = stage.delegate
        stage.tabs.selectedIndex = 1
        Headless.clock.settle()
        #expect(stage.pages[1].view.frame == above)
        stage.pages[1].extendedLayoutIncludesOpaqueBars = true
        Headless.clock.settle()
        #expect(stage.pages[1].view.frame == stage.window.bounds)
    }

    @Test("A hidden bar takes no room", arguments: [true, false])
    func hidden(animated: Bool) {
        let stage = stage()
        stage.tabs.setTabBarHidden(true, animated: animated)
        Headless.clock.settle()
        #expect(stage.tabs.isTabBarHidden)
        #expect(stage.tabs.tabBar.frame.minY == 844)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 34)
        stage.tabs.isTabBarHidden = false
        #expect(stage.tabs.tabBar.frame.maxY == 844)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 83)
    }

    @Test("The bar follows the window's size")
    func resized() {
        let stage = stage()
        Headless.resize(stage.window, to: CGSize(width: 844, height: 390))
        Headless.clock.settle()
        #expect(stage.tabs.tabBar.frame == CGRect(x: 0, y: 390 - 83, width: 844, height: 83))
        #expect(stage.pages[0].view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        stage.tabs.selectedIndex = 1
        #expect(stage.pages[1].view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test("In a language from right to left the first item is at the right")
    func rightToLeft() {
        let stage = stage()
        Headless.layoutDirection = .rightToLeft
        stage.tabs.tabBar.setNeedsLayout()
        Headless.clock.settle()
        stage.tap(0)
        #expect(stage.tabs.selectedIndex == 2)
        stage.tap(2)
        #expect(stage.tabs.selectedIndex == 0)
    }

    @Test("The layers of the bar show picture, title and badge of every item, the selected one in the tint")
    func drawn() {
        let stage = stage()
        stage.pages[0].tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        stage.pages[1].tabBarItem.badgeValue = "12"
        Headless.clock.settle()
        let lines = describe(Headless.picture(of: stage.tabs.tabBar.layer))
        #expect(lines.contains("text Home"))
        #expect(lines.contains("text b"))
        #expect(lines.contains("text 12"))
        #expect(lines.contains("image house"))
        stage.pages[1].tabBarItem.badgeValue = nil
        stage.pages[1].title = "Other"
        Headless.clock.settle()
        let later = describe(Headless.picture(of: stage.tabs.tabBar.layer))
        #expect(!later.contains("text 12"))
        #expect(later.contains("text Other"))
    }

    @Test("The delegate decides how the device may be held, the selected controller about the status bar")
    func forwarded() {
        final class Upright: NSObject, UITabBarControllerDelegate {
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .portrait }
            func tabBarControllerPreferredInterfaceOrientationForPresentation(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientation { .landscapeLeft }
        }
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = stage()
        #expect(stage.tabs.supportedInterfaceOrientations == .allButUpsideDown)
        let delegate = Upright()
        stage.tabs.delegate = delegate
        #expect(Headless.supportedInterfaceOrientations(in: stage.window) == .portrait)
        #expect(stage.tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(Headless.statusBarStyle(in: stage.window) == .default)
        stage.tabs.viewControllers = [stage.pages[0], Light()]
        stage.tabs.selectedIndex = 1
        #expect(Headless.statusBarStyle(in: stage.window) == .lightContent)
        #expect(Headless.isStatusBarHidden(in: stage.window))
    }

    @Test("A bar of its own tells its delegate and selects the item")
    func alone() {
        final class Listener: NSObject, UITabBarDelegate {
            var heard: [String] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.title ?? "") }
        }
        Headless.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
        let listener = Listener()
        bar.delegate = listener
        bar.items = [
            UITabBarItem(tabBarSystemItem: .search, tag: 1), UITabBarItem(title: "Two", image: nil, selectedImage: nil),
        ]
        window.addSubview(bar)
        window.makeKeyAndVisible()
        Headless.clock.settle()
        Headless.tap(at: CGPoint(x: 220, y: 120), in: window)
        #expect(listener.heard == ["Two"])
        #expect(bar.selectedItem?.title == "Two")
    }

    private func describe(_ picture: Headless.LayerPicture) -> [String] {
        guard !picture.isHidden else { return [] }
        var lines: [String] = []
        switch picture.contents {
        case .text(let text): lines.append("text \(text.string)")
        case .image(let image): lines.append("image \(image.name)")
        default: break
        }
        return lines + picture.sublayers.flatMap(describe)
    }
}
