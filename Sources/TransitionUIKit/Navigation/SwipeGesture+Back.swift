#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension SwipeGesture {
    /// Makes the swipe that goes back in a navigation controller.
    ///
    /// - Parameters:
    ///   - origin: Where the swipe may begin.
    ///   - session: The session of the transition that the swipe drives.
    ///   - canReceive: Returns whether the swipe may receive touches. Called at every touch.
    ///   - canBegin: Returns whether there is a screen to go back to.
    ///   - takesPop: Returns whether this swipe drives the pop. If not, the system's swipe may.
    ///   - pop: Requests the pop from UIKit and returns whether UIKit will begin it.
    ///   - didAttempt: Called when the finger has moved far enough to go back and nothing was popped.
    static func back(
        in navigationController: UINavigationController,
        from origin: SwipeOrigin,
        session: ContainerSession,
        canReceive: @escaping @MainActor () -> Bool,
        canBegin: @escaping @MainActor () -> Bool,
        takesPop: @escaping @MainActor () -> Bool,
        pop: @escaping @MainActor () -> Bool,
        didAttempt: @escaping @MainActor () -> Void
    ) -> SwipeGesture {
        let edge = session.backwardEdge.opposite
        let starts: [TransitionPan.Start] =
            switch origin {
            case .off: []
            case .fromAnywhere: [.anywhere]
            case .fromEdge: [.edge(edge), .scrollAtEdge(edge)]
            }
        let pans = starts.map { start in
            let pan = TransitionPan(
                on: navigationController.view,
                start: start,
                edge: { [weak session] in session?.backwardEdge.opposite },
                kind: .navigation,
                targets: { [weak session] in
                    guard let session, canBegin() else { return [] }
                    return [session.backwardEdge]
                }
            )
            pan.edgeGoesFirst = true
            pan.canReceive = canReceive
            pan.willBegin = takesPop
            pan.goesBefore = { [weak navigationController] other in
                navigationController?.isSystemPopGestureHereOrAround(other) == true
            }
            return pan
        }
        return SwipeGesture(
            pans,
            aim: .backward(of: session, ask: pop, didAttempt: didAttempt)
        )
    }
}

extension UINavigationController {
    /// Whether a recogniser is the system's swipe back of this navigation controller or of one around it, such as that
    /// of the More tab. The swipe of the innermost controller has precedence.
    fileprivate func isSystemPopGestureHereOrAround(_ recognizer: UIGestureRecognizer) -> Bool {
        sequence(first: self as UIViewController, next: \.parent).contains {
            ($0 as? UINavigationController)?.isSystemPopGesture(recognizer) == true
        }
    }

    /// Whether a recogniser is one of the system's swipes back: from the leading edge or, since iOS 26, across the
    /// content. These recognisers stay enabled. A delegate with the animator method keeps them from beginning (F78),
    /// and they wait for this package's swipe. They work again as soon as the app sets another delegate.
    fileprivate func isSystemPopGesture(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer === interactivePopGestureRecognizer { return true }
        // The SDKs of compilers before 6.2 do not declare the property.
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) { return recognizer === interactiveContentPopGestureRecognizer }
        #endif
        return false
    }
}
#endif
