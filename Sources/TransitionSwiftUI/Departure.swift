#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// What is attached to a presented controller and tells when that has gone, whoever has presented it.
///
/// A controller that is dismissed together with the one that presents it is not told that it disappears if it was covered.
/// But it is freed then, and with it this object.
@MainActor
final class Departure {
    private let listeners: Listeners

    private init() { listeners = Listeners() }

    /// Calls the closure in a later turn of the run loop, when the controller has gone.
    static func of(_ controller: UIViewController, then action: @escaping @MainActor @Sendable () -> Void) {
        let departure = Attachment.departure.get(from: controller) as? Departure ?? Departure()
        Attachment.departure.set(departure, on: controller)
        departure.listeners.all.append(action)
    }

    /// Tells that a controller has gone that may live on.
    static func tell(of controller: UIViewController) { Attachment.departure.set(nil, on: controller) }

    private final class Listeners {
        var all: [@MainActor @Sendable () -> Void] = []

        deinit { for action in all { MainQueue.inNextTurn(action) } }
    }
}
#endif
