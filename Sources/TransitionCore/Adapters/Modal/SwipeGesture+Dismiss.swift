#if canImport(UIKit)
import UIKit

extension SwipeGesture {
    /// The swipe that dismisses a presented screen; nil where there is none.
    ///
    /// - Parameters:
    ///   - view: The presented screen's.
    ///   - origin: Where it may begin.
    ///   - session: What it leads.
    ///   - canBegin: Whether there is something to dismiss just now.
    ///   - dismiss: Asks the app and then UIKit for the dismissal; whether it will come.
    ///   - didAttempt: The finger has gone all the way although the app does not allow it.
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
