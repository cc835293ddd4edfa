#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionUIKit
import UIKit

extension UIView {
    /// The id of the view as an element of transitions; nil, the default, for a view that stays in its screen.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    /// If a view on each of two screens has the same id, a picture of it flies over the transition from one place to the
    /// other. This works with every animator of the package, in all containers, forward, backward and under a finger.
    ///
    ///     cell.imageView.transitionID = photo.id
    ///     detail.imageView.transitionID = photo.id
    ///
    /// No value of the view is changed: for the time of the transition an animation hides it. Set the id again when a
    /// cell is reused. Views are looked up at the start of each transition, so there is nothing to unregister.
    ///
    /// If several views of a screen have the same id, the one with the largest visible part flies. At most 24 elements
    /// fly. These views stay in their screens: the root view of a screen, hidden and turned views, and views with an
    /// effect view in them, because glass must not be invisible. `TransitionInspector` says why an element did not fly.
    public var transitionID: AnyHashable? {
        get { ElementTag.of(self)?.id }
        set {
            // A cell that only takes its id off is no reason to look for elements.
            if newValue != nil { StageGuests.make = ElementFlights.init(_:) }
            ElementTag.change(self) { $0.id = newValue }
        }
    }

    /// How the view flies; ignored without ``transitionID``.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    public var transitionElement: ElementStyle {
        get { ElementTag.of(self)?.style ?? ElementStyle() }
        set { ElementTag.change(self) { $0.style = newValue } }
    }

    /// Returns a view that flies in place of a picture, such as a video or a map; nil, the default, for a picture. If both
    /// views have such content, that of the arriving screen flies.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    /// Called at the start of each transition, if the view flies. The returned view must have a size and no
    /// superview. It is scaled uniformly so that it covers the flying frame, and it is removed at the end.
    public var transitionContent: (@MainActor () -> UIView?)? {
        get { ElementTag.of(self)?.content }
        set { ElementTag.change(self) { $0.content = newValue } }
    }
}

extension UIViewController {
    /// Returns the view with an id that is not visible on this screen, for example after scrolling to its cell. By
    /// default such views stay in their screens.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     list.transitionElements = { [weak list] id in list?.scrollToPhoto(id)?.imageView }
    ///
    /// Called at the start of a transition, once for each id that only the other screen shows, before pictures are taken.
    /// The returned view must be in this screen's view. It need not have an id itself. There is no waiting for later
    /// frames: lay out the view before returning it.
    public var transitionElements: (@MainActor (AnyHashable) -> UIView?)? {
        get { ElementFinder.of(self)?.find }
        set { Attachment.elements.set(newValue.map { ElementFinder($0) }, on: self) }
    }
}
#endif
