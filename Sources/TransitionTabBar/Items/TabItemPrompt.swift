#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// Plays an animation again and again, with pauses. If it cannot play, it tries again after the next turn of the run loop,
/// because the conditions can change only in a turn.
@MainActor
final class TabItemPrompt {
    /// The result of a pass.
    enum Pass { case plays, waits, over }

    private let pause: TimeInterval
    private let begin: @MainActor (_ onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void) -> Pass
    private var state = State.rests
    private var isWatching = false
    private enum State { case rests, plays, pauses, waits, over }

    /// - Parameter begin: Begins a pass, and calls a closure at the pass's end.
    init(
        pause: TimeInterval,
        begin: @escaping @MainActor (_ onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void) -> Pass
    ) {
        self.pause = pause.isFinite ? min(max(pause, 0), 1e6) : 0
        self.begin = begin
    }

    /// Begins the next pass if none plays.
    func look() {
        guard state == .rests || state == .waits else { return }
        state = .plays
        let pass = begin { [weak self] _ in self?.rest() }
        // The pass may have ended the prompt, or be over already.
        guard state == .plays else { return }
        switch pass {
        case .plays: break
        case .waits: wait()
        case .over: state = .over
        }
    }

    private func rest() {
        guard state == .plays else { return }
        state = .pauses
        MainQueue.after(pause) { [weak self] in
            guard let self, state == .pauses else { return }
            state = .rests
            look()
        }
    }

    private func wait() {
        state = .waits
        guard !isWatching else { return }
        isWatching = true
        TurnWatch.begin(.afterLayout) { [weak self] in
            guard let self else { return false }
            look()
            isWatching = state == .waits
            return isWatching
        }
    }

    func end() { state = .over }
}
#endif
