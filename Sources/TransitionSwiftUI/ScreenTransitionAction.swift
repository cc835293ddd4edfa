#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// Plays an animator for one push of the stack around a view, and in reverse for its pop. Get it from the environment
/// and call it like a function.
///
///     @Environment(\.screenTransition) private var screenTransition
///
///     Button("Open") {
///         screenTransition(.fold) { path.append(photo) }
///     }
///
/// Read it in a view within the stack, not in the view that contains the stack. The stack is that of the
/// `stackTransition(_:options:)` around the view, in whatever window it is; a
/// `stackTransition(nil)` leaves all other changes to the system. Apply that modifier to the stack itself, because an
/// environment value that is set within the stack's first view does not reach its destinations. Without such a modifier
/// around the view, the action logs a message and only runs the closure.
public struct ScreenTransitionAction: Sendable {
    private let stack: FoundStack?

    package init(_ stack: FoundStack? = nil) { self.stack = stack }

    /// Runs a closure, and plays the animator for the push that the closure causes.
    ///
    /// The next push of the stack plays the animator, even one turn of the run loop later, when SwiftUI pushes. After
    /// two turns without a push the request expires.
    ///
    /// - Parameters:
    ///   - transition: The animator; nil leaves the push and its pop to the system.
    ///   - body: Changes the path of the stack.
    /// - Returns: What the closure returns.
    @MainActor
    public func callAsFunction<Result>(
        _ transition: (any TransitionAnimator)?, _ body: () throws -> Result
    ) rethrows -> Result {
        let found = stack?.controller
        if found == nil {
            NSLog("Repertoire: screenTransition was called in a view without a stackTransition(_:options:) around it.")
        }
        return try ExpectedPush.play(transition, in: found, body)
    }
}

/// The stack that the finder of a modifier finds. SwiftUI may make the modifier's finder anew at any time.
@MainActor
package final class FoundStack {
    /// The modifier's request.
    package weak var request: TransitionRequest<UINavigationController>?

    package init() {}

    /// The stack; nil before the finder is among SwiftUI's controllers.
    var controller: UINavigationController? { request?.found }
}
#endif
