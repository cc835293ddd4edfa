/// A transition that UIKit draws. An animator names it in ``TransitionAnimator/systemTransition``.
public enum SystemTransition: Sendable {
    /// The push and the pop of a navigation controller.
    case push
    /// The zoom out of a view, since iOS 18.
    case zoom
    /// A cross-fade.
    case crossDissolve
    /// The new screen rises from the bottom edge.
    case coverVertical
    /// The screens are the two sides of a card that turns over.
    case flipHorizontal
    /// The lower part of the old screen curls up. UIKit draws it only between two screens that fill their window.
    case partialCurl
    /// The old screen curls up like a page. UIKit draws it when a tap or code selects another tab, and when the root of a
    /// window or the child of a container changes.
    case pageCurl

    /// The number of the transition, different for each.
    package var number: Int {
        switch self {
        case .push: 0
        case .zoom: 1
        case .crossDissolve: 2
        case .coverVertical: 3
        case .flipHorizontal: 4
        case .partialCurl: 5
        case .pageCurl: 6
        }
    }
}
