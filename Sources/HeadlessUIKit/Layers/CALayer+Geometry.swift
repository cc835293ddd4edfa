import Foundation

extension CALayer {
    /// The smallest upright rectangle around the layer in its superlayer's space. Setting it moves and sizes the
    /// layer, whatever the transform.
    public final var frame: CGRect {
        get { values.frame }
        set {
            if CATransform3DIsIdentity(values.transform) {
                setFrame(size: newValue.size, origin: newValue.origin)
            } else {
                // Find the bounds whose transformed bounding box has the given size; then move them there.
                let affine = CATransform3DGetAffineTransform(values.transform)
                let size = newValue.size.applying(affine.inverted())
                let probe = CGRect(origin: .zero, size: CGSize(width: abs(size.width), height: abs(size.height)))
                bounds = CGRect(origin: values.bounds.origin, size: probe.size)
                let box = values.frame
                position = CGPoint(
                    x: values.position.x + newValue.minX - box.minX, y: values.position.y + newValue.minY - box.minY)
            }
        }
    }

    private func setFrame(size: CGSize, origin: CGPoint) {
        if values.bounds.size != size { bounds = CGRect(origin: values.bounds.origin, size: size) }
        let place = CGPoint(
            x: origin.x + values.anchorPoint.x * size.width, y: origin.y + values.anchorPoint.y * size.height)
        if values.position != place { position = place }
    }

    /// The transform's part in the plane.
    @discardableResult
    public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to a map of the plane.
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Whether sublayers keep their depth in this layer instead of being drawn flat on it.
    final var keepsDepth: Bool { self is CATransformLayer }

    /// The map from this layer's space to its superlayer's.
    final var matrixToSuperlayer: CATransform3D {
        guard let parent else {
            return values.toSuperlayer(CATransform3DIdentity, superBounds: .zero, superAnchor: .zero)
        }
        return values.toSuperlayer(
            parent.values.sublayerTransform, superBounds: parent.values.bounds, superAnchor: parent.values.anchorPoint)
    }

    /// The map to the nearest layer above that is drawn flat (or to `stop`), and that layer.
    private func matrixToPlane(stop: CALayer?) -> (CATransform3D, CALayer?) {
        var matrix = matrixToSuperlayer
        var above = parent
        while let layer = above, layer !== stop, layer.keepsDepth {
            matrix = CATransform3DConcat(matrix, layer.matrixToSuperlayer)
            above = layer.parent
        }
        return (matrix, above)
    }

    private var isPlain: Bool {
        CATransform3DIsIdentity(values.transform)
            && (parent.map { CATransform3DIsIdentity($0.values.sublayerTransform) && !$0.keepsDepth } ?? true)
            && values.zPosition == 0 && values.anchorPointZ == 0
    }

    private func pointUp(_ point: CGPoint, to ancestor: CALayer?) -> CGPoint {
        var (point, layer): (CGPoint, CALayer?) = (point, self)
        while let current = layer, current !== ancestor {
            if current.isPlain {
                let origin = current.values.frame.origin
                point.x += origin.x - current.values.bounds.minX
                point.y += origin.y - current.values.bounds.minY
                layer = current.parent
            } else {
                let (matrix, above) = current.matrixToPlane(stop: ancestor)
                point = matrix.project(point)
                layer = above
            }
        }
        return point
    }

    /// nil where this layer's plane is edge-on or behind the eye.
    private func pointDown(_ point: CGPoint, from ancestor: CALayer?) -> CGPoint? {
        guard self !== ancestor else { return point }
        if isPlain {
            guard let above = parent.map({ $0.pointDown(point, from: ancestor) }) ?? point else { return nil }
            let origin = values.frame.origin
            return CGPoint(x: above.x - origin.x + values.bounds.minX, y: above.y - origin.y + values.bounds.minY)
        }
        let (matrix, above) = matrixToPlane(stop: ancestor)
        guard let seen = above.map({ $0.pointDown(point, from: ancestor) }) ?? point else { return nil }
        return matrix.unproject(seen)
    }

