#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// The badge of one item that moves, on whichever bar.
///
/// Whenever it cannot be shown rightly (the bar is hidden or turned, another animation moves the item, the app is in the
/// background, under Reduce Motion) the bar's own badge is there, at rest. It moves again with the next chance, as long
/// as the animation lasts; one that was asked for before there was a badge or a place begins then.
@MainActor
final class TabItemBadgePlay {
    /// Begins to play a run that began at a time, nil for now; nil where it cannot.
    typealias Begin =
        @MainActor (
            _ run: ProgressRun, _ start: CFTimeInterval?, _ onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
        ) -> TabItemPlay?

    private let animation: TabItemBadgeAnimation
    private let run: ProgressRun
    private let begin: Begin
    private let onEnd: @MainActor () -> Void
    /// When the badge was seen to move first; nil before.
    private var start: CFTimeInterval?
    private var play: TabItemPlay?
    /// Whether it looks for a chance after each turn of the run loop: whatever may bring one happens in a turn.
    private var isWaiting = false
    private var isOver = false
    private var isInBackground = false
    private var watches: [NotificationWatch] = []

    /// nil for an animation that takes no time.
    ///
    /// - Parameter onEnd: Called when the animation is over; not when it is stopped.
    init?(
        _ animation: TabItemBadgeAnimation, begin: @escaping Begin, onEnd: @escaping @MainActor () -> Void = {}
    ) {
        run = animation.run
        self.animation = animation
        self.begin = begin
        self.onEnd = onEnd
        guard run.duration > 0 else { return nil }
        // Core Animation keeps the animations of an app in the background, and goes on with them when it returns
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
        look()
    }

    /// Begins to play if it can, and looks again after the next turn if it cannot.
    func look() {
        guard play == nil, !isOver else { return }
        if let start, !animation.repeats, CACurrentMediaTime() - start >= run.duration {
            end()
            return onEnd()
        }
        if !isInBackground {
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

    /// Shows the bar's own badge at rest until the next chance.
    func strike() {
        guard let ending = play else { return }
        play = nil
        ending.end()
        wait()
    }

    /// Ends for good.
    func end() {
        isOver = true
        watches = []
        strike()
    }
}
#endif
