#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

extension ContainerSession {
    /// Plays a change of a whole window that was made without animation. It is the current transition until its end.
    ///
    /// - Parameters:
    ///   - transition: The animator and its direction.
    ///   - window: The window, with the arriving screen.
    ///   - live: The direct subview of the window with the arriving screen.
    ///   - picture: A picture of the window before the change.
    ///   - anchors: The start and the end of a zoom, in the window's coordinates.
    ///   - isDisturbed: Returns whether something must end the transition, such as another screen over the window.
    ///   - onEnd: Called once, when the transition has ended and is not the current one any more.
    // Not inlined, so that other modules and this one share the function.
    @inline(never)
    package func play(
        _ transition: DirectedTransition,
        in window: UIWindow,
        live: UIView,
        picture: UIView,
        anchors: TransitionScene.AnchorPlaces,
        isDisturbed: @escaping @MainActor () -> Bool,
        onEnd: @escaping @MainActor () -> Void
    ) {
        let playing = WindowTransition(
            transition, window: window, live: live, picture: picture, anchors: anchors, watcher: cast(),
            isDisturbed: isDisturbed
        ) { [weak self] transition in
            if let self, current === transition { current = nil }
            onEnd()
        }
        current = playing
        playing.begin()
    }

    /// Ends what plays, is held or was requested in a window.
    package static func endTransitions(in window: UIWindow) {
        for session in WindowLife.sessions(in: window) { session.stop() }
    }
}
#endif
