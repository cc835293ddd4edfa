import Foundation

extension CALayer {
    /// The layer this one is in; a mask's is the layer it cuts.
    public final var superlayer: CALayer? { parent }

    /// The layers in this one, the last in front where depths are equal; nil if there are none.
    public final var sublayers: [CALayer]? {
        get { sublayerList.isEmpty ? nil : sublayerList }
        set {
            for layer in sublayerList { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Puts a layer in front of the others.
    public final func addSublayer(_ layer: CALayer) {
        insert(layer, at: { $0.count })
    }

    /// Puts a layer at an index.
    public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: { min(Int(idx), $0.count) })
    }

    /// Puts a layer just behind a sibling.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: { list in sibling.flatMap { at in list.firstIndex { $0 === at } } ?? 0 })
    }

    /// Puts a layer just in front of a sibling.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(
            layer, at: { list in sibling.flatMap { at in list.firstIndex { $0 === at } }.map { $0 + 1 } ?? list.count })
    }

    /// Puts a layer where another was.
    public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = sublayerList.firstIndex(where: { $0 === oldLayer }), oldLayer !== newLayer else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: { min(index, $0.count) })
    }

    /// Takes the layer out of its superlayer.
    public final func removeFromSuperlayer() {
        guard let parent else { return }
        if parent.maskLayer === self { parent.maskLayer = nil }
        if let index = parent.sublayerList.firstIndex(where: { $0 === self }) { parent.sublayerList.remove(at: index) }
        self.parent = nil
        World.current.animated.treeChanged()
    }

    private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        precondition(layer !== self, "a layer cannot be its own sublayer")
        let wasHere = layer.parent === self && maskLayer !== layer
        if wasHere {
            sublayerList.removeAll { $0 === layer }
        } else {
            layer.removeFromSuperlayer()
            layer.insertion = World.current.commits
        }
        sublayerList.insert(layer, at: place(sublayerList))
        layer.parent = self
        if !wasHere { setNeedsLayout() }
        if layer.layoutNeeded { World.current.layoutPending = true }
        World.current.animated.treeChanged()
    }

    /// Whether the layer was on screen before the transaction under way.
    final var wasCommitted: Bool {
        var layer = self
        while true {
            if layer.insertion >= World.current.commits { return false }
            guard let parent = layer.parent else { return layer.delegate is UIWindow }
            layer = parent
        }
    }

    final var root: CALayer {
        var layer = self
        while let parent = layer.parent { layer = parent }
        return layer
    }

    /// Lays out this layer and what is in it, from the topmost superlayer that needs it down.
    public final func layoutIfNeeded() {
        var start = self
        while let parent = start.parent, parent.layoutNeeded { start = parent }
        start.layoutTree()
    }

    final func layoutTree() {
        // A layout may ask for another one. A few rounds are enough for every correct layout, and stop an endless one.
        var rounds = 0
        while layoutNeeded, rounds < 8 {
            layoutNeeded = false
            rounds += 1
            layoutSublayers()
        }
        for layer in sublayerList where layer.parent === self { layer.layoutTree() }
    }
}
