#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The views between which a zoom or a key-view transition moves. The closures are called at the start of each
/// transition, also backward, because a view may have moved or been replaced.
///
///     photo.transitionAnchors = TransitionAnchors { [weak cell] in cell } target: { [weak photo] in photo?.imageView }
@MainActor
public struct TransitionAnchors {
    /// Returns the view from which the screen grows, such as the tapped cell; nil without one.
    public var source: @MainActor () -> UIView?
    /// Returns the view into which the source grows; nil for the whole screen.
    public var target: @MainActor () -> UIView?

    /// - Parameters:
    ///   - source: Returns the view from which the screen grows. Capture views weakly, because the screen keeps the
    ///     closures.
    ///   - target: Returns the view on the new screen into which the source grows; the whole screen by default.
    public init(
        source: @escaping @MainActor () -> UIView?,
        target: @escaping @MainActor () -> UIView? = { nil }
    ) {
        self.source = source
        self.target = target
    }
}

extension UIViewController {
    /// The views from which this screen grows when it is pushed, presented or selected, and to which it shrinks on the
    /// way back.
    public var transitionAnchors: TransitionAnchors? {
        get { (Attachment.anchors.get(from: self) as? AnchorsBox)?.anchors }
        set { Attachment.anchors.set(newValue.map { AnchorsBox($0) }, on: self) }
    }
}

/// A class, because an attachment must be an object.
private final class AnchorsBox {
    let anchors: TransitionAnchors

    init(_ anchors: TransitionAnchors) { self.anchors = anchors }
}
#endif
