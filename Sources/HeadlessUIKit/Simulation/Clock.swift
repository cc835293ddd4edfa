import Foundation

extension Headless {
    /// Scheduled work that can be cancelled.
    public final class Token {
        private var action: (() -> Void)?

        init(_ action: @escaping () -> Void) {
            self.action = action
        }

        /// Cancels the work; a second call does nothing.
        public func cancel() {
            action?()
            action = nil
        }
    }

    /// Virtual time, advanced by hand.
    public final class Clock {
        /// Seconds since the world began.
        public private(set) var now: CFTimeInterval = 0

        private struct Work {
            let id: Int
            let due: CFTimeInterval
            let body: @MainActor () -> Void
        }

        private var works: [Work] = []
        private var hooks: [(id: Int, body: @MainActor () -> Void)] = []
        private var turnHooks: [(id: Int, isLate: Bool, body: @MainActor () -> Bool)] = []
        private var updateHooks: [(id: Int, body: @MainActor () -> Bool)] = []
        private var counter = 0
        private var isTurning = false
        /// Whether an animation ended in the last turn: its completion may have changed something.
        private var hasNews = false

        /// The length of a frame in seconds.
        static let frame: CFTimeInterval = 1.0 / 60
        /// Times closer than this are the same moment.
        static let tolerance: CFTimeInterval = 1e-9

        init() {}

        /// Runs `work` when the virtual time has reached now + delay (delay 0: the next turn of the run loop).
        @MainActor @discardableResult
        public func schedule(after delay: CFTimeInterval, _ work: @escaping @MainActor () -> Void) -> Token {
            counter += 1
            let id = counter
            works.append(Work(id: id, due: now + max(0, delay), body: work))
            return Token { [weak self] in self?.works.removeAll { $0.id == id } }
        }

        /// Calls `hook` after every frame of `advance(by:)`.
        @MainActor @discardableResult
        public func onFrame(_ hook: @escaping @MainActor () -> Void) -> Token {
            counter += 1
            let id = counter
            hooks.append((id, hook))
            return Token { [weak self] in self?.hooks.removeAll { $0.id == id } }
        }

        /// Calls `hook` at the end of every turn until it returns false: the place of an observer of Apple's run loop that
        /// waits for `beforeWaiting`. In frames of ``advance(by:)`` in which nothing calls the app there is no turn for
        /// it: the run loop sleeps while Core Animation plays.
        ///
        /// - Parameter isLate: Whether its order is after Core Animation's, so that layout and commit precede it. They may
        ///   precede the others too (``Headless/Assumptions/commitsPrecedeObservers``).
        @MainActor
        public func onTurn(isLate: Bool = false, _ hook: @escaping @MainActor () -> Bool) {
            counter += 1
            turnHooks.append((counter, isLate, hook))
        }

        /// Calls `hook` before the layout and the commit of each turn while a view is in a window, until it returns false:
        /// the place of an update link's action before the commit. Such links exist where the commit does not wait for
        /// observers (F212).
        @MainActor
        public func onUpdate(of view: UIView, _ hook: @escaping @MainActor () -> Bool) {
            counter += 1
            let call = { @MainActor [weak view] in
                guard let view else { return false }
                return view.window == nil || hook()
            }
            updateHooks.append((counter, call))
        }

        @MainActor private func callUpdateHooks() {
            let over = updateHooks.filter { !$0.body() }.map(\.id)
            updateHooks.removeAll { over.contains($0.id) }
        }

        @MainActor private func callTurnHooks(late: Bool) {
            let over = turnHooks.filter { $0.isLate == late && !$0.body() }.map(\.id)
            turnHooks.removeAll { over.contains($0.id) }
        }

        /// Calls `hook` after every commit, also after one that is asked for within a turn: at that moment all changes
        /// are on screen.
        @MainActor @discardableResult
        public func onCommit(_ hook: @escaping @MainActor () -> Void) -> Token {
            counter += 1
            let id = counter
            World.current.commitHooks.append((id, hook))
            return Token { World.current.commitHooks.removeAll { $0.id == id } }
        }

        /// Runs one turn of the run loop without time passing: due work, layout, the commit of the implicit
        /// transaction, and the completions of animations that have ended.
        @MainActor public func turn() { turn(isAwake: true) }

        @MainActor private func turn(isAwake: Bool) {
            guard !isTurning else { return }
            isTurning = true
            defer { isTurning = false }
            // Work that asks for more work with no delay must wait for the next turn, so what is due is fixed first.
            let due = works.filter { $0.due <= now + Clock.tolerance }.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
            for work in due where works.contains(where: { $0.id == work.id }) {
                works.removeAll { $0.id == work.id }
                work.body()
            }
            var isAwake =
                isAwake || hasNews || !due.isEmpty || World.current.layoutPending || PropertyAnimators.count > 0
            let commitsFirst = Headless.assumptions.commitsPrecedeObservers
            if isAwake {
                if commitsFirst { callUpdateHooks() } else { callTurnHooks(late: false) }
            }
            RunLoopTurn.commit()
            hasNews = RunLoopTurn.updateAnimations()
            isAwake = isAwake || hasNews
            if isAwake, commitsFirst { callTurnHooks(late: false) }
            if isAwake { callTurnHooks(late: true) }
        }

        /// Moves the time in frames of 1/60 s (the last one shorter), a turn after each. What is pending at the start
        /// is committed at the time it was asked for.
        @MainActor public func advance(by seconds: CFTimeInterval) {
            turn()
            playFrames(for: seconds)
        }

        @MainActor private func playFrames(for seconds: CFTimeInterval) {
            guard seconds > 0 else { return }
            let start = now
            var count = 1
            while true {
                let elapsed = min(seconds, Double(count) * Clock.frame)
                now = start + elapsed
                turn(isAwake: DisplayLinks.fire() || !hooks.isEmpty)
                for hook in hooks { hook.body() }
                if elapsed >= seconds - Clock.tolerance { return }
                count += 1
            }
        }

        /// Advances until nothing is scheduled and no animation runs but those that repeat for ever, at most `limit`
        /// seconds; answers whether it came to rest. The run loop sleeps where nothing calls the app, as in the frames
        /// of ``advance(by:)``.
        @MainActor @discardableResult
        public func settle(limit: CFTimeInterval = 10) -> Bool {
            turn()
            let end = now + limit
            while true {
                if isAtRest {
                    turn(isAwake: false)
                    if isAtRest { return true }
                }
                if now >= end - Clock.tolerance { return false }
                playFrames(for: min(Clock.frame, end - now))
            }
        }

        @MainActor private var isAtRest: Bool {
            works.isEmpty && !World.current.animated.isRunning && !World.current.layoutPending
                && !PropertyAnimators.isRunning
        }
    }
}
