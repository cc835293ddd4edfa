#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionPlayback
import UIKit

/// One change to another root, and the completions that it owes.
@MainActor
final class RootChange {
    let root: UIViewController
    private var completions: [@MainActor (RootTransitionOutcome) -> Void]

    init(_ root: UIViewController, _ completion: (@MainActor (RootTransitionOutcome) -> Void)?) {
        self.root = root
        completions = completion.map { [$0] } ?? []
    }

    /// Another request for the same root waits for the end of this change.
    func add(_ other: RootChange) { completions += other.completions }

    /// Calls the completions. In the next turn of the run loop, because the app must not react in the
    /// middle of another change.
    func conclude(_ outcome: RootTransitionOutcome) {
        for completion in completions { MainQueue.inNextTurn { completion(outcome) } }
    }

    /// Returns why the controller cannot be the root of a window; nil if it can.
    func refusal(of window: UIWindow) -> RootTransitionOutcome.Refusal? {
        if root.parent != nil { return .hasParent }
        if root.presentingViewController != nil { return .isPresented }
        let home = root.viewIfLoaded?.window
        if let home, home !== window, home.rootViewController === root { return .isRootElsewhere }
        return nil
    }
}
#endif
