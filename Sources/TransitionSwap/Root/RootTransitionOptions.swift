#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// How a window changes its root.
public struct RootTransitionOptions: Sendable, Equatable {
    /// The direction of the change. Forward for the way in, such as a login that becomes the app; backward for the way
    /// out, such as a log-out, which plays the animator as a pop does.
    public var direction: TransitionDirection
    /// Decides when a cross-fade replaces the animator.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - direction: The direction of the change; forward by default.
    ///   - motion: Decides when a cross-fade replaces the animator; by default according to the system's settings.
    public init(direction: TransitionDirection = .forward, motion: MotionPolicy = .system) {
        self.direction = direction
        self.motion = motion
    }
}
#endif
