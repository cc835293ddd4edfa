#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The differences between the kinds of containers in a transition run by UIKit, given by the adapter.
package struct TransitionRules {
    /// Whether the app's state decides which screens the container shows, as in SwiftUI. The state changes before its
    /// push or pop begins, and the delegate is not called for a cancellation, so UIKit must not cancel such a change.
    /// The owner of the state may set the container's delegate at any time, which replaces the proxy.
    package var isStateDriven = false
    /// Whether a finger can still finish a change after UIKit was notified of its cancellation. It cannot if UIKit
    /// updates bars and selections only once.
    let canTurnAfterCancel: Bool
    /// Whether the driver, not UIKit, removes the view that leaves for good.
    let removesLeavingView: Bool
    /// Whether the driver removes the arriving view after a cancellation. If not, the container removes it.
    var removesArrivingView = true
    /// Whether the driver posts a screen-changed notification. UIKit posts it for everything except presentations of a
    /// custom style, and restores VoiceOver's position when a screen comes back (F124).
    let announcesCustomPresentation: Bool
    /// The result of a reversed change.
    package var turningBack = TurningBack.cancels
    /// Returns the presentation's dimming and frames, if the presenter stays in its place.
    package let chrome: @MainActor (any UIViewControllerContextTransitioning) -> (any PresentationChrome)?

    package enum TurningBack {
        /// UIKit cancels the change and restores the old state.
        case cancels
        /// UIKit finishes the change, because the app's state already contains it. The adapter then undoes the change
        /// with another one.
        case finishesFirst
        /// The change cannot be reversed and continues to its end.
        case isImpossible
    }

    /// Two screens that replace each other in a container.
    package static let container = TransitionRules(
        canTurnAfterCancel: false, removesLeavingView: false, announcesCustomPresentation: false, chrome: { _ in nil })

    /// Two children of a container of the app, which adds and removes their views itself.
    package static let children = {
        var rules = TransitionRules(
            canTurnAfterCancel: true, removesLeavingView: false, announcesCustomPresentation: false,
            chrome: { _ in nil })
        rules.removesArrivingView = false
        return rules
    }()

    /// A screen that is presented.
    package static let presentation = TransitionRules(
        canTurnAfterCancel: true, removesLeavingView: false, announcesCustomPresentation: true,
        chrome: { $0.viewController(forKey: .to)?.presentationController as? any PresentationChrome })

    /// A presented screen that is dismissed.
    package static let dismissal = TransitionRules(
        canTurnAfterCancel: true, removesLeavingView: true, announcesCustomPresentation: false,
        chrome: { $0.viewController(forKey: .from)?.presentationController as? any PresentationChrome })
}
#endif
