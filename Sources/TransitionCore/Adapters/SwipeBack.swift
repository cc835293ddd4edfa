#if canImport(UIKit)
    import UIKit

    /// The recogniser of the swipe back, and what a finger's place means.
    @MainActor
    final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
        let recognizer: UIPanGestureRecognizer
        private weak var view: UIView?
        private var action: GestureAction?
        private let mayBegin: @MainActor () -> Bool

        /// - Parameters:
        ///   - view: The navigation controller's view.
        ///   - isEdge: Whether the swipe begins at the leading edge only.
        ///   - mayBegin: Whether there is something to go back to just now.
        ///   - action: Called whenever the recogniser's state or place changes.
        init(
            on view: UIView,
            isEdge: Bool,
            mayBegin: @escaping @MainActor () -> Bool,
            action: @escaping @MainActor (SwipeBack) -> Void
        ) {
            recognizer = isEdge ? UIScreenEdgePanGestureRecognizer() : UIPanGestureRecognizer()
            self.view = view
            self.mayBegin = mayBegin
            super.init()
            recognizer.maximumNumberOfTouches = 1
            recognizer.delegate = self
            self.action = GestureAction(on: recognizer) { [weak self] in
                if let self { action(self) }
            }
            updateEdge()
            view.addGestureRecognizer(recognizer)
        }

        func remove() {
            recognizer.view?.removeGestureRecognizer(recognizer)
        }

        /// The leading edge is where the layout direction says.
        func updateEdge() {
            (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = isRightToLeft ? .right : .left
        }

        private var isRightToLeft: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
        private var sign: Double { isRightToLeft ? -1 : 1 }

        /// Points that a whole swipe has.
        var distance: Double { Double(view?.bounds.width ?? 0) }

        /// The fraction of the way that the finger has covered, 0 to 1.
        var fraction: Double {
            guard let view, distance > 0 else { return 0 }
            return min(max(sign * Double(recognizer.translation(in: view).x) / distance, 0), 1)
        }

        /// Points per second, positive on the way back.
        var velocity: Double { view.map { sign * Double(recognizer.velocity(in: $0).x) } ?? 0 }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let view, mayBegin() else { return false }
            if recognizer is UIScreenEdgePanGestureRecognizer { return true }
            let translation = recognizer.translation(in: view)
            return sign * Double(translation.x) > abs(Double(translation.y))
        }
    }
#endif
