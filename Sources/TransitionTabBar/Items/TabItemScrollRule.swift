import Foundation
import TransitionCore

/// Decides whether an item shows its picture for the top or the picture for a scrolled list.
///
/// The second picture means “back to the top”. It appears when a drag has moved the list up and the list is scrolled
/// beyond a threshold. The first comes back when a drag has moved the list down and it is scrolled less far. Each drag
/// makes one change at most, so a trembling finger does not roll the picture back and forth. The deceleration belongs
/// to the drag. At the top it is always the first.
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

    /// The threshold in points of `contentOffset.y`: the second picture appears beyond it, and the first below it.
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

    /// Makes the one change of a drag. A request for the current face does not use it up.
    private mutating func turn(to face: Face) {
        guard self.face != face else { return }
        self.face = face
        drag?.hasTurned = true
    }

    /// Shows a face for code or for a tap on the item. At the top it stays the first. A drag in progress keeps its
    /// change.
    mutating func show(_ face: Face) {
        self.face = isAtTop ? .top : face
    }
}
