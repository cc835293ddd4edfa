import Foundation

/// A batch of changes to layers. Transactions nest; around all of them is the implicit one of the run loop's turn.
open class CATransaction: NSObject {
    /// The settings of one level of nesting, inherited by the levels inside it.
    struct Frame {
        var disablesActions = false
        var duration: CFTimeInterval?
        var completion: CompletionGroup?
    }

    private static var stack: TransactionStack { World.current.transactions }

    /// Begins a transaction within the current one.
    open class func begin() { stack.begin() }

    /// Commits the innermost transaction.
    open class func commit() { stack.commit() }

    /// Commits the implicit transaction now instead of at the end of the turn.
    open class func flush() { MainActor.assumeIsolated { RunLoopTurn.commit() } }

    /// Does nothing: only one thread is at work.
    open class func lock() {}
    /// Does nothing: only one thread is at work.
    open class func unlock() {}

    /// Duration in seconds of animations that have none of their own.
    @discardableResult
    open class func animationDuration() -> CFTimeInterval { stack.top.duration ?? 0.25 }

    /// Sets the duration in seconds of animations that have none of their own.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.top.duration = dur }

    /// Whether changes have no actions.
    @discardableResult
    open class func disableActions() -> Bool { stack.top.disablesActions }

    /// Sets whether changes have no actions.
    open class func setDisableActions(_ flag: Bool) { stack.top.disablesActions = flag }

    /// Sets the block called when all animations added from now on in this transaction have ended or been removed;
    /// if there are none, at the commit.
    open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }
}

/// The transactions under way, the implicit one first.
final class TransactionStack {
    private var frames = [CATransaction.Frame()]

    var top: CATransaction.Frame {
        get { frames[frames.count - 1] }
        _modify { yield &frames[frames.count - 1] }
    }

    /// Read before every change of a layer, so the frame is not copied.
    var disablesActions: Bool { frames[frames.count - 1].disablesActions }

    /// The completions that wait for an animation added now.
    var openGroups: [CompletionGroup] { frames.compactMap(\.completion) }

    /// Whether a transaction is under way that was begun explicitly.
    var isExplicit: Bool { frames.count > 1 }

    func begin() {
        var frame = top
        frame.completion = nil
        frames.append(frame)
    }

    func commit() {
        // One commit too many closes the implicit transaction, which is harmless.
        guard frames.count > 1 else { return closeImplicit() }
        frames.removeLast().completion?.close()
    }

    func setCompletion(_ block: (() -> Void)?) {
        let old = top.completion
        top.completion = block.map(CompletionGroup.init)
        old?.close()
    }

    func closeImplicit() {
        let old = frames[0].completion
        frames[0] = CATransaction.Frame()
        old?.close()
    }
}

/// The work for layers in a turn of the run loop.
@MainActor enum RunLoopTurn {
    /// Lays out the layers that need it, in every window.
    static func layoutPass() {
        var rounds = 0
        World.current.isLayingOut = true
        defer { World.current.isLayingOut = false }
        while World.current.layoutPending, rounds < 8 {
            World.current.layoutPending = false
            rounds += 1
            for entry in World.current.windows { entry.window?.ownLayer.layoutTree() }
        }
        World.current.layoutPending = false
    }

    /// Lays out, then commits all changes.
    static func commit() {
        layoutPass()
        World.current.transactions.closeImplicit()
        World.current.animated.commit()
        if !World.current.freshGlass.isEmpty { FreshGlass.judge() }
        World.current.commits += 1
        for hook in World.current.commitHooks { hook.body() }
    }

    /// Calls delegates of animations that have begun or ended; answers whether there were any.
    static func updateAnimations() -> Bool {
        let hasCalled = World.current.animated.update()
        PropertyAnimators.turn()
        return hasCalled
    }
}
