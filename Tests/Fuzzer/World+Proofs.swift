import UIKit

// Checks that gestures work: an action of the user must have its effect when nothing else goes on.
extension World {
    /// Whether a finger may present a screen or show another child instead.
    private var offers: Bool { tree.visible.contains(where: \.offers) || !tree.rows.isEmpty }

    func proveSwipeBack() {
        rest()
        guard ledger.violation == nil, !offers, let (count, goes, points) = swipeBack(), let window else { return }
        let depth = tree.chain.count
        weak var navigation: UINavigationController?
        navigation = tree.topNavigation
        Headless.swipe(from: points.from, to: points.to, duration: 0.3, in: window)
        rest()
        guard goes else {
            // Another container may have taken the finger, and what it left may be gone.
            if let now = navigation?.viewControllers.count, now != count {
                ledger.report(.dead, "a swipe went back from a screen without a Back button, or past its action")
            }
            return
        }
        if tree.chain.count != depth {
            ledger.report(.dead, "a swipe back dismissed what is presented instead")
        } else if tree.topNavigation?.viewControllers.count != count - 1 {
            ledger.report(.dead, "a swipe back to the far edge did not go back")
        }
    }

    /// The number of screens, whether the swipe must go back or must not, and the start and end of the finger's movement;
    /// nil if there is nothing to check. Only values are returned, so that removed controllers can be freed.
    private func swipeBack() -> (count: Int, goes: Bool, points: (from: CGPoint, to: CGPoint))? {
        guard let window, let navigation = tree.topNavigation, let goes = subject.swipesBack(navigation),
            navigation.viewControllers.count > 1, let view = navigation.view,
            // A sidebar keeps the fingers that come down on it.
            !setup.usesSidebars || view.traitCollection.horizontalSizeClass == .compact,
            !isListFaster(than: navigation.interactivePopGestureRecognizer)
        else { return nil }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Fingers on bars that stand upright are theirs, but for what covers these bars, as a sheet does.
        let coversBars = view.convert(view.bounds, to: window).minY > 1
        // Whether bars stand upright in a sheet too is not known. Its own bar would keep fingers at the edge.
        let bar = navigation.tabBarController?.tabBar.bounds.size ?? .zero
        if coversBars, bar.height > bar.width { return nil }
        let strip = coversBars ? 0 : isRightToLeft ? window.safeAreaInsets.right : window.safeAreaInsets.left
        func point(_ fraction: CGFloat) -> CGPoint {
            let x = max(fraction * view.bounds.width, strip > 0 ? strip + 4 : 0)
            let place = CGPoint(x: isRightToLeft ? view.bounds.width - x : x, y: view.bounds.height * 0.45)
            return view.convert(place, to: window)
        }
        return (navigation.viewControllers.count, goes, (point(0.005), point(0.9)))
    }

    /// Whether a list may get a sideways drag before the system's swipe back, which the app would have to prevent.
    private func isListFaster(than pop: UIGestureRecognizer?) -> Bool {
        guard pop?.isEnabled == true, !Headless.assumptions.scrollViewsRefuseDragsAcross else { return false }
        return tree.visible.contains { $0.look.content == .list || $0.look.isScrollView }
    }

    func proveTap() {
        rest()
        guard let window, ledger.violation == nil, let screen = tree.top, window.bounds.height > 450
        else { return }
        // Content may be scrolled, which moves the button.
        let inSight = screen.view.bounds.inset(by: screen.view.safeAreaInsets).insetBy(dx: 0, dy: 30)
        guard !screen.look.isScrollView || inSight.contains(screen.button.center) else { return }
        // A sidebar lies over a half of a narrow screen, and keeps the fingers that come down on it.
        guard !setup.usesSidebars || screen.view.bounds.width > 600 else { return }
        let taps = screen.taps
        Headless.tap(at: screen.button.convert(CGPoint(x: 60, y: 22), to: window), in: window)
        Headless.clock.settle()
        if screen.taps != taps + 1 {
            ledger.report(.dead, "a tap on a button of the screen on top arrived \(screen.taps - taps) times")
        }
    }

