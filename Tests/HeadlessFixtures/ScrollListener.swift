import Testing
import UIKit

/// Logs the calls of a scroll view.
@MainActor
package final class ScrollListener: NSObject, UIScrollViewDelegate {
    package var heard: [String] = []
    package var offsets: [CGPoint] = []
    package var velocity: CGPoint?
    package var target: CGPoint?
    package var newTarget: CGPoint?

    package func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("will drag") }
    package func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        heard.append("will end")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let newTarget { targetContentOffset.pointee = newTarget }
    }
    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("did end \(decelerate)")
    }
    package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("will slow") }
    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("did slow") }
    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("animated") }
}
