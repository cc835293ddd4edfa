#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension TransitionScene {
    /// The start and the end of a zoom; each nil without a visible view.
    package typealias AnchorPlaces = (source: CGRect?, target: CGRect?)

    /// Creates the scene of a container view, with `leading` on the left.
    ///
    /// - Parameters:
    ///   - container: The view.
    ///   - kind: The kind of container.
    ///   - frame: The part of the view for the foreground screen; nil for the whole view.
    ///   - anchors: The places of a zoom, in the view's coordinates.
    @MainActor
    package init(of container: UIView, kind: ContainerKind, frame: CGRect? = nil, anchors: AnchorPlaces) {
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
            sourceRect: anchors.source?.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY),
            targetRect: anchors.target?.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
        )
    }
}
#endif
