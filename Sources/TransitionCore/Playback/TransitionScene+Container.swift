#if canImport(UIKit)
    import UIKit

    extension TransitionScene {
        /// The scene that a view offers to the screens in it.
        @MainActor
        init(of container: UIView, kind: ContainerKind, isRightToLeft: Bool, sourceRect: CGRect?, targetRect: CGRect?) {
            let insets = container.safeAreaInsets
            self.init(
                size: container.bounds.size,
                safeArea: Insets(
                    top: Double(insets.top),
                    leading: Double(isRightToLeft ? insets.right : insets.left),
                    bottom: Double(insets.bottom),
                    trailing: Double(isRightToLeft ? insets.left : insets.right)
                ),
                container: kind,
                sourceRect: sourceRect,
                targetRect: targetRect
            )
        }
    }
#endif
