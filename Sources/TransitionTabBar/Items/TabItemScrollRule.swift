import Foundation
import TransitionCore

/// Decides whether an item shows its picture for the top or the one for a scrolled list.
///
/// The second picture means “back to the top”. It comes when a drag has moved the list up from where the drag began and the
/// list is scrolled further than a threshold; the first comes back when a drag has moved the list down and it is scrolled
/// less far. There is one change from drag to drag, so that a trembling finger does not roll the picture back and forth,
/// and what scrolls on after the finger has gone belongs to the drag. At the very top it is always the first.
///
/// It is a value without views: `TabItemScrollWatch` follows the scroll view, and the item shows the picture.
struct TabItemScrollRule: Equatable, Sendable {
    /// What the item shows.
    enum Face: Equatable, Sendable {
        /// The list is near its top.
        case top
        /// The list is scrolled far; selecting the item scrolls back.
        case scrolled
    }

    /// How far the list must be scrolled, in points of `contentOffset.y`: further for the second picture, less far
    /// for the first.
    var threshold: Double
    private(set) var face = Face.top

    private struct Drag: Equatable {
        let start: Double
        var hasTurned = false
    }
    private var drag: Drag?
    private var isAtTop = false

    init(threshold: Double) { self.threshold = threshold }

    /// A finger begins to drag the list.
    mutating func dragBegins(at offset: Double) { drag = Drag(start: offset) }

    /// The list has come to rest after a drag. What scrolls from here on is the app's doing or the system's.
    mutating func dragEnds() { drag = nil }

    /// The list is scrolled to an offset, in points, by whatever.
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

    /// A drag's one change: what would change nothing leaves it for later.
    private mutating func turn(to face: Face) {
        guard self.face != face else { return }
        self.face = face
        drag?.hasTurned = true
    }

    /// Shows a face because code or a tap on the item asks for it; at the very top it stays the first. A
    /// drag that is under way keeps its change.
    mutating func show(_ face: Face) {
        self.face = isAtTop ? .top : face
    }
}
