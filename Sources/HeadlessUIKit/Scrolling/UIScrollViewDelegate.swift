import Foundation

/// The delegate of a scroll view, which is notified of scrolling. All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset changed, for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The finger has moved far enough to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is lifted. The velocity is in points a millisecond; the offset at which the scroll comes to rest may be
    /// changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted; `decelerate` tells whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content moves on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar may scroll to the top; without the method it may.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The view has scrolled to the top after a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// The default for an absent method.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { Headless.methodIsAbsent() }
    /// The default for an absent method.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Headless.methodIsAbsent() }
    /// The default for an absent method.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { Headless.methodIsAbsent() }
    /// The default for an absent method.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        Headless.methodIsAbsent()
    }
    /// The default for an absent method.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { Headless.methodIsAbsent() }
    /// The default for an absent method.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Headless.methodIsAbsent() }
    /// The default for an absent method.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { Headless.methodIsAbsent() }
    /// The default for an absent method.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        Headless.methodIsAbsent()
        return true
    }
    /// The default for an absent method.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { Headless.methodIsAbsent() }
}
