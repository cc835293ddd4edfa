import Foundation

extension CALayer {
    // MARK: Actions

    /// Sets a value that can be animated: its action is looked up before the change and runs after it.
    @inline(__always)
    final func change(_ key: LayerKey, _ set: () -> Void) {
        let action = willChange(key)
        set()
        checkNumbers(of: key)
        if let action { didChange(key, action) }
    }

    /// The action to run once the value has changed; nil if none exists.
    private func willChange(_ key: LayerKey) -> (any CAAction)? {
        guard modelLayer == nil, !World.current.transactions.disablesActions,
            let action = action(forKey: key.rawValue), !(action is NSNull)
        else { return nil }
        if !(action is PendingViewAction) { pendingPrevious = (key, presentedLayer.animatable(key)) }
        return action
    }

    private func didChange(_ key: LayerKey, _ action: any CAAction) {
        action.run(forKey: key.rawValue, object: self, arguments: nil)
        pendingPrevious = nil
    }

    final func findAction(_ event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAction(event)
    }

    /// Layers without a view animate by themselves, once they are on screen.
    private func implicitAction(_ event: String) -> (any CAAction)? {
        guard let key = LayerKey(rawValue: event), key.animatesImplicitly, !(delegate is UIView), wasCommitted else {
            return nil
        }
        if key == .contents { return CATransition() }
        return CABasicAnimation(keyPath: event)
    }

    final func sizeChanged(from old: CGSize) {
        guard modelLayer == nil else { return }
        // A plain layer without sublayers has nothing to lay out.
        if delegate != nil || !sublayerList.isEmpty || type(of: self) != CALayer.self { setNeedsLayout() }
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        (delegate as? UIView)?.layerResized(from: old)
    }

    // MARK: Animations

    /// Adds a copy of an animation. One of the same key is removed; without a key nothing is.
    public final func add(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy(with: nil) as? CAAnimation else { return }
        let name = copy is CATransition ? "transition" : key
        if let name { removeAnimation(forKey: name) }
        let stack = World.current.transactions
        copy.completeTiming(from: stack.top)
        copy.checkNumbers()
        let live = LiveAnimation(copy, key: name, layer: self, groups: stack.openGroups)
        live.previous = pendingPrevious.flatMap { previous in
            (copy as? CAPropertyAnimation)?.known?.key == previous.key ? previous.value : nil
        }
        animationList.append(live)
        World.current.animated.add(live)
        (copy as? ViewAnimation)?.wasAdded(live)
    }

    /// Removes an animation; its delegate is notified that it did not finish.
    public final func removeAnimation(forKey key: String) {
        if let live = animationList.first(where: { $0.key == key }) { remove(live) }
    }

    final func remove(_ live: LiveAnimation) {
        take(live)
        World.current.animated.remove(live)
    }

    /// Removes all animations; their delegates are notified that they did not finish.
    public final func removeAllAnimations() {
        let all = animationList
        animationList = []
        for live in all { World.current.animated.remove(live) }
    }

    /// The layer's copy of an animation.
    @discardableResult
    public final func animation(forKey key: String) -> CAAnimation? {
        animationList.first { $0.key == key }?.animation
    }

    /// The keys of the animations that were added with one; nil if there are none.
    @discardableResult
    public final func animationKeys() -> [String]? {
        let keys = animationList.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Removes an animation from the list without a call to its delegate.
    final func take(_ live: LiveAnimation) { animationList.removeAll { $0 === live } }

    // MARK: Presentation

    /// The layer with its presented values; nil for a class that this module cannot copy.
    @discardableResult
    public final func presentation() -> Self? {
        let copy: CALayer
        if let known = LayerFactory.known(type(of: self)) {
            copy = known
        } else if LayerFactory.worksFromCoder(type(of: self)) {
            copy = LayerFactory.layer(of: type(of: self))
        } else {
            return nil
        }
        present(in: copy)
        return unsafeDowncast(copy, to: Self.self)
    }

    /// The layer this one is a presentation of, or itself.
    @discardableResult
    public final func model() -> Self {
        modelLayer.map { unsafeDowncast($0, to: Self.self) } ?? self
    }

    /// A copy with presented values, or the layer itself if it has no animation.
    final var presentedLayer: CALayer {
        if animationList.isEmpty { return self }
        let copy: CALayer
        switch self {
        case is CAGradientLayer: copy = CAGradientLayer()
        case is CAShapeLayer: copy = CAShapeLayer()
        case is CATransformLayer: copy = CATransformLayer()
        default: copy = CALayer()
        }
        present(in: copy)
        return copy
    }

    final func copyValues(from layer: CALayer, values: LayerValues) {
        self.values = values
        name = layer.name
        timing = layer.timing
        contentsGravity = layer.contentsGravity
        cornerCurve = layer.cornerCurve
        isOpaque = layer.isOpaque
        copyOwnValues(from: layer)
    }

    private func present(in copy: CALayer) {
        copy.copyValues(from: self, values: values)
        copy.modelLayer = modelLayer ?? self
        copy.sublayerList = sublayerList
        copy.parent = parent
        guard !animationList.isEmpty else { return }
        let now = localTime
        var relative: [(LiveAnimation, AnimationMoment)] = []
        for live in animationList {
            let moment: AnimationMoment
            switch live.state(at: now) {
            case .active(let now): moment = now
            case .waiting(let edge?), .ended(let edge?): moment = edge
            case .waiting(nil), .ended(nil): continue
            }
            if let view = live.animation as? ViewAnimation, view.isRelative {
                relative.append((live, moment))
            } else {
                live.animation.apply(to: copy, at: moment, live)
            }
        }
        // The newest animation was made for the present model value, so it is applied first.
        for (live, moment) in relative.reversed() { live.animation.apply(to: copy, at: moment, live) }
    }

    // MARK: Time

    /// The layer's own time now.
    final var localTime: CFTimeInterval { toLocal(World.current.now) }

    private func toLocal(_ absolute: CFTimeInterval) -> CFTimeInterval {
        let outer = parent?.toLocal(absolute) ?? absolute
        guard !timing.isPlain else { return outer }
        return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
    }

    private func toAbsolute(_ local: CFTimeInterval) -> CFTimeInterval {
        var outer = local
        if !timing.isPlain {
            // A stopped layer keeps one time for ever, so every time of the parent would be right; the beginning is
            // used.
            let speed = Double(timing.speed)
            outer = (speed == 0 ? 0 : (local - timing.timeOffset) / speed) + timing.beginTime
        }
        return parent?.toAbsolute(outer) ?? outer
    }

    /// A time of another layer (nil: the absolute time) in this one's.
    @discardableResult
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        toLocal(l?.toAbsolute(t) ?? t)
    }

    /// A time of this layer in another's (nil: the absolute time).
    @discardableResult
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let absolute = toAbsolute(t)
        return l?.toLocal(absolute) ?? absolute
    }
}

extension LayerKey {
    /// Whether a change is animated on layers without a view. The path of a shape is not (its reference says so), nor
    /// is what cannot be mixed.
    var animatesImplicitly: Bool {
        switch self {
        case .path, .mask, .onOrderIn, .onOrderOut, .sublayers, .maskedCorners, .anchorPointZ, .contentsScale: false
        default: true
        }
    }
}