    private func commonAncestor(with other: CALayer?) -> CALayer? {
        guard let other else { return nil }
        var seen = Set<ObjectIdentifier>()
        var layer: CALayer? = self
        while let current = layer {
            seen.insert(ObjectIdentifier(current))
            layer = current.parent
        }
        layer = other
        while let current = layer, !seen.contains(ObjectIdentifier(current)) { layer = current.parent }
        return layer
    }

    final func convertIfSeen(_ p: CGPoint, from l: CALayer?) -> CGPoint? {
        guard l !== self else { return p }
        let common = commonAncestor(with: l)
        return pointDown(l?.pointUp(p, to: common) ?? p, from: common)
    }

    /// A point of another layer's space (nil: the root's surroundings) in this one's.
    @discardableResult
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        convertIfSeen(p, from: l) ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    }

    /// A point of this layer's space in another's.
    @discardableResult
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        guard let l else { return pointUp(p, to: nil) }
        return l.convert(p, from: self)
    }

    /// The box around a rectangle of another layer's space.
    @discardableResult
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        if let l, let box = boxMoved(r, from: l) { return box }
        return CGRect(around: r.corners.map { convert($0, from: l) })
    }

    /// The box around a rectangle of this layer's space in another's.
    @discardableResult
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        if let l, let box = l.boxMoved(r, from: self) { return box }
        return CGRect(around: r.corners.map { convert($0, to: l) })
    }

    /// The box in this layer's space, where no layer on the way is more than moved; nil otherwise.
    private func boxMoved(_ r: CGRect, from other: CALayer) -> CGRect? {
        guard other !== self, r.width >= 0, r.height >= 0, !r.isNull else { return nil }
        let (own, others) = (depth, other.depth)
        var (low, high) = (CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY))
        var (up, upDepth) = (other, others)
        var down: [CGPoint] = []
        var (layer, layerDepth) = (self, own)
        while up !== layer {
            if upDepth >= layerDepth {
                guard up.isPlain, let parent = up.parent else { return nil }
                let (origin, bounds) = (up.values.frame.origin, up.values.bounds)
                low = CGPoint(x: low.x + (origin.x - bounds.minX), y: low.y + (origin.y - bounds.minY))
                high = CGPoint(x: high.x + (origin.x - bounds.minX), y: high.y + (origin.y - bounds.minY))
                (up, upDepth) = (parent, upDepth - 1)
            } else {
                guard layer.isPlain, let parent = layer.parent else { return nil }
                let (origin, bounds) = (layer.values.frame.origin, layer.values.bounds)
                down.append(origin)
                down.append(bounds.origin)
                (layer, layerDepth) = (parent, layerDepth - 1)
            }
        }
        for index in stride(from: down.count - 2, through: 0, by: -2) {
            let (origin, inner) = (down[index], down[index + 1])
            low = CGPoint(x: low.x - origin.x + inner.x, y: low.y - origin.y + inner.y)
            high = CGPoint(x: high.x - origin.x + inner.x, y: high.y - origin.y + inner.y)
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    private var depth: Int {
        var (count, above) = (0, parent)
        while let layer = above { (count, above) = (count + 1, layer.parent) }
        return count
    }

    /// A point of the superlayer's space in this one's; nil where the layer cannot be seen there.
    final func fromSuperlayer(_ p: CGPoint) -> CGPoint? {
        convertIfSeen(p, from: parent ?? nil)
    }

    /// Sublayers from the back to the front: by depth, then by order.
    final var drawingOrder: [CALayer] {
        sublayerList.enumerated().sorted {
            ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
        }.map(\.element)
    }

    final func hitTestTree(_ p: CGPoint) -> CALayer? {
        guard !values.isHidden, values.opacity > 0, let local = fromSuperlayer(p) else { return nil }
        if values.masksToBounds, !contains(local) { return nil }
        for layer in drawingOrder.reversed() {
            if let hit = layer.hitTest(local) { return hit }
        }
        return !keepsDepth && contains(local) ? self : nil
    }
}
