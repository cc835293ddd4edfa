#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// The animation of one item's badge, on any bar.
///
/// While the animation cannot be shown correctly, the bar shows its own badge at rest: the bar is hidden or rotated,
/// another animation moves the item, the app is in the background or has switched all transitions off, or Reduce Motion
/// is on. If this changes before the end of the animation, the badge moves again. If the badge or its place is missing,
/// the animation waits.
@MainActor
final class TabItemBadgePlay {
    /// Begins to play a run with a start time, nil for the current time. Returns nil if the badge cannot move now.
    typealias Begin =
        @MainActor (
            _ run: ProgressRun, _ start: CFTimeInterval?, _ onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
        ) -> TabItemPlay?

    private let animation: TabItemBadgeAnimation
    private let run: ProgressRun
    private let begin: Begin
    private let onEnd: @MainActor () -> Void
    /// The time at which the badge was first visible in motion; nil before.
    private var start: CFTimeInterval?
    private var play: TabItemPlay?
    /// Whether the object checks after each turn of the run loop if the badge can move. The conditions can change only
    /// in a turn.
    private var isWaiting = false
    private var isOver = false
    private var isInBackground = false
    private var watches: [NotificationWatch] = []
    private var switchWatch: SwitchWatch?

    /// Returns nil for an animation without a duration.
    ///
    /// - Parameter onEnd: Called when the animation is over. Not called if it is stopped.
    init?(
        _ animation: TabItemBadgeAnimation, begin: @escaping Begin, onEnd: @escaping @MainActor () -> Void = {}
    ) {
        run = animation.run
        self.animation = animation
        self.begin = begin
        self.onEnd = onEnd
        guard run.duration > 0 else { return nil }
        // Core Animation keeps the animations of an app in the background, and continues them when the app returns
        // (F201).
        watches = [
            NotificationWatch([UIApplication.didEnterBackgroundNotification]) { [weak self] in
                self?.isInBackground = true
                self?.strike()
            },
            NotificationWatch([UIApplication.willEnterForegroundNotification]) { [weak self] in
                self?.isInBackground = false
                self?.look()
            },
        ]
        switchWatch = SwitchWatch { [weak self] in
            if Transitions.isEnabled { self?.look() } else { self?.strike() }
        }
        look()
    }

    /// Begins to play if possible, and otherwise tries again after the next turn.
    func look() {
        guard play == nil, !isOver else { return }
        if let start, !animation.repeats, CACurrentMediaTime() - start >= run.duration {
            end()
            return onEnd()
        }
        if !isInBackground, Transitions.isEnabled {
            play = begin(run, start) { [weak self] isFinished in self?.ended(isFinished: isFinished) }
        }
        if play == nil { wait() } else { start = start ?? CACurrentMediaTime() }
    }

    private func ended(isFinished: Bool) {
        guard play != nil else { return }
        play = nil
        guard isFinished, !animation.repeats else { return look() }
        end()
        onEnd()
    }

    private func wait() {
        guard !isWaiting, !isOver else { return }
        isWaiting = true
        TurnWatch.begin(.afterLayout) { [weak self] in
            guard let self else { return false }
            look()
            isWaiting = play == nil && !isOver
            return isWaiting
        }
    }

    /// Shows the bar's own badge at rest until the next opportunity.
    func strike() {
        guard let ending = play else { return }
        play = nil
        ending.end()
        wait()
    }

    /// Ends the animation.
    func end() {
        isOver = true
        (watches, switchWatch) = ([], nil)
        strike()
    }
}
#endif
