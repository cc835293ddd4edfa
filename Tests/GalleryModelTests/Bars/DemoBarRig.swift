import GalleryModel
import Testing
import TransitionCore
import TransitionTabBar
import UIKit

/// A demo app in a window, and fingers on it.
@MainActor struct DemoBarRig<Demo: UITabBarController> {
    let demo: Demo
    let window: UIWindow

    init(size: CGSize = CGSize(width: 390, height: 844), _ make: () -> Demo) {
        Headless.reset()
        demo = make()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let isUpright = size.height > size.width
        Headless.setSafeAreaInsets(
            UIEdgeInsets(top: isUpright ? 47 : 0, left: 0, bottom: isUpright ? 34 : 21, right: 0), of: window)
        window.rootViewController = isUpright ? demo : Self.onItsSide(demo)
        window.makeKeyAndVisible()
        Headless.clock.settle()
    }

    /// A phone on its side has a compact height, which a window of the stand-in does not get from its size.
    private static func onItsSide(_ demo: Demo) -> UIViewController {
        let phone = UIViewController(nibName: nil, bundle: nil)
        phone.addChild(demo)
        demo.view.frame = phone.view.bounds
        demo.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        phone.view.addSubview(demo.view)
        phone.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: demo)
        demo.didMove(toParent: phone)
        return phone
    }

    var bar: AnimatedTabBar? { demo.animatedTabBar }

    /// A point of an item, so far below the bar's upper edge.
    func point(_ place: Int, below: CGFloat = 40) throws -> CGPoint {
        let frame = try #require(bar?.items[place].frame(in: window))
        let top = try #require(bar?.view.convert(CGPoint.zero, to: nil).y)
        return CGPoint(x: frame.midX, y: top + below)
    }

    func tap(_ place: Int, below: CGFloat = 40) throws {
        Headless.tap(at: try point(place, below: below), in: window)
        settle()
    }

    func settle() {
        Headless.clock.advance(by: 1)
        Headless.clock.settle()
    }

    /// Taps the button of the presented screen that says this.
    func press(_ title: String) throws {
        func button(in view: UIView) -> UIButton? {
            (view as? UIButton).flatMap { $0.currentTitle == title ? $0 : nil }
                ?? view.subviews.lazy.compactMap(button).first
        }
        let screen = try #require(demo.presentedViewController)
        let button = try #require(button(in: screen.view), "\(title)")
        Headless.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil), in: window)
        settle()
    }
}
