import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// A navigation controller whose whole window moves, alone in its window or inside a tab bar controller.
@MainActor
package struct SnapshotFixture {
    package enum Place: CaseIterable { case alone, inTabs }

    package let window: UIWindow
    package let navigation: UINavigationController
    package let tabs: UITabBarController?
    package let root: Screen
    package let log = Log()

    package init(_ place: Place = .alone, assumptions: Headless.Assumptions = .init()) {
        Headless.reset()
        Headless.assumptions = assumptions
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
        root = Screen("root", log: log)
        navigation = UINavigationController(rootViewController: root)
        tabs = place == .inTabs ? UITabBarController() : nil
        tabs?.viewControllers = [navigation, UINavigationController(rootViewController: Screen("other"))]
        window.rootViewController = tabs ?? navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        _ = log.take()
    }

    /// The view that moves.
    package var live: UIView { (tabs ?? navigation).view }

    package var pictureCount: Int { navigation.navigationTransitionAdapter?.pictureCount ?? 0 }

    @discardableResult
    package func push(_ label: String, animated: Bool = true) -> Screen {
        let screen = Screen(label, log: log)
        // In a tab each pushed screen hides the bar.
        screen.hidesBottomBarWhenPushed = tabs != nil
        navigation.pushViewController(screen, animated: animated)
        return screen
    }

    @discardableResult
    package func pushed(_ label: String, animated: Bool = true) -> Screen {
        let screen = push(label, animated: animated)
        settle()
        return screen
    }

    package func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
        #expect(navigation.transitionCoordinator == nil, sourceLocation: sourceLocation)
        #expect(!navigation.transitions.isPlaying, sourceLocation: sourceLocation)
    }

    /// A finger that goes from the leading edge to a fraction of the width, and is still down.
    package func drag(to fraction: Double, isRightToLeft: Bool = false) -> Headless.Touch {
        func point(_ x: Double) -> CGPoint { CGPoint(x: isRightToLeft ? 390 - x : x, y: 400) }
        let touch = Headless.touch(at: point(2), in: window)
        for step in 1...30 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: point(2 + fraction * 390 * Double(step) / 30))
        }
        // The finger rests, so that its place decides and not its velocity.
        Headless.clock.advance(by: 0.3)
        touch.move(to: point(2 + fraction * 390 + 0.5))
        Headless.clock.advance(by: 0.3)
        touch.move(to: point(2 + fraction * 390))
        Headless.clock.turn()
        return touch
    }

    package func swipeBack(to fraction: Double, isRightToLeft: Bool = false) {
        drag(to: fraction, isRightToLeft: isRightToLeft).lift()
    }

    package func residue() -> String {
        window.residue()
    }

    /// The place of a layer in the window: its frame's corner as moved by all transforms above it.
    package func place(of layer: CALayer) -> CGPoint {
        var point = CGPoint.zero
        var next: CALayer? = layer.presentation() ?? layer
        var model: CALayer? = layer
        while let shown = next, let own = model, own !== window.layer {
            point.x += shown.position.x - shown.anchorPoint.x * shown.bounds.width + shown.transform.m41
            point.y += shown.position.y - shown.anchorPoint.y * shown.bounds.height + shown.transform.m42
            model = own.superlayer
            next = model?.presentation() ?? model
        }
        return point
    }

    /// The pictures in the window, from the back to the front as they are drawn, each with the words that it shows.
    package func pictures() -> [(x: Double, words: Set<String>)] {
        Headless.picture(of: window.layer).sublayers.compactMap { layer in
            guard case .snapshot(let snapshot) = layer.contents else { return nil }
            return (layer.position.x - layer.bounds.width / 2 + layer.transform[12], Self.words(in: snapshot.layers))
        }
    }

    /// All words of some layers and what is in them.
    package static func words(in layers: [Headless.LayerPicture]) -> Set<String> {
        var words: Set<String> = []
        for layer in layers where !layer.isHidden && layer.opacity > 0 {
            if case .text(let text) = layer.contents { words.insert(text.string) }
            if case .snapshot(let snapshot) = layer.contents { words.formUnion(Self.words(in: snapshot.layers)) }
            words.formUnion(Self.words(in: layer.sublayers))
        }
        return words
    }
}
