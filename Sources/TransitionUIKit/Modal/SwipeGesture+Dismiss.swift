#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension SwipeGesture {
    /// Makes the swipe that dismisses a presented screen; returns nil if the options have none.
    ///
    /// - Parameters:
    ///   - view: The presented screen's view.
    ///   - origin: Where the swipe may begin.
    ///   - session: The session of the transition that the swipe drives.
    ///   - canReceive: Returns whether the screen is presented and presents none. Called at every touch.
    ///   - canBegin: Returns whether there is a screen to dismiss.
    ///   - dismiss: Requests the dismissal from the app and then from UIKit, and returns whether UIKit will begin it.
    ///   - didAttempt: Called when the finger has moved far enough and the app does not allow the dismissal.
    static func dismiss(
        on view: UIView,
        from origin: SwipeOrigin,
        session: ContainerSession,
        canReceive: @escaping @MainActor () -> Bool,
        canBegin: @escaping @MainActor () -> Bool,
        dismiss: @escaping @MainActor () -> Bool,
        didAttempt: @escaping @MainActor () -> Void
    ) -> SwipeGesture? {
        guard origin != .off else { return nil }
        let pan = TransitionPan(
            on: view,
            start: origin == .fromEdge ? .edge(session.backwardEdge.opposite) : .anywhere,
            edge: { [weak session] in session?.backwardEdge.opposite },
            kind: .modal,
            targets: { [weak session] in
                guard let session, canBegin() else { return [] }
                return [session.backwardEdge]
            }
        )
        pan.canReceive = canReceive
        return SwipeGesture(
            [pan],
            aim: .backward(of: session, ask: dismiss, didAttempt: didAttempt)
        )
    }
}
#endif
