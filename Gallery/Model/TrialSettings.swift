import Foundation
import TransitionCore
import TransitionUIKit
import UIKit

/// How a transition is tried: what stands in the drawer of its page. Numbers are brought within their ranges.
public struct TrialSettings: Hashable, Sendable {
    /// Seconds that a change may be made to take.
    public static let durations = 0.1...5.0
    /// How fast a change may be played, 1 being as it is.
    public static let speeds = 0.05...2.0

    /// The animator's name.
    public var name: TransitionName
    /// Other values than the animator's own, by the names of its settings.
    public var values: [String: AnimatorSetting.Value] = [:]
    /// Seconds; nil for its own time.
    public var duration: TimeInterval? {
        didSet { duration = Self.duration(duration) }
    }
    /// How progress follows time.
    public var timing = TimingChoice.own {
        didSet { timing = timing.tamed }
    }
    /// Where it is tried.
    public var container = ContainerKind.navigation
    /// Whether the layout runs from right to left.
    public var isRightToLeft = false
    /// When the cross-fade takes its place.
    public var motion = MotionPolicy.system
    /// Where a swipe may begin; nil for what the container has by default.
    public var swipe: SwipeOrigin?
    /// The edge that a presented screen is swiped to when it is dismissed.
    public var dismissEdge = TransitionEdge.bottom
    /// The size of the window for the trial. The Swift does not contain it. See ``stageSize``.
    public var size = StageSize.window
    /// How fast it is played here, 1 being as it is; no part of the Swift.
    public var speed = 1.0 {
        didSet { speed = speed.tamed(to: Self.speeds, otherwise: 1) }
    }

    /// An animator as it is registered, tried in a navigation controller.
    public init(name: TransitionName) { self.name = name }

    /// An animator as it is registered, tried in the first container that it is made for. One that UIKit draws is tried
    /// where UIKit draws it.
    public init(_ animator: any TransitionAnimator) {
        name = animator.info.name
        container =
            animator.systemTransition?.container
            ?? ContainerKind.allCases.first(where: animator.info.containers.contains) ?? .navigation
    }

    /// The size of the stage. A presented screen takes the whole window, whatever presents it.
    public var stageSize: StageSize { container == .modal ? .window : size }

    static func duration(_ seconds: TimeInterval?) -> TimeInterval? {
        seconds.flatMap { $0.isNaN ? nil : $0.tamed(to: durations, otherwise: 1) }
    }

    /// Changes one setting of the animator; nil takes the change back. What the animator cannot take is left out later.
    public mutating func set(_ name: String, to value: AnimatorSetting.Value?) {
        if case .number(let number) = value {
            values[name] = number.isNaN ? nil : .number(number.tamed(to: -1e6...1e6, otherwise: 0))
        } else {
            values[name] = value
        }
    }

    /// The animator with its changes, and the Swift for it.
    ///
    /// A spring is played in the time that it takes by itself, unless another is asked for: its response would mean
    /// nothing in the animator's own.
    ///
    /// - Throws: ``/TransitionCore/AnimatorRegistryError`` when no animator has the name.
    public func line(in registry: TransitionRegistry) throws(AnimatorRegistryError) -> TransitionLine {
        let base = try registry.animator(named: name)
        var seconds = duration
        if seconds == nil, case .spring(let spring) = timing.timing {
            let natural = Timing.spring(spring).naturalDuration(allowsOvershoot: base.allowsOvershoot)
            seconds = max((natural * 100).rounded() / 100, 0.01)
        }
        return TransitionLine(base, changes: values, timing: timing.timing, duration: seconds)
    }

    /// The animator to install: as the line says, at the speed of the trial.
    ///
    /// - Throws: ``/TransitionCore/AnimatorRegistryError`` when no animator has the name.
    public func animator(in registry: TransitionRegistry) throws(AnimatorRegistryError) -> any TransitionAnimator {
        let animator = try line(in: registry).animator
        return speed == 1 ? animator : animator.duration(animator.duration / speed)
    }
}
