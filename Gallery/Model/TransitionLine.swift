import Foundation
import TransitionCore

/// An animator with some of its settings changed, and the Swift that asks for just that: `.fold(strips: 6).duration(0.8)`.
public struct TransitionLine: Sendable {
    /// The animator as it was changed.
    public let animator: any TransitionAnimator
    /// The Swift that makes it, by dot syntax. Only what differs from the defaults is written.
    ///
    /// A name of several parts is written by its last one, which is how a plugin calls its static member: `.rise` for
    /// `acme.rise`.
    public let swift: String

    /// - Parameters:
    ///   - base: The animator as it is registered: its values are the defaults, which are not written.
    ///   - changes: Other values, by the names of the settings. Those that the animator cannot take are left out.
    ///   - timing: Another timing; nil for its own.
    ///   - duration: Another time, in seconds; nil for its own.
    public init(
        _ base: any TransitionAnimator, changes: [String: AnimatorSetting.Value] = [:],
        timing: Timing? = nil, duration: TimeInterval? = nil
    ) {
        var animator = base
        var arguments: [String] = []
        for setting in base.settings {
            guard let wanted = changes[setting.name], let value = setting.domain.value(for: wanted),
                value != setting.value, let changed = animator.changing(setting.name, to: value)
            else { continue }
            animator = changed
            arguments.append((setting.label.map { "\($0): " } ?? "") + value.swift)
        }
        let member = base.info.name.rawValue.split(separator: ".").last.map(String.init) ?? ""
        var swift = "." + member + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        if let timing, timing != base.timing {
            animator = animator.timing(timing)
            swift += ".timing(\(timing.swift))"
        }
        if let duration, duration != base.duration {
            animator = animator.duration(duration)
            swift += ".duration(\(AnimatorSetting.Value.number(duration).swift))"
        }
        (self.animator, self.swift) = (animator, swift)
    }
}

extension Timing {
    /// The timing as it stands in Swift, by its name where it has one.
    var swift: String {
        func text(_ number: Double) -> String { AnimatorSetting.Value.number(number).swift }
        switch self {
        case .linear: return ".linear"
        case .easeIn: return ".easeIn"
        case .easeOut: return ".easeOut"
        case .easeInOut: return ".easeInOut"
        case .curve(let curve):
            return ".curve(\([curve.x1, curve.y1, curve.x2, curve.y2].map(text).joined(separator: ", ")))"
        case .spring(let spring):
            return ".spring(response: \(text(spring.response)), dampingRatio: \(text(spring.dampingRatio)))"
        }
    }
}
