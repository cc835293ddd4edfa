#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The pan gesture that grabs a playing transition. The recogniser is enabled only while something plays, because it
/// would otherwise interfere with content.
@MainActor
final class GrabGesture {
    private let pan: TransitionPan
    private weak var session: ContainerSession?
    private var progress = SwipeProgress()
    /// The transition under the finger. The same finger moves no other transition, even if another one begins before
    /// the finger is lifted.
    private weak var held: (any ScrubbableTransition)?

    /// - Parameters:
    ///   - view: The container's view, or the view that covers it during a transition.
    ///   - session: The session of the container. A finger can grab its current transition.
    init(on view: UIView, session: ContainerSession) {
        self.session = session
        pan = .overContent(on: view, kind: session.kind) { [weak session] in
            guard let session, session.current?.isGrabbable == true else { return [] }
            return [session.backwardEdge, session.backwardEdge.opposite]
        }
        pan.action = { [weak self] _ in self?.panDidChange() }
    }

    /// Whether fingers are recognised. When this becomes false, a finger that holds the transition loses it.
    var isEnabled: Bool {
        get { pan.recognizer.isEnabled }
        set { if newValue != isEnabled { pan.recognizer.isEnabled = newValue } }
    }

    /// Removes the recogniser and releases the transition.
    func remove() {
        // Without its recogniser, the end of the touch would not be reported.
        if isHolding, pan.isUnderWay { session?.release(finishes: false, velocity: 0) }
        held = nil
        pan.remove()
    }

    private var isHolding: Bool { held != nil && held === session?.current }

    private func panDidChange() {
        guard let session else { return }
        if pan.recognizer.state == .began {
            held = progress.grab(with: pan, session: session) ? session.current : nil
            // The app observes the grab, and may have removed or cancelled the recogniser.
            if isHolding, !pan.isUnderWay { return session.release(finishes: false, velocity: 0) }
        }
        if isHolding { progress.follow(pan, session: session) }
    }
}

/// The pans that grab the transitions of a container. The adapter installs them.
@MainActor
final class GrabGestures {
    private let session: ContainerSession
    /// The pan on the container's view.
    private var own: GrabGesture?
    /// The pan on a view that covers the screens during a transition.
    private var passing: GrabGesture?

    init(of session: ContainerSession) { self.session = session }

    /// Lets a finger on the container's view grab a playing transition. With nil, a finger loses its hold and no
    /// further one is recognised.
    func listen(on view: UIView?) {
        own?.remove()
        own = view.map { GrabGesture(on: $0, session: session) }
        update()
    }

    /// Lets a finger on a view that covers the screens grab the current transition until it ends. With nil, a finger
    /// loses its hold.
    func listenWhilePlaying(on view: UIView?) {
        passing?.remove()
        passing = view.map { GrabGesture(on: $0, session: session) }
        passing?.isEnabled = session.settings.isSwipeEnabled
    }

    /// Called when the current transition or the app's settings have changed.
    func update() {
        own?.isEnabled = session.current != nil && session.settings.isSwipeEnabled
        passing?.isEnabled = session.settings.isSwipeEnabled
        if session.current == nil { listenWhilePlaying(on: nil) }
    }
}
#endif
