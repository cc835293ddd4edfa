import UIKit

/// An app's own delegate that animates something along with each change.
@MainActor
public final class AlongsideDelegate: NSObject, UINavigationControllerDelegate {
    public let change: @MainActor () -> Void
    /// For each change that is over, whether it was cancelled.
    public private(set) var cancelled: [Bool] = []

    public init(_ change: @escaping @MainActor () -> Void) { self.change = change }

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.transitionCoordinator?.animate(
            alongsideTransition: { [change] _ in change() },
            completion: { [weak self] in self?.cancelled.append($0.isCancelled) }
        )
    }
}
