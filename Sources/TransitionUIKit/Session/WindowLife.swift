#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// Ends what is held in a window when the window is freed. A finger in it reports no end then, and a held transition
/// keeps its screens alive. The window keeps this object.
@MainActor
final class WindowLife {
    private var sessions: [Weak<ContainerSession>] = []

    /// Notes a container that is about to change in a window.
    static func note(_ session: ContainerSession, in window: UIWindow) {
        let life = Attachment.windowLife.get(from: window) as? WindowLife ?? WindowLife()
        Attachment.windowLife.set(life, on: window)
        guard !life.sessions.contains(where: { $0.object === session }) else { return }
        life.sessions.removeAll { $0.object == nil }
        life.sessions.append(Weak(session))
    }

    /// Returns the sessions of the containers that have changed in a window.
    static func sessions(in window: UIWindow) -> [ContainerSession] {
        (Attachment.windowLife.get(from: window) as? WindowLife)?.sessions.compactMap(\.object) ?? []
    }

    deinit {
        let sessions = sessions
        MainQueue.inNextTurn {
            for session in sessions { session.object?.windowIsGone() }
        }
    }
}
#endif
