#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// Plays an animator for the push that a change of the app's state causes.
@MainActor
enum ExpectedPush {
    /// Runs a closure, and plays the animator for the next push of the stack.
    ///
    /// - Parameters:
    ///   - transition: The animator; nil leaves the push to the system.
    ///   - stack: The stack; nil only runs the closure.
    ///   - body: Changes the path of the stack.
    static func play<Result>(
        _ transition: (any TransitionAnimator)?, in stack: UINavigationController?, _ body: () throws -> Result
    ) rethrows -> Result {
        stack?.expectPush(with: transition)
        // SwiftUI changes the stack in this turn or in the next one, and may then set its own delegate.
        defer {
            stack?.adoptDelegate()
            MainQueue.inNextTurn { [weak stack] in stack?.adoptDelegate() }
        }
        return try body()
    }
}
#endif
