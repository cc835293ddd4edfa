import Foundation
import TransitionCore

/// Which cells of the grid play by themselves: the few that are nearest to the middle, and none where that would be
/// impolite.
///
/// It has no clock and no views: the caller passes what is visible at one time, and asks at another how far a cell has come.
public struct AutoPlay: Sendable {
    /// A cell that can be seen.
    public struct Cell: Sendable, Equatable {
        /// Its transition.
        public var name: TransitionName
        /// Points from its middle to the middle of what can be seen.
        public var distance: Double
        /// How much of it can be seen, 0 to 1.
        public var visiblePart: Double
        /// Seconds that one change takes in it.
        public var duration: TimeInterval

        /// A cell of a transition.
        public init(name: TransitionName, distance: Double, visiblePart: Double = 1, duration: TimeInterval) {
            (self.name, self.distance, self.visiblePart, self.duration) = (name, distance, visiblePart, duration)
        }
    }

    /// Where a cell is in its round: there, a rest, back, a rest.
    public enum Moment: Sendable, Equatable {
        /// It shows its own best moment, and does not play.
        case still
        /// The change runs forward; the part of its time that has passed, 0 to 1.
        case forward(Double)
        /// The new screen stands.
        case restingForward
        /// The change runs backward; the part of its time that has passed, 0 to 1.
        case backward(Double)
        /// The old screen stands.
        case restingBackward
    }

    /// How many play at once, at most.
    public let most: Int
    /// Seconds between one change and the next.
    public let rest: TimeInterval
    /// Less than this part of a cell in sight is too little to play.
    public static let enoughInSight = 0.6

    private var started: [TransitionName: (start: TimeInterval, duration: TimeInterval)] = [:]

    /// A schedule.
    ///
    /// - Parameters:
    ///   - most: How many play at once, at least 1.
    ///   - rest: Seconds between one change and the next, at least a tenth.
    public init(most: Int = 2, rest: TimeInterval = 0.9) {
        self.most = max(most, 1)
        self.rest = rest.isFinite ? max(rest, 0.1) : 0.9
    }

    /// Those that play now, in alphabetical order.
    public var playing: [TransitionName] { started.keys.sorted() }

    /// Sets what is visible. Whatever begins now begins its round at `time`.
    ///
    /// A cell that plays goes on while at most one that does not is nearer than it: a thumb that trembles starts nothing.
    ///
    /// - Parameters:
    ///   - visible: The cells that can be seen.
    ///   - time: Seconds of any clock that does not go back.
    ///   - isAllowed: False while Reduce Motion, Low Power Mode or Low Data Mode is on, or the app is not active.
    public mutating func update(visible: [Cell], at time: TimeInterval, isAllowed: Bool = true) {
        guard isAllowed else { return started = [:] }
        var seen: Set<TransitionName> = []
        let nearest = visible.enumerated()
            .filter { _, cell in
                cell.visiblePart >= Self.enoughInSight && cell.distance.isFinite && cell.duration.isFinite
                    && cell.duration > 0 && seen.insert(cell.name).inserted
            }
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }.map(\.element)
        let kept = nearest.prefix(most + 1).filter { started[$0.name] != nil }.prefix(most)
        let chosen = (kept + nearest.filter { cell in !kept.contains { $0.name == cell.name } }).prefix(most)
        started = Dictionary(
            uniqueKeysWithValues: chosen.map { ($0.name, (started[$0.name]?.start ?? time, $0.duration)) })
    }

    /// Where a cell is at a time.
    public func moment(of name: TransitionName, at time: TimeInterval) -> Moment {
        guard let (start, duration) = started[name] else { return .still }
        let round = 2 * (duration + rest)
        let within = max(time - start, 0).truncatingRemainder(dividingBy: round)
        if within < duration { return .forward(within / duration) }
        if within < duration + rest { return .restingForward }
        if within < 2 * duration + rest { return .backward((within - duration - rest) / duration) }
        return .restingBackward
    }
}
