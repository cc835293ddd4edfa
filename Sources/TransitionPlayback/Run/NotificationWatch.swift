#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Observes notifications until it is freed.
package final class NotificationWatch {
    private let tokens: [any NSObjectProtocol]

    /// - Parameters:
    ///   - names: The notifications, from any sender.
    ///   - action: Called in the next turn of the run loop.
    package init(_ names: [Notification.Name], _ action: @escaping @MainActor @Sendable () -> Void) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainQueue.inNextTurn(action)
            }
        }
    }

    /// - Parameters:
    ///   - names: The notifications, from any sender.
    ///   - action: Called in the call of the sender, if that is on the main thread.
    package init(
        inCall names: [Notification.Name],
        _ action: @escaping @MainActor @Sendable (Notification.Name, _ userInfo: [AnyHashable: Any]?) -> Void
    ) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard MainQueue.isCurrent else { return }
                nonisolated(unsafe) let userInfo = notification.userInfo
                MainActor.assumeIsolated { action(name, userInfo) }
            }
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
#endif
