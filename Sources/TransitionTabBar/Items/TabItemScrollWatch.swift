#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// Follows a scroll view for an item, and calls back when the item's face changes.
///
/// The scroll view's delegate is the app's and is left alone. What a finger does is told by the scroll view's own pan,
/// which is public and takes further targets; then a display link looks at the offset in each frame until the scroll view
/// is neither dragged nor decelerating. What scrolls without a finger, by a tap on the status bar or by code, is told by
/// the observed offset, and matters only at the very top.
///
/// The scroll view is held weakly. When it is freed, the watch does nothing any more, and the face stays.
@MainActor
final class TabItemScrollWatch {
    private(set) weak var scrollView: UIScrollView?
    private var rule: TabItemScrollRule
    private var pan: GestureAction?
    private var offsets: OffsetWatch?
    private var ticker: FrameTicker?
    private var lastOffset: CGFloat?
    private let onChange: @MainActor (TabItemScrollRule.Face) -> Void

    /// - Parameters:
    ///   - pictures: What to follow, and the threshold.
    ///   - face: What is shown now.
    ///   - onChange: Called with each change of the face, by whatever.
    init(
        _ pictures: TabItemScrollFace, face: TabItemScrollRule.Face = .top,
        onChange: @escaping @MainActor (TabItemScrollRule.Face) -> Void
    ) {
        self.onChange = onChange
        scrollView = pictures.scrollView
        rule = TabItemScrollRule(threshold: pictures.threshold)
        rule.show(face)
        guard let scrollView else { return }
        pan = GestureAction(on: scrollView.panGestureRecognizer) { [weak self] in self?.panned() }
        offsets = OffsetWatch(scrollView) { [weak self] in self?.look() }
        look()
    }

    deinit {
        // The recogniser does not keep its targets alive, so this one must outlive the watch until it is removed.
        let (ticker, pan, offsets) = (ticker, pan, offsets)
        MainQueue.inNextTurn {
            ticker?.stop()
            pan?.remove()
            offsets?.end()
        }
    }

    /// Leaves the scroll view as it was found.
    func remove() {
        ticker?.stop()
        pan?.remove()
        offsets?.end()
        (ticker, pan, offsets) = (nil, nil, nil)
    }

    /// What is shown.
    var face: TabItemScrollRule.Face { rule.face }

    /// Shows a face because code or a tap asks for it.
    func show(_ face: TabItemScrollRule.Face) { change { $0.show(face) } }

    private func panned() {
        guard let scrollView, scrollView.panGestureRecognizer.state == .began else { return }
        change { $0.dragBegins(at: scrollView.contentOffset.y) }
        guard ticker == nil else { return }
        ticker = FrameTicker { [weak self] in self?.tick() ?? false }
    }

    private func tick() -> Bool {
        look()
        // Between the finger and what scrolls on without it there may be a frame that is neither.
        let offset = scrollView?.contentOffset.y
        let isMoving = offset != lastOffset
        lastOffset = offset
        if let scrollView, scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating || isMoving {
            return true
        }
        change { $0.dragEnds() }
        ticker = nil
        return false
    }

    private func look() {
        guard let scrollView else { return }
        let offset = scrollView.contentOffset.y
        // Offsets are rounded to pixels, insets are not.
        change { $0.scrolls(to: offset, isAtTop: offset <= 0.1 - scrollView.adjustedContentInset.top) }
    }

    private func change(_ body: (inout TabItemScrollRule) -> Void) {
        let before = rule.face
        body(&rule)
        if rule.face != before { onChange(rule.face) }
    }
}
#endif
