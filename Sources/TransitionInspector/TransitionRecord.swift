import Foundation
import TransitionCore
import TransitionUIKit

/// What a ``TransitionInspector`` observed during one change of screens.
public struct TransitionRecord: Equatable, Sendable {
    /// A step of a change.
    public enum Step: Equatable, Sendable {
        /// The screens began to move.
        case began
        /// A finger or the app's code paused the change and took control of it.
        case held
        /// The finger or the code released the change, to finish or to cancel it.
        case letGo(finishes: Bool)
        /// The change finished, and UIKit was notified.
        case finished
        /// The change was cancelled, and UIKit was notified.
        case cancelled
    }

    /// A step, with its time and its progress.
    public struct Event: Equatable, Sendable {
        /// The step that happened.
        public var step: Step
        /// The progress of the change, from 0 at its start to 1 at its end, in either direction.
        public var progress: Double
        /// The time since the beginning of the change, in seconds.
        public var time: Double
    }

    /// Objects that a change added and did not remove.
    public struct Leftover: Equatable, Sendable {
        /// The name of the objects, in the plural.
        public var name: String
        /// The number of objects left.
        public var count: Int
    }

    /// The kind of container.
    public var container: ContainerKind
    /// The animator that played. With Reduce Motion it is a cross-fade.
    public var animator: AnimatorInfo
    /// The direction of the change.
    public var direction: TransitionDirection
    /// The steps of the change, in order.
    public var events: [Event] = []
    /// The number of frames.
    public var frames = 0
    /// The number of frames that took more than 1.5 times their expected duration.
    public var droppedFrames = 0
    /// The flying elements of the change, a line each: the id, and whether it flew or why it stayed in its screen.
    public var elements: [String] = []
    /// The objects left in the container, with their numbers.
    public var leftovers: [Leftover] = []

    /// Whether the change has finished or was cancelled.
    public var isOver: Bool { events.last.map { $0.step == .finished || $0.step == .cancelled } ?? false }

    /// The time from the beginning of the change to its latest event, in seconds.
    public var duration: Double { events.last?.time ?? 0 }

    /// The progress at the latest release, 0 to 1; nil if the change was never held.
    public var progressAtRelease: Double? {
        events.last { if case .letGo = $0.step { true } else { false } }?.progress
    }
}

extension TransitionRecord: CustomStringConvertible {
    /// A readable summary of a few lines.
    public var description: String {
        var lines = ["\(animator.title), \(container.rawValue), \(direction)"]
        lines += events.map { event in
            "\(Self.number(event.time)) s: \(Self.words(event.step)) at \(Int((event.progress * 100).rounded())) %"
        }
        lines += elements
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
