#if canImport(UIKit)
import TransitionCore
import UIKit

/// What the home item of an animated tab bar shows: a logo, and a rocket while the list that it follows is scrolled far.
///
///     let home = TabHome(logo: UIImage(named: "Logo"), rocket: UIImage(named: "Rocket"), follows: feed, threshold: 456)
///
/// The rocket rolls up when a drag has moved the list up from where the drag began and the list is scrolled further than
/// the threshold, and the logo rolls back when a drag has moved it down and it is scrolled less far: once from drag to
/// drag, what scrolls on after the finger has gone included. At the very top it is always the logo.
@MainActor
public struct TabHome {
    /// The picture near the top of the list.
    public var logo: UIImage?
    /// The picture while the list is scrolled far.
    public var rocket: UIImage?
    /// The list that the item follows, or any other scroll view. Held weakly; its delegate is left alone.
    public weak var follows: UIScrollView?
    /// How far the list must be scrolled, in points of its `contentOffset.y`: further for the rocket, less far for the
    /// logo.
    public var threshold: CGFloat

    /// A home item with a logo, a rocket, the scroll view that decides between them, and how far that must be scrolled.
    public init(logo: UIImage?, rocket: UIImage?, follows: UIScrollView?, threshold: CGFloat = 456) {
        self.logo = logo
        self.rocket = rocket
        self.follows = follows
        self.threshold = threshold
    }
}
#endif
