import Foundation
import TransitionCore

/// Decides whether the home item of a tab bar shows its logo or its rocket, from what the list that it follows tells.
///
/// The rocket stands for “back to the top”. It comes when a drag has moved the list up from where the drag began and the
/// list is scrolled further than a threshold; the logo comes back when a drag has moved the list down and it is scrolled
/// less far. There is one change from drag to drag, so that a trembling finger does not roll the picture back and forth,
/// and what scrolls on after the finger has gone belongs to the drag. At the very top the picture is always the logo.
///
/// It is a value without views: what scrolls is told by `TabHomeWatch`, and what is shown is an item's matter.
struct TabHomeRule: Equatable, Sendable {
    /// What the home item shows.
    enum Face: Equatable, Sendable {
        /// The list is near its top.
        case logo
        /// The list is scrolled far; selecting the item scrolls back.
        case rocket
    }

    /// How far the list must be scrolled, in points of `contentOffset.y`: further for the rocket, less far for the logo.
    var threshold: Double
    private(set) var face = Face.logo

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
        guard !isAtTop else { return face = .logo }
        guard let drag, !drag.hasTurned else { return }
        if offset > drag.start, offset > threshold {
            turn(to: .rocket)
        } else if offset < drag.start, offset < threshold {
            turn(to: .logo)
        }
    }

    /// A drag's one change: what would change nothing leaves it for later.
    private mutating func turn(to face: Face) {
        guard self.face != face else { return }
        self.face = face
        drag?.hasTurned = true
    }

    /// Shows a face because code or a tap on the item asks for it; at the very top it stays the logo. A drag that is
    /// under way keeps its change.
    mutating func show(_ face: Face) {
        self.face = isAtTop ? .logo : face
    }
}
