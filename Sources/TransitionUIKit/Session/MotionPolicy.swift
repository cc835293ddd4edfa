#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Decides when a cross-fade replaces animators that are not safe for Reduce Motion.
public enum MotionPolicy: String, CaseIterable, Sendable, Codable {
    /// While the system's Reduce Motion or Prefer Cross-Fade Transitions is on.
    case system
    /// Always.
    case alwaysReduced
    /// Never.
    case neverReduced

    /// The notifications about changes of the user's settings for ``system``.
    package static let changes = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
    ]

    @MainActor
    package var isReduced: Bool {
        switch self {
        case .system: UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
        case .alwaysReduced: true
        case .neverReduced: false
        }
    }

    /// Returns the transition of UIKit to request in place of an animator. UIKit itself follows the user's settings.
    func system(_ animator: any TransitionAnimator) -> SystemTransition? {
        self == .alwaysReduced ? nil : animator.systemTransition
    }

    /// Returns the animator to play: the given one, or a cross-fade in its place.
    @MainActor
    func animator(for animator: any TransitionAnimator) -> any TransitionAnimator {
        isReduced && !animator.info.isReduceMotionSafe ? CatalogueAnimator.fade : animator
    }
}
#endif
