import Foundation

/// One animation block: the values that all changes in it have in common.
final class AnimationContext {
    var duration: CFTimeInterval
    var delay: CFTimeInterval
    var curve: TimingCurve
    var options: UIView.AnimationOptions
    var repeats: Float = 0
    /// The property animator that moves the animations, if it is one's block.
    var driver: AnimatorDriver?
    /// Where in the driver's run the block begins, 0…1.
    var windowStart = 0.0
    /// Set for keyframe blocks.
    var keyframes: KeyframeRecorder?
    var blocksTouches: Bool
    private var completion: ((Bool) -> Void)?
    private var count = 0
    private var allFinished = true
    private var isOpen = true
    private var hadAnimations = false
    /// The block around this one, which ends when all blocks inside it have ended.
    private let outer: AnimationContext?

    init(
        duration: CFTimeInterval, delay: CFTimeInterval = 0, curve: TimingCurve, options: UIView.AnimationOptions = [],
        outer: AnimationContext? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
        self.options = options
        self.completion = completion
        self.outer = outer
        blocksTouches = !options.contains(.allowUserInteraction)
        if options.contains(.repeat) { repeats = .infinity }
    }

    func began() {
        count += 1
        hadAnimations = true
    }

    func ended(finished: Bool) {
        count -= 1
        if !finished { allFinished = false }
        completeIfDone()
    }

    /// The block has run; if nothing was animated the completion is due at once.
    @MainActor func close() {
        isOpen = false
        guard !hadAnimations else { return completeIfDone() }
        guard let completion else { return }
        self.completion = nil
        if World.current.assumptions.zeroDurationCompletesLater {
            Headless.clock.schedule(after: 0) { completion(true) }
        } else {
            completion(true)
        }
    }

    private func completeIfDone() {
        guard !isOpen, count == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}

/// The animation blocks under way, the innermost last; nil stands for one that forbids animation.
@MainActor enum AnimationBlocks {
    private static var stack: [AnimationContext?] = []
    static var areEnabled = true

    private static let forgetsOnReset: Void = Headless.resets.append {
        stack = []
        areEnabled = true
    }

    static var current: AnimationContext? { areEnabled ? stack.last ?? nil : nil }

    /// Whether some block is under way that allows animation.
    static var isOutermost: Bool { stack.isEmpty }

    static func run(_ context: AnimationContext?, _ work: () -> Void) {
        forgetsOnReset
        stack.append(context)
        work()
        stack.removeLast()
    }
}

extension UIView {
    /// The action for a change made in an animation block.
    func blockAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let context = AnimationBlocks.current, let key = LayerKey(rawValue: event), key.animatesInBlocks else {
            return NSNull()
        }
        return PendingViewAction(context, layer, key)
    }
}

extension LayerKey {
    /// Whether block animation animates this key.
    var animatesInBlocks: Bool {
        switch self {
        case .hidden, .masksToBounds, .doubleSided, .mask, .contents, .sublayers, .path, .maskedCorners, .contentsScale,
            .onOrderIn, .onOrderOut:
            false
        default: true
        }
    }

    /// Whether overlapping animations of this key are additive (F93).
    var isAdditiveInBlocks: Bool {
        switch self {
        case .bounds, .position, .transform, .sublayerTransform, .zPosition, .anchorPoint, .anchorPointZ: true
        case .opacity, .backgroundColor: World.current.assumptions.opacityAnimatesAdditively
        default: false
        }
    }
}

/// The action that a view returns when a value of its layer is about to change in an animation block: it remembers the
/// old value and adds the animation after the change.
final class PendingViewAction: CAAction {
    private let context: AnimationContext
    private let key: LayerKey
    private let model: AnimatableValue
    private let shown: AnimatableValue?

    init(_ context: AnimationContext, _ layer: CALayer, _ key: LayerKey) {
        self.context = context
        self.key = key
        model = layer.animatable(key)
        shown = layer.animationList.isEmpty ? nil : layer.presentedLayer.animatable(key)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let new = layer.animatable(key)
        if let recorder = context.keyframes {
            recorder.record(layer, key, from: model, to: new)
            return
        }
        // A new value of another kind cannot be interpolated; colours may start from none.
        if key == .bounds, case .numbers(let from) = model, case .numbers(let to) = new {
            add(layer, "bounds.origin", .numbers(Array(from[0..<2])), .numbers(Array(to[0..<2])), shown: [0, 1])
            add(layer, "bounds.size", .numbers(Array(from[2..<4])), .numbers(Array(to[2..<4])), shown: [2, 3])
        } else {
            add(layer, key.rawValue, model, new, shown: nil)
        }
    }

    private func add(
        _ layer: CALayer, _ path: String, _ from: AnimatableValue, _ to: AnimatableValue, shown part: [Int]?
    ) {
        let relative = key.isAdditiveInBlocks && from.subtracting(to) != nil
        var start = from
        if !relative, context.options.contains(.beginFromCurrentState), let shown {
            start = shown
            if let part, case .numbers(let numbers) = shown { start = .numbers(part.map { numbers[$0] }) }
        }
        guard !start.isSame(as: to) else { return }
        let animation = ViewAnimation()
        animation.keyPath = path
        animation.known = AnimationKeyPath(path)
        animation.isRelative = relative
        animation.from = start
        animation.to = to
        animation.configure(context)
        var key = path
        if relative {
            // Overlapping additive animations all stay, so each has a key of its own.
            var number = 1
            while layer.animation(forKey: key) != nil {
                number += 1
                key = "\(path)-\(number)"
            }
        }
        layer.add(animation, forKey: key)
    }
}
