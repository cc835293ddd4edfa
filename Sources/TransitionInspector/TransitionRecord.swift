import Foundation
import TransitionCore
import TransitionUIKit

/// What a ``TransitionInspector`` has seen of one change of screens.
public struct TransitionRecord: Equatable, Sendable {
    /// What happened.
    public enum Step: Equatable, Sendable {
        /// The screens began to move.
        case began
        /// A finger or code took hold of it.
        case held
        /// The finger or the code let go: whether it went on to the end or back to the start.
        case letGo(finishes: Bool)
        /// The change was done, and UIKit knew.
        case finished
        /// The change was taken back, and UIKit knew.
        case cancelled
    }

    /// What happened, when, and how far the change had come.
    public struct Event: Equatable, Sendable {
        /// What happened.
        public var step: Step
        /// How far the change had come, 0 to 1 in its own direction.
        public var progress: Double
        /// Seconds since the beginning.
        public var time: Double
    }

    /// Something that a change should have taken away, and there is more of than before.
    public struct Leftover: Equatable, Sendable {
        /// What it is, in the plural.
        public var name: String
        /// How many there are more than before.
        public var count: Int
    }

    /// The kind of container.
    public var container: ContainerKind
    /// The animator that played, which is a cross-fade where Reduce Motion is on.
    public var animator: AnimatorInfo
    /// Which way the screens changed.
    public var direction: TransitionDirection
    /// What happened, in order.
    public var events: [Event] = []
    /// How many frames were counted.
    public var frames = 0
    /// How many of them took more than one and a half times as long as they should have.
    public var droppedFrames = 0
    /// What was left behind in the container, by count.
    public var leftovers: [Leftover] = []

    /// Whether the change is over.
    public var isOver: Bool { events.last.map { $0.step == .finished || $0.step == .cancelled } ?? false }

    /// Seconds from the beginning to the last event.
    public var duration: Double { events.last?.time ?? 0 }

    /// How far the change had come when it was let go of for the last time; nil if nobody held it.
    public var progressAtRelease: Double? {
        events.last { if case .letGo = $0.step { true } else { false } }?.progress
    }
}

extension TransitionRecord: CustomStringConvertible {
    /// A few lines for people.
    public var description: String {
        var lines = ["\(animator.title), \(container.rawValue), \(direction)"]
        lines += events.map { event in
            "\(Self.number(event.time)) s: \(Self.words(event.step)) at \(Int((event.progress * 100).rounded())) %"
        }
        lines.append("\(frames) frames, \(droppedFrames) dropped")
        if isOver {
            let left = leftovers.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
            lines.append(left.isEmpty ? "nothing left behind" : "left behind: \(left)")
        }
        return lines.joined(separator: "\n")
    }

    private static func words(_ step: Step) -> String {
        switch step {
        case .began: "began"
        case .held: "held"
        case .letGo(let finishes): finishes ? "let go, to the end" : "let go, back to the start"
        case .finished: "finished"
        case .cancelled: "cancelled"
        }
    }

    private static func number(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded().tamed(to: 0...1e9, otherwise: 0))
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
