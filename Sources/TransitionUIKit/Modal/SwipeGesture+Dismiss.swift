#if canImport(UIKit)
import TransitionCore
import UIKit

extension SwipeGesture {
    /// The swipe that dismisses a presented screen; nil where there is none.
    ///
    /// - Parameters:
    ///   - view: The presented screen's view.
    ///   - origin: Where the swipe may begin.
    ///   - session: The session whose transition the swipe moves.
    ///   - canBegin: Whether there is a screen to dismiss at this moment.
    ///   - dismiss: Asks the app and then UIKit for the dismissal, and returns whether UIKit will begin it.
    ///   - didAttempt: Called when the finger has gone far enough although the app does not allow the dismissal.
    static func dismiss(
        on view: UIView,
        from origin: SwipeOrigin,
        session: ContainerSession,
        canBegin: @escaping @MainActor () -> Bool,
        dismiss: @escaping @MainActor () -> Bool,
        didAttempt: @escaping @MainActor () -> Void
    ) -> SwipeGesture? {
        guard origin != .off else { return nil }
        let pan = TransitionPan(
            on: view,
            start: origin == .fromEdge ? .edge(session.backwardEdge.opposite) : .anywhere,
            edge: { [weak session] in session?.backwardEdge.opposite },
            rank: .modal,
            targets: { [weak session] in
                guard let session, canBegin() else { return [] }
                return [session.backwardEdge]
            }
        )
        return SwipeGesture(
            [pan],
            aim: Aim(
                prepare: { [weak session] in
                    guard let session else { return nil }
                    let edge = session.backwardEdge
                    return (session, edge, session.distance(towards: edge))
                },
                ask: dismiss,
                didAttempt: didAttempt
            )
        )
    }
}
#endif
