import Foundation
import TransitionCore

/// Decides whether an item shows its picture for the top or the picture for a scrolled list.
///
/// The face ``Face/scrolled`` means “back to the top”. It appears if a drag has increased the offset and the offset is
/// above a threshold. ``Face/top`` returns if a drag has decreased the offset and the offset is below the threshold.
/// Each drag, including its deceleration, changes the face at most once, so a trembling finger does not roll the
/// picture back and forth. At the top of the list the face is always ``Face/top``.
///
/// A value without views. `TabItemScrollWatch` follows the scroll view, and the item shows the picture.
struct TabItemScrollRule: Equatable, Sendable {
    /// The picture of the item.
    enum Face: Equatable, Sendable {
        /// The list is near its top.
        case top
        /// The list is scrolled far, and selecting the item scrolls back.
        case scrolled
    }

    /// The value of `contentOffset.y` above which ``Face/scrolled`` appears and below which ``Face/top`` returns, in
    /// points.
    var threshold: Double
    private(set) var face = Face.top

    private struct Drag: Equatable {
        let start: Double
        var hasTurned = false
    }
    private var drag: Drag?
    private var isAtTop = false

    init(threshold: Double) { self.threshold = threshold }

    /// Called when a finger begins to drag the list.
    mutating func dragBegins(at offset: Double) { drag = Drag(start: offset) }

    /// Called when the list has come to rest after a drag. Further scrolling is caused by the app or the system.
    mutating func dragEnds() { drag = nil }

    /// Called when the list is scrolled to an offset in points, for any reason.
    mutating func scrolls(to offset: Double, isAtTop: Bool) {
        self.isAtTop = isAtTop
        guard !isAtTop else { return face = .top }
        guard let drag, !drag.hasTurned else { return }
        if offset > drag.start, offset > threshold {
            turn(to: .scrolled)
        } else if offset < drag.start, offset < threshold {
            turn(to: .top)
        }
    }

    /// Changes the face, which a drag can do once. If the face is already shown, the drag can still change it later.
    private mutating func turn(to face: Face) {
        guard self.face != face else { return }
        self.face = face
        drag?.hasTurned = true
    }

    /// Shows a face because the app or a tap requests it. At the top of the list, shows ``Face/top`` instead. A drag in
    /// progress can still change the face once.
    mutating func show(_ face: Face) {
        self.face = isAtTop ? .top : face
    }
}
