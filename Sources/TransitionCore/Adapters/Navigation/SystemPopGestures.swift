#if canImport(UIKit)
    import UIKit

    /// The system's own swipe back recognisers, switched off while ours is on: two for one edge would fight.
    @MainActor
    struct SystemPopGestures {
        private var disabled: [Weak<UIGestureRecognizer>] = []

        /// Switches off those that are on. One that is recognising just now stays: switching it off would freeze the
        /// stack half-way.
        mutating func disable(of navigationController: UINavigationController) {
            var recognizers = [navigationController.interactivePopGestureRecognizer]
            if #available(iOS 26.0, *) {
                recognizers.append(navigationController.interactiveContentPopGestureRecognizer)
            }
            for recognizer in recognizers.compactMap({ $0 }) where recognizer.isEnabled {
                if recognizer.state == .began || recognizer.state == .changed { continue }
                recognizer.isEnabled = false
                disabled.append(Weak(recognizer))
            }
        }

        /// Switches on again what was switched off.
        mutating func restore() {
            for recognizer in disabled { recognizer.object?.isEnabled = true }
            disabled = []
        }
    }
#endif
