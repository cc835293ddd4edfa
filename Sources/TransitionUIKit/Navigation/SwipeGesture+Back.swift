#if canImport(UIKit)
import TransitionCore
import UIKit

extension SwipeGesture {
    /// The swipe that goes back in a navigation controller.
    ///
    /// - Parameters:
    ///   - origin: Where the swipe may begin.
    ///   - session: The session whose transition the swipe moves.
    ///   - canReceive: Whether the swipe may receive touches at all. Called at every touch.
    ///   - canBegin: Whether there is a screen to go back to at this moment.
    ///   - takesPop: Whether this swipe leads the pop; if not, the system's swipe may.
    ///   - pop: Asks UIKit for the pop and returns whether UIKit will begin it.
    ///   - didAttempt: Called when the finger has gone far enough to go back although nothing was popped.
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
                rank: .navigation,
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
            aim: Aim(
                prepare: { [weak session] in
                    guard let session else { return nil }
                    let edge = session.backwardEdge
                    return (session, edge, session.distance(towards: edge))
                },
                ask: pop,
                didAttempt: didAttempt
            )
        )
    }
}

extension UINavigationController {
    /// Whether a recogniser is the system's swipe back in this navigation controller, or in one around it, as that of the
    /// More tab is: what lies innermost goes first.
    fileprivate func isSystemPopGestureHereOrAround(_ recognizer: UIGestureRecognizer) -> Bool {
        sequence(first: self as UIViewController, next: \.parent).contains {
            ($0 as? UINavigationController)?.isSystemPopGesture(recognizer) == true
        }
    }

    /// Whether a recogniser is one of the system's own swipes back: from the leading edge, or across the content from iOS
    /// 26. They stay on: a delegate that could be asked for an animator keeps them from beginning (F78), and they wait
    /// for ours. So whoever sets another delegate has them back at once.
    fileprivate func isSystemPopGesture(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer === interactivePopGestureRecognizer { return true }
        // Compilers before 6.2 come with an SDK that does not declare the property.
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) { return recognizer === interactiveContentPopGestureRecognizer }
        #endif
        return false
    }
}
#endif
