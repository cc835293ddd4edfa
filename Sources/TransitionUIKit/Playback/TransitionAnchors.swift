#if canImport(UIKit)
import TransitionCore
import UIKit

/// The views between which a zoom or a key view moves. The closures are called anew at every start, backward too,
/// because the view may have moved, or another view may have taken its place.
///
///     photo.transitionAnchors = TransitionAnchors { [weak cell] in cell } target: { [weak photo] in photo?.imageView }
@MainActor
public struct TransitionAnchors {
    /// The view that the screen grows out of, such as the cell that was tapped; nil when there is no such view at this
    /// moment.
    public var source: @MainActor () -> UIView?
    /// The view that the source grows into; nil for the whole screen.
    public var target: @MainActor () -> UIView?

    /// - Parameters:
    ///   - source: The view that the screen grows out of. Capture views weakly: the screen keeps the closures.
    ///   - target: The view on the new screen that the source grows into; the whole screen by default.
    public init(
        source: @escaping @MainActor () -> UIView?,
        target: @escaping @MainActor () -> UIView? = { nil }
    ) {
        self.source = source
        self.target = target
    }

    /// The frame of a view in the container's coordinates; nil if the view is not on screen there.
    static func frame(of view: UIView?, in container: UIView) -> CGRect? {
        guard let view, view.window != nil || view.isDescendant(of: container) else { return nil }
        let frame = view.convert(view.bounds, to: container)
        return frame.isNull || frame.isInfinite || frame.isEmpty || !frame.origin.x.isFinite
            || !frame.origin.y.isFinite ? nil : frame
    }
}

extension UIViewController {
    /// The views that this screen grows out of and into when it is pushed, presented or selected, and shrinks back to.
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
