#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Plays an animator for the one push that the closure causes, and in reverse for its pop.
///
/// > Experimental: Names and behaviour may change with a minor version.
///
///     withScreenTransition(.fold) {
///         path.append(photo)
///     }
///
/// The animator is for the frontmost stack in front: the innermost visible stack of the topmost presented screen in the
/// key window. The next push in this stack plays the animator, even one turn of the run loop later, when SwiftUI
/// pushes. After two turns without a push the request expires. Other stacks and tabs are not affected.
///
/// If several scenes are in front, as on iPad, and more than one shows a stack, the function does not guess: it logs a
/// message, and the push plays what the stack plays otherwise. In a view, use ``ScreenTransitionAction``, which knows
/// its stack.
///
/// - Parameters:
///   - transition: The animator; nil leaves the push and its pop to the system.
///   - body: Changes the path of the stack.
/// - Returns: What the closure returns.
@available(iOSApplicationExtension, unavailable)
@MainActor
public func withScreenTransition<Result>(
    _ transition: (any TransitionAnimator)?, _ body: () throws -> Result
) rethrows -> Result {
    let stacks = FrontStacks.all
    if stacks.count > 1 {
        NSLog(
            "Repertoire: withScreenTransition(_:_:) found %d stacks in front and plays none. "
                + "Use @Environment(\\.screenTransition) in a view of the stack.", stacks.count)
    }
    return try ExpectedPush.play(transition, in: stacks.count == 1 ? stacks[0] : nil, body)
}
#endif
