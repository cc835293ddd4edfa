import Foundation

extension Headless {
    /// A tap on the status bar, which scrolls to the top.
    ///
    /// As documented, the scroll view nearest to the status bar is asked; nothing happens if its `scrollsToTop` is false,
    /// its delegate refuses, or it is at the top. On a phone nothing happens either if more than one scroll view on the
    /// screen has `scrollsToTop`. (developer.apple.com/documentation/uikit/uiscrollview/scrollstotop)
    public static func tapStatusBar(of window: UIWindow) {
        let lists = scrollViews(in: window).filter { isOnScreen($0, in: window) }
        if window.traitCollection.userInterfaceIdiom == .phone {
            let willing = lists.filter(\.scrollsToTop)
            if willing.count == 1 { willing.first?.scrollToTop() }
            return
        }
        // Of two at the same height, the one in front.
        let tops = lists.map { $0.convert($0.bounds, to: nil).minY }
        guard let nearest = tops.min(), let index = tops.lastIndex(of: nearest) else { return }
        if lists[index].scrollsToTop { lists[index].scrollToTop() }
    }

    private static func scrollViews(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        return [view as? UIScrollView].compactMap { $0 } + view.subviews.flatMap(scrollViews)
    }

    private static func isOnScreen(_ view: UIView, in window: UIWindow) -> Bool {
        let part = view.convert(view.bounds, to: nil).intersection(window.bounds)
        return !part.isNull && !part.isEmpty
    }
}

extension UIScrollView {
    /// Scrolls to the top for a tap on the status bar, if the delegate does not refuse.
    fileprivate func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard contentOffset.y > top.y else { return }
        if let delegate, Headless.optional({ delegate.scrollViewShouldScrollToTop(self) }) == false { return }
        stopMotion()
        move(to: top, .steady(Headless.assumptions.scrollAnimationDuration)) { view in
            view.delegate?.scrollViewDidScrollToTop(view)
        }
    }
}
