#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// An object attached to a presented controller, which calls closures when the controller has gone, whatever dismissed
/// it.
///
/// If UIKit dismisses a covered controller together with its presenter, UIKit does not call the controller's
/// `viewDidDisappear`. But it frees the controller and this object, and this object calls the closures when it is
/// freed.
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

    /// Reports that a controller has gone, even if something keeps it alive.
    static func tell(of controller: UIViewController) { Attachment.departure.set(nil, on: controller) }

    private final class Listeners {
        var all: [@MainActor @Sendable () -> Void] = []

        deinit { for action in all { MainQueue.inNextTurn(action) } }
    }
}
#endif