    /// Checks that a list or a row under the finger that has more to show has precedence over every swipe of a
    /// container.
    func proveScroll() {
        rest()
        guard let window, ledger.violation == nil, !offers, let drag = scroll() else { return }
        let (place, depth, stack) = (tree.topTabs?.place, tree.chain.count, tree.topNavigation?.viewControllers.count)
        let offset = drag.list.object?.contentOffset
        Headless.swipe(from: drag.from, to: drag.to, duration: 0.3, in: window)
        let moved = drag.list.object?.contentOffset
        rest()
        if place != tree.topTabs?.place || depth != tree.chain.count
            || stack != tree.topNavigation?.viewControllers.count
        {
            ledger.report(.dead, "a finger that may scroll has changed containers")
        } else if offset == moved {
            ledger.report(.dead, "what can scroll did not")
        }
    }

    /// A list or a row with more to show, and the start of a finger's movement that scrolls it; nil if there is none.
    /// The reference is weak, so that the view can be freed.
    private func scroll() -> (list: WeakScrollView, from: CGPoint, to: CGPoint)? {
        guard let window, let screen = tree.top, let list = screen.list,
            tree.chain.count == 1 || tree.visible.count == 1, window.bounds.height > 450
        else { return nil }
        let isRow = screen.look.content == .row
        // Whether the system's swipe across the content leaves a row its fingers depends on UIKit, so that is not
        // checked.
        if isRow, tree.topNavigation?.interactiveContentPopGestureRecognizer?.isEnabled == true { return nil }
        let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
        let atStart = isRow ? offset.x <= -inset.left + 0.5 : offset.y <= -inset.top + 0.5
        let bounds = screen.view.bounds
        let start = CGPoint(x: bounds.midX, y: bounds.minY + bounds.height * (isRow ? 0.725 : 0.6))
        // A button keeps a finger that it has received.
        if screen.button.convert(screen.button.bounds, to: screen.view).insetBy(dx: -8, dy: -8).contains(start) {
            return nil
        }
        let way: CGFloat = atStart ? -120 : 120
        let end = CGPoint(x: start.x + (isRow ? way : 0), y: start.y + (isRow ? 0 : way))
        return (
            WeakScrollView(object: list), screen.view.convert(start, to: window), screen.view.convert(end, to: window)
        )
    }

    func proveTabSwipe() {
        rest()
        guard let window, ledger.violation == nil, !offers, let tabs = tree.topTabs,
            let goes = subject.swipesBetweenTabs(tabs),
            let index = tabs.place, tabs.lineup.count <= 5, index + 1 < tabs.lineup.count,
            delegate(of: tabs)?.refuses != true, tree.topContainers.first === tabs, tree.chain.count == 1
        else { return }
        let isRightToLeft = tabs.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func point(_ x: CGFloat) -> CGPoint {
            let content = window.bounds.inset(by: window.safeAreaInsets)
            return CGPoint(
                x: content.minX + content.width * (isRightToLeft ? 1 - x : x), y: window.bounds.height * 0.45)
        }
        Headless.swipe(from: point(0.9), to: point(0.1), duration: 0.3, in: window)
        rest()
        let expected = goes ? index + 1 : index
        if tabs.place != expected {
            ledger.report(.dead, "a swipe to the next tab \(goes ? "did not select it" : "selected it all the same")")
        }
    }

    func proveDismissal() {
        rest()
        // No strong reference may be kept here to controllers that have to be freed.
        let count = tree.chain.count
        guard let window, ledger.violation == nil, !offers, count > 1,
            let goes = tree.chain.last.flatMap({ subject.dismissesBySwipe($0) }),
            tree.visible.allSatisfy(\.isScrolledToTop)
        else { return }
        func point(_ y: CGFloat) -> CGPoint { CGPoint(x: window.bounds.width * 0.3, y: window.bounds.height * y) }
        Headless.swipe(from: point(0.35), to: point(0.95), duration: 0.3, in: window)
        rest()
        if tree.chain.count != (goes ? count - 1 : count) {
            ledger.report(.dead, "a swipe down to the edge \(goes ? "did not dismiss" : "dismissed all the same")")
        }
    }
}

/// A scroll view that may be freed.
private struct WeakScrollView {
    weak var object: UIScrollView?
}
