import Testing
import UIKit

/// Logs the calls of a scroll view.
@MainActor
final class ScrollListener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var offsets: [CGPoint] = []
    var velocity: CGPoint?
    var target: CGPoint?
    var newTarget: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        heard.append("will end")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let newTarget { targetContentOffset.pointee = newTarget }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("will slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("did slow") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("animated") }
}
