#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A presentation that leaves the presenter's view in place. The stage may pose that view's layer there, but must not
/// change its frame or its superview.
@MainActor
package protocol PresentationChrome: AnyObject {
    /// The frame of the presented screen at rest, in the container's coordinates. Poses are relative to this frame.
    var presentedFrame: CGRect { get }
    /// How far the presented screen at rest is above the lower edge to which it is attached, because of the keyboard, in
    /// points. At progress 0 the screen is lower by this distance.
    var rise: Double { get }
    /// Called before the presented screen is posed for a transition. From here on its frame stays.
    func willPose()
    /// The view that darkens the presenter, in the container.
    var dimmingView: UIView { get }
    /// The presenter's view, outside of the container; nil if it stays at rest.
    var posedPresenterView: UIView? { get }
    /// Whether the presented screen receives touches.
    var presentedTakesTouches: Bool { get set }
}
#endif
