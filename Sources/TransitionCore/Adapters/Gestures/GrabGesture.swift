#if canImport(UIKit)
import UIKit

/// The finger that takes hold of what plays. It is there only while something does: it would be in the way of
/// content.
@MainActor
final class GrabGesture {
    private let pan: TransitionPan
    private weak var session: ContainerSession?
    private var progress = SwipeProgress()
    /// What the finger holds. It leads nothing else, whatever comes after it.
    private weak var held: (any ScrubbableTransition)?

    /// - Parameters:
    ///   - view: The container, or what lies over it while it moves.
    ///   - session: What plays there.
    init(on view: UIView, session: ContainerSession) {
        self.session = session
        pan = .overContent(on: view, rank: .init(of: session.kind)) { [weak session] in
            guard let session, session.current?.isGrabbable == true else { return [] }
            return [session.backwardEdge, session.backwardEdge.opposite]
        }
        pan.action = { [weak self] _ in self?.panDidChange() }
    }

    /// Whether fingers are listened to. One that holds is let go of when they are not any more.
    var isEnabled: Bool {
        get { pan.recognizer.isEnabled }
        set { if newValue != isEnabled { pan.recognizer.isEnabled = newValue } }
    }

    /// Listens no more, and lets go.
    func remove() {
        // Nobody hears of the finger when its recogniser is gone.
        if isHolding, pan.isUnderWay { session?.release(finishes: false, velocity: 0) }
        held = nil
        pan.remove()
    }

    private var isHolding: Bool { held != nil && held === session?.current }

    private func panDidChange() {
        guard let session else { return }
        if pan.recognizer.state == .began {
            held = progress.grab(with: pan, session: session) ? session.current : nil
            // The app has heard of it, and may have taken the finger away.
            if isHolding, !pan.isUnderWay { return session.release(finishes: false, velocity: 0) }
        }
        if isHolding { progress.follow(pan, session: session) }
    }
}
#endif
