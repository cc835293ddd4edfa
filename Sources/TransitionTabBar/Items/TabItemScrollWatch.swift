#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// Follows a scroll view for an item, and reports changes of the item's face.
///
/// The watch does not replace the scroll view's delegate. A target of the scroll view's public pan recogniser observes
/// the finger. From the beginning of a drag, a display link reads the offset in each frame, until the scroll view is
/// neither dragged nor decelerating. Observation of the offset detects scrolling without a finger, by a tap on the
/// status bar or by code. This matters only at the top.
///
/// The scroll view is held weakly. After the scroll view is freed, the watch has no effect, and the face does not
/// change.
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
    ///   - pictures: The scroll view and the threshold.
    ///   - face: The current face.
    ///   - onChange: Called at each change of the face.
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
        // The recogniser does not retain its targets, so this one must outlive the watch until it is removed.
        let (ticker, pan, offsets) = (ticker, pan, offsets)
        MainQueue.inNextTurn {
            ticker?.stop()
            pan?.remove()
            offsets?.end()
        }
    }

    /// Restores the scroll view's previous state.
    func remove() {
        ticker?.stop()
        pan?.remove()
        offsets?.end()
        (ticker, pan, offsets) = (nil, nil, nil)
    }

    /// The current face.
    var face: TabItemScrollRule.Face { rule.face }

    /// Shows a face for code or a tap.
    func show(_ face: TabItemScrollRule.Face) { change { $0.show(face) } }

    private func panned() {
        guard let scrollView, scrollView.panGestureRecognizer.state == .began else { return }
        change { $0.dragBegins(at: scrollView.contentOffset.y) }
        guard ticker == nil else { return }
        ticker = FrameTicker { [weak self] in self?.tick() ?? false }
    }

    private func tick() -> Bool {
        look()
        // There may be a frame between the drag and the deceleration.
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
