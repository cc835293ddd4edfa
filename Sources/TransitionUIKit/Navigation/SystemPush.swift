import Foundation
import TransitionCore
import TransitionPlayback

/// Imitates the system's push, for a swipe back from a screen that has no animator of this package.
struct SystemPush: TransitionAnimator {
    var info: AnimatorInfo {
        AnimatorInfo(
            name: "systemPush", title: "System push",
            summary: "The new screen comes in from the side while the old one gives way by a third.")
    }

    func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [.from(.offset(toward: .trailing)), .passingShadow(opacity: 0.18, radius: 14)],
            background: .to(.offset(toward: .leading, by: 0.3).shade(0.1)))
    }
}
