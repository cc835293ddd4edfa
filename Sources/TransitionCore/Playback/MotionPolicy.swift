#if canImport(UIKit)
import UIKit

/// When the cross-fade takes the place of animators that move things.
public enum MotionPolicy: Sendable, Equatable {
    /// While the system's Reduce Motion or Prefer Cross-Fade Transitions is on.
    case system
    /// At all times.
    case alwaysReduced
    /// Never.
    case neverReduced

    /// Posted when the user changes what `system` follows.
    static let changes = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
    ]

    @MainActor
    var isReduced: Bool {
        switch self {
        case .system: UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
        case .alwaysReduced: true
        case .neverReduced: false
        }
    }

    /// The animator to play: the one asked for, or the cross-fade in its place.
    @MainActor
    func animator(for animator: any TransitionAnimator) -> any TransitionAnimator {
        isReduced && !animator.info.isCalm ? FadeAnimator() : animator
    }
}
#endif
