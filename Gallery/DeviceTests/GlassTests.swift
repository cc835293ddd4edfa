// UIKit has glass since the SDK of iOS 26.
#if compiler(>=6.2)
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit
import XCTest

/// Glass on a screen that has come by one of this package's fades looks as on one that has come without animation (F192),
/// and what a scroll view draws under a bar stays while its screen leaves in a timed run (F193).
@MainActor
final class GlassTests: XCTestCase {
    override func setUp() async throws {
        guard #available(iOS 26.0, *) else { throw XCTSkip("no glass before iOS 26") }
    }

    @available(iOS 26.0, *)
    private func glassScreen() -> UIViewController {
        let screen = Screen("glass")
        let bounds: CGRect = screen.view.bounds
        screen.view.backgroundColor = .blue
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
        stripe.backgroundColor = .red
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        glass.frame = bounds.insetBy(dx: 20, dy: 100)
        for view in [stripe, glass] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            screen.view.addSubview(view)
        }
        return screen
    }

    private func pixels(of window: UIWindow) throws -> [[Int]] {
        let picture = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        let sample = try XCTUnwrap(PictureSample(of: picture))
        return (0..<8).flatMap { row in (0..<8).map { sample.pixel(column: $0, row: row) } }
    }

    /// Compares the window after a change by `.fade` with the window after the same change without animation.
    ///
    /// - Parameter change: Shows the screen with glass. Called with whether it fades.
    private func compare(_ change: (Trial, Bool) async throws -> Void) async throws {
        var seen: [[[Int]]] = []
        for fades in [false, true] {
            let harness = try SceneHarness()
            try await harness.begin()
            let trial = Trial(harness: harness)
            try await change(trial, fades)
            try await trial.settle()
            try await trial.advance(0.7)
            seen.append(try pixels(of: trial.window))
            await harness.end()
        }
        let difference = zip(seen[0].joined(), seen[1].joined()).map { abs($0 - $1) }.max() ?? 255
        XCTAssertLessThanOrEqual(difference, 12, "the fade has changed what is seen")
        // Something was drawn: the two halves differ.
        XCTAssertNotEqual(seen[0][8 * 4 + 1], seen[0][8 * 4 + 6])
    }

    func testPush() async throws {
        guard #available(iOS 26.0, *) else { return }
        try await compare { trial, fades in
            let navigation = UINavigationController(rootViewController: Screen("root"))
            try await trial.show(navigation)
            if fades { navigation.setNavigationTransition(.fade) }
            navigation.pushViewController(glassScreen(), animated: fades)
        }
    }

    /// A screen with glass fades out, and another comes in its place.
    func testGlassAfterGlass() async throws {
        guard #available(iOS 26.0, *) else { return }
        try await compare { trial, fades in
            let navigation = UINavigationController(rootViewController: Screen("root"))
            try await trial.show(navigation)
            if fades { navigation.setNavigationTransition(.fade) }
            navigation.pushViewController(glassScreen(), animated: fades)
            try await trial.settle()
            navigation.popViewController(animated: fades)
            try await trial.settle()
            navigation.pushViewController(glassScreen(), animated: fades)
        }
    }

    func testTabs() async throws {
        guard #available(iOS 26.0, *) else { return }
        try await compare { trial, fades in
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [Screen("first"), glassScreen()]
            try await trial.show(tabs)
            if fades {
                tabs.setTabTransition(.fade)
                tabs.selectedIndex = 1
            } else {
                UIView.performWithoutAnimation { tabs.selectedIndex = 1 }
            }
        }
    }

    func testPresentation() async throws {
        guard #available(iOS 26.0, *) else { return }
        try await compare { trial, fades in
            let root = Screen("root")
            try await trial.show(root)
            let screen = glassScreen()
            screen.modalPresentationStyle = .fullScreen
            if fades { screen.setModalTransition(.fade) }
            root.startPresenting(screen, animated: fades)
        }
    }

    func testEffectUnderTheBar() async throws {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let screen = Screen("list")
        let list = UIScrollView(frame: screen.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: 5000)
        // They are views too, which come and go.
        (list.showsVerticalScrollIndicator, list.showsHorizontalScrollIndicator) = (false, false)
        screen.view.addSubview(list)
        screen.setContentScrollView(list, for: .all)
        let navigation = UINavigationController(rootViewController: screen)
        try await trial.show(navigation)
        list.contentOffset.y = 1500
        try await trial.advance(0.5)
        func look() -> [Int] {
            [list.subviews.count, screen.view.subviews.count, Int(list.adjustedContentInset.top.rounded())]
        }
        let before = look()
        navigation.setNavigationTransition(.slide.duration(2))
        navigation.pushViewController(Screen("detail"), animated: true)
        for _ in 0..<5 {
            try await trial.advance(0.2)
            list.setNeedsLayout()
            list.layoutIfNeeded()
            XCTAssertEqual(look(), before, "the screen that leaves is laid out where it is not seen")
        }
        try await trial.settle()
        await harness.end()
    }
}
#endif
