#if canImport(UIKit)
import UIKit

/// A presentation that leaves the screen below where it is. The stage may pose that screen's layer in its own place,
/// but must not touch where its view is.
@MainActor
protocol PresentationChrome: AnyObject {
    /// Where the presented screen rests, in the container. Its poses are relative to this rectangle.
    var presentedFrame: CGRect { get }
    /// What darkens the screen below, in the container.
    var dimmingView: UIView { get }
    /// The screen below, outside the container; nil if it stays at rest.
    var posedPresenterView: UIView? { get }
}
#endif
