#if canImport(UIKit)
import TransitionCore
import UIKit

extension TransitionScene {
    /// Creates the scene of a container view, with `leading` on the left.
    ///
    /// - Parameters:
    ///   - container: The view.
    ///   - kind: The kind of container.
    ///   - frame: The part of the view for the foreground screen; nil for the whole view.
    ///   - sourceRect: The start of a zoom, in the view's coordinates.
    ///   - targetRect: The end of a zoom, in the view's coordinates.
    @MainActor
    init(
        of container: UIView, kind: ContainerKind, frame: CGRect? = nil, sourceRect: CGRect?, targetRect: CGRect?
    ) {
        let insets = container.safeAreaInsets
        let bounds = container.bounds
        let frame = frame ?? bounds
        self.init(
            size: frame.size,
            safeArea: Insets(
                top: Double(max(insets.top - (frame.minY - bounds.minY), 0)),
                leading: Double(max(insets.left - (frame.minX - bounds.minX), 0)),
                bottom: Double(max(insets.bottom - (bounds.maxY - frame.maxY), 0)),
                trailing: Double(max(insets.right - (bounds.maxX - frame.maxX), 0))
            ),
            container: kind,
            isDark: container.traitCollection.userInterfaceStyle == .dark,
            sourceRect: sourceRect?.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY),
            targetRect: targetRect?.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
        )
    }

    /// Creates the scene with the frames of the foreground screen's ``TransitionAnchors``, or of the views in the
    /// window's table.
    @MainActor
    init(of container: UIView, kind: ContainerKind, frame: CGRect? = nil, foreground: UIViewController?) {
        let anchors = foreground.flatMap { AnchorTable.anchors(of: $0, in: container.window) }
        self.init(
            of: container,
            kind: kind,
            frame: frame,
            sourceRect: TransitionAnchors.frame(of: anchors?.source(), in: container),
            targetRect: TransitionAnchors.frame(of: anchors?.target(), in: container)
        )
    }
}
#endif
