import Foundation

/// An animation that was added to a layer.
final class LiveAnimation {
    let animation: CAAnimation
    let key: String?
    private(set) weak var layer: CALayer?
    /// The begin in the layer's time; not known before the commit.
    var begin: CFTimeInterval?
    /// The layer's time at a delayed commit: until then nothing is drawn, so the animation is at its start.
    private var committed: CFTimeInterval?
    /// The value that the layer presented before the animated change.
    var previous: AnimatableValue?
    /// The transactions that wait for the animation's end.
    var groups: [CompletionGroup]
    var hasStarted = false
    /// Whether the delegate was notified of the end; the animation may still be on its layer.
    var hasEnded = false
    /// Whether it never ends by itself, whatever moves its time.
    let isEndless: Bool
    /// Whether the layer was in a window at a commit.
    var wasInWindow = false

    init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
        self.animation = animation
        self.key = key
        self.layer = layer
        self.groups = groups
        isEndless = animation.timing.repeatsForever && !(animation is ViewAnimation)
        for group in groups { group.count += 1 }
    }

    /// The state of the animation at a time of the layer.
    func state(at time: CFTimeInterval) -> AnimationState {
        let own = scrubbed?.time(for: layer, local: time) ?? time
        let time = begin == nil ? own : max(own, committed ?? own)
        if let driven = animation as? ViewAnimation, let state = driven.drivenState(at: time, begin: begin) {
            return state
        }
        return animation.timing.state(at: time, begin: begin ?? time + max(0, pendingDelay))
    }

    /// The time of the percent-driven transition that moves the animation.
    var scrubbed: ScrubbedTime? { (animation as? ViewAnimation)?.scrubbed }

    private var pendingDelay: CFTimeInterval { (animation as? ViewAnimation)?.delay ?? 0 }

    /// Fixes the begin at the layer's time of the commit.
    func resolve() {
        guard begin == nil, let layer else { return }
        let delay = World.current.assumptions.commitDelay
        let own = delay > 0 ? layer.convertTime(World.current.now + delay, from: nil) : layer.localTime
        let commit = scrubbed?.time(for: layer, local: own) ?? own
        committed = delay > 0 ? commit : nil
        begin = animation.timing.beginTime != 0 ? animation.timing.beginTime : commit + pendingDelay
    }

    /// Notifies the delegate and the transactions of the end, once.
    func end(finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        (animation as? ViewAnimation)?.didEnd(finished: finished)
        let waiting = groups
        groups = []
        for group in waiting { group.release() }
    }
}

/// A transaction's completion block and the animations it waits for.
final class CompletionGroup {
    var count = 0
    var isOpen = true
    private var block: (() -> Void)?

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    var pendingBlock: (() -> Void)? { block }

    func release() {
        count -= 1
        fireIfDone()
    }

    func close() {
        isOpen = false
        fireIfDone()
    }

    private func fireIfDone() {
        guard !isOpen, count == 0, let block else { return }
        self.block = nil
        block()
    }
}

/// All animations that have not notified their delegate of their end.
final class AnimatedLayers {
    private(set) var live: [LiveAnimation] = []
    /// Removed animations; their delegates are notified in the next turn, with whether they count as finished.
    private var removed: [(animation: LiveAnimation, finished: Bool)] = []
    private var treeHasChanged = false

    func add(_ animation: LiveAnimation) { live.append(animation) }

    func treeChanged() { treeHasChanged = true }

    /// Called when an animation was removed from its layer.
    func remove(_ animation: LiveAnimation) {
        guard !animation.hasEnded else { return }
        live.removeAll { $0 === animation }
        if World.current.assumptions.removedAnimationsEndAtOnce {
            animation.end(finished: false)
        } else {
            removed.append((animation, false))
        }
    }

    /// Ends all animations that have begun on a layer and its sublayers, as if they had run to their end.
    func finish(below root: CALayer, in time: ScrubbedTime?) {
        let ending = live.filter {
            $0.begin != nil && $0.layer?.isLayer(below: root) == true && (time == nil || $0.scrubbed === time)
        }
        live.removeAll { candidate in ending.contains { $0 === candidate } }
        for animation in ending {
            animation.layer?.take(animation)
            removed.append((animation, true))
        }
    }

    /// Called when an animation was removed from its layer by the code that moves it.
    func end(_ animation: LiveAnimation, finished: Bool) {
        live.removeAll { $0 === animation }
        animation.end(finished: finished)
    }

    /// Whether any animation changes something as time passes, and comes to an end.
    var isRunning: Bool {
        !removed.isEmpty
            || live.contains {
                $0.layer == nil || $0.begin == nil || !($0.isFrozen || $0.animation.timing.repeatsForever)
            }
    }

    /// Fixes the begin of every animation that was added since the last commit.
    func commit() {
        for animation in live where animation.begin == nil { animation.resolve() }
        guard treeHasChanged || World.current.assumptions.detachedLayersLoseAnimations else {
            for animation in live where !animation.wasInWindow { animation.wasInWindow = animation.isInWindow }
            return
        }
        treeHasChanged = false
        let mayDetach = !World.current.assumptions.detachedLayersLoseAnimations
        for animation in live {
            if animation.isInWindow {
                animation.wasInWindow = true
            } else if animation.wasInWindow || !mayDetach {
                animation.layer?.take(animation)
                remove(animation)
            }
        }
    }

    /// Calls delegates for beginnings and ends that the time has reached; answers whether there were any.
    func update() -> Bool {
        var ended: [(LiveAnimation, Bool)] = removed
        removed = []
        var started = ended.filter { $0.1 && !$0.0.hasStarted }.map(\.0)
        for animation in live {
            guard let layer = animation.layer else {
                ended.append((animation, false))
                continue
            }
            if animation.hasStarted, animation.isEndless { continue }
            switch animation.state(at: layer.localTime) {
            case .waiting: break
            case .active: if !animation.hasStarted { started.append(animation) }
            case .ended:
                if !animation.hasStarted { started.append(animation) }
                ended.append((animation, true))
                if animation.animation.isRemovedOnCompletion { layer.take(animation) }
            }
        }
        if ended.isEmpty, started.isEmpty { return false }
        if !ended.isEmpty { live.removeAll { candidate in ended.contains { $0.0 === candidate } } }
        for animation in started {
            animation.hasStarted = true
            animation.animation.delegate?.animationDidStart(animation.animation)
        }
        for (animation, finished) in ended { animation.end(finished: finished) }
        return true
    }
}

extension CALayer {
    /// Whether the layer is another one or below it.
    final func isLayer(below root: CALayer) -> Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer === root { return true }
            next = layer.parent
        }
        return false
    }
}

extension LiveAnimation {
    /// Whether time stands still for it.
    fileprivate var isFrozen: Bool {
        if let driven = animation as? ViewAnimation, driven.isPaused || driven.scrubbed?.isHeld == true { return true }
        if animation.timing.speed == 0 { return true }
        var layer = layer
        while let current = layer {
            if current.timing.speed == 0 { return true }
            layer = current.parent
        }
        return false
    }

    fileprivate var isInWindow: Bool { layer?.root.delegate is UIWindow }
}

extension Headless {
    /// The animations still on a layer and what is in it, as `key path: key` — for leak checks.
    public static func animations(in layer: CALayer) -> [String] {
        let own = layer.animationList.map { live in
            ((live.animation as? CAPropertyAnimation)?.keyPath ?? "\(type(of: live.animation))") + ": "
                + (live.key ?? "no key")
        }
        return own + layer.sublayerList.flatMap { animations(in: $0) }
            + (layer.maskLayer.map { animations(in: $0) } ?? [])
    }
}
