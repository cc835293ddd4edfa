#if canImport(UIKit)
import TransitionCore
import UIKit

/// The differences between the kinds of containers while UIKit runs a transition, given by the adapter.
struct TransitionRules {
    /// Whether another finger may still finish a change after UIKit was told that it is cancelled. It may not where
    /// UIKit tells bars and selections only once.
    let canTurnAfterCancel: Bool
    /// Whether the driver, not UIKit, has to remove the view that leaves for good.
    let removesLeavingView: Bool
    /// Whether the driver posts a screen-changed notice. UIKit does so itself for all but presentations of a custom
    /// style, and knows better where VoiceOver was when a screen comes back (F124).
    let announcesCustomPresentation: Bool
    /// What becomes of a change that is let go of backwards.
    var turningBack = TurningBack.cancels
    /// The presentation's dimming and frames, where the presenter stays in its place.
    let chrome: @MainActor (any UIViewControllerContextTransitioning) -> (any PresentationChrome)?

    enum TurningBack {
        /// UIKit cancels it, and has the old state again.
        case cancels
        /// UIKit finishes it, as the app's state has it already, and the adapter takes it back with a change of its own.
        case finishesFirst
        /// Nothing: it goes on to its end.
        case isImpossible
    }

    /// Screens that change places in a container.
    static let container = TransitionRules(
        canTurnAfterCancel: false, removesLeavingView: false, announcesCustomPresentation: false, chrome: { _ in nil })

    /// A screen that is presented.
    static let presentation = TransitionRules(
        canTurnAfterCancel: true, removesLeavingView: false, announcesCustomPresentation: true,
        chrome: { $0.viewController(forKey: .to)?.presentationController as? any PresentationChrome })

    /// A presented screen that is dismissed.
    static let dismissal = TransitionRules(
        canTurnAfterCancel: true, removesLeavingView: true, announcesCustomPresentation: false,
        chrome: { $0.viewController(forKey: .from)?.presentationController as? any PresentationChrome })
}
#endif
