#if canImport(UIKit)
import UIKit

/// What differs between the kinds of containers while UIKit runs a transition, said by the adapter.
struct TransitionRules {
    /// Whether a change that UIKit was told is cancelled may finish after all, under another finger. Bars and selections
    /// are told only once.
    let canTurnAfterCancel: Bool
    /// Whether the view that goes for good is the animator's to take away, and not UIKit's.
    let removesLeavingView: Bool
    /// Whether assistive technologies are told of the new screen: UIKit does so itself for all but presentations of a
    /// custom style, and knows better where VoiceOver was when a screen comes back (F124).
    let announcesCustomPresentation: Bool
    /// What the presentation adds around the screens, where the presenter stays in its place.
    let chrome: @MainActor (any UIViewControllerContextTransitioning) -> (any PresentationChrome)?

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
