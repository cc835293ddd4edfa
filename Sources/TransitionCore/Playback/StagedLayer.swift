#if canImport(UIKit)
import UIKit

/// A layer on the stage, a screen's or a piece's, with the motions it follows and the values it had before.
@MainActor
struct StagedLayer {
    let layer: CALayer
    let role: ScreenRole
    /// The motions of the layer itself.
    let motions: [Motion]
    /// For a piece: the motions of the screen it rides on, and where that screen is.
    let ridden: Ridden?
    let placement: Placement
    /// Whether the layer is outside of the container, among layers that are not ours: its order there is not touched,
    /// and it casts no shadow. Its veil is in the container nevertheless.
    let isInPlace: Bool
    /// Not drawn, because its pieces stand for it.
    let isHidden: Bool
    /// Its place among its screen's layers, from the back.
    let slot: Int
    /// Whether it is a part of a screen.
    var isPiece: Bool { slot > 0 }
    /// Which values the motions ever change.
    let traits: Traits
    /// Those of them that follow the progress along a straight line.
    let straightTraits: Traits
    /// The progresses at which its motions may turn a corner, in order.
    let bends: [Double]
    /// The black layer over it; nil when it is never shaded.
    private(set) var veil: CALayer?
    /// What casts the layer's shadow: its own would be cut off with its corners, or with the content of a scroll view.
    /// nil without a shadow, as when a mask would cut it.
    private(set) var caster: CALayer?
    /// The layers that move with it and are taken away at the end.
    private(set) var helpers: [CALayer] = []
    /// What clips the layer, and its veil.
    private var clipStacks: [ClipStack] = []
    private let rest: LayerState
    private let isTransformedAtRest: Bool
    /// Whether its edges are smoothed while it turns.
    private var isTurned = false

    struct Ridden {
        let motions: [Motion]
        let placement: Placement
    }

    struct Traits: OptionSet {
        let rawValue: Int
        static let transform = Traits(rawValue: 1)
        static let opacity = Traits(rawValue: 2)
        static let shade = Traits(rawValue: 4)
        static let cornerRadius = Traits(rawValue: 8)
        static let shadow = Traits(rawValue: 16)
    }

    init(
        layer: CALayer,
        role: ScreenRole,
        motions: [Motion],
        ridden: Ridden? = nil,
        placement: Placement,
        isHidden: Bool = false,
        positionInContainer: CGPoint? = nil,
        slot: Int
    ) {
        self.layer = layer
        self.role = role
        self.motions = motions
        self.ridden = ridden
        self.placement = placement
        self.isHidden = isHidden
        isInPlace = positionInContainer != nil
        self.slot = slot
        let poses = (motions + (ridden?.motions ?? [])).map(\.telltalePoses)
        var traits = isHidden ? .opacity : Traits(of: poses)
        if isInPlace { traits.remove(.shadow) }
        self.traits = traits
        bends = Set((motions + (ridden?.motions ?? [])).flatMap(\.bends)).sorted()
        straightTraits =
            isHidden ? traits : ridden == nil ? traits.subtracting(Traits(bentBy: motions, poses: poses)) : []
        rest = LayerState(of: layer)
        isTransformedAtRest = !CATransform3DIsIdentity(layer.transform)
        guard !isHidden else { return }
        if traits.contains(.shade) {
            veil = Self.twin(of: layer)
            veil?.backgroundColor = UIColor.black.cgColor
            if let positionInContainer { veil?.position = positionInContainer }
        }
        let clipping = motions.indices.filter { poses[$0].contains { $0.clip != .none } }.map { motions[$0] }
        clipStacks = [layer, veil].compactMap { $0.flatMap { ClipStack(clipping, masking: $0) } }
        if traits.contains(.cornerRadius) { layer.masksToBounds = true }
        isTurned = !isPiece && poses.joined().contains { $0.rotation.angle != 0 }
        if isTurned { layer.allowsEdgeAntialiasing = true }
        if traits.contains(.shadow), clipStacks.isEmpty { caster = Self.caster(of: layer, poses: poses) }
        helpers = [caster, veil].compactMap { $0 }
    }

    /// Whether all of it follows the progress along a straight line.
    var isStraight: Bool { straightTraits == traits && clips.allSatisfy(\.isStraight) }

    /// The layers in its masks, which move.
    var clips: [ClipLayer] { clipStacks.flatMap(\.clips) }

    var isClipped: Bool { !clipStacks.isEmpty }

    /// An empty layer in the same place.
    private static func twin(of layer: CALayer) -> CALayer {
        let twin = CALayer()
        twin.bounds = CGRect(origin: .zero, size: layer.bounds.size)
        twin.anchorPoint = layer.anchorPoint
        twin.position = layer.position
        return twin
    }

    /// An empty layer in the same place with the strongest shadow of all poses. It has a path: Core Animation need not
    /// find the outline of the whole screen in every frame.
    private static func caster(of layer: CALayer, poses: [[Pose]]) -> CALayer {
        let caster = twin(of: layer)
        let shadow = (poses.joined().map(\.shadow).max { $0.opacity < $1.opacity } ?? Pose.Shadow()).tamed
        let radius = poses.joined().map { $0.cornerRadius.tamed(to: 0...10_000, otherwise: 0) }
            .reduce(Double(layer.cornerRadius), max)
        let corner = max(min(CGFloat(radius), caster.bounds.width / 2, caster.bounds.height / 2), 0)
        caster.shadowPath = CGPath(
            roundedRect: caster.bounds, cornerWidth: corner, cornerHeight: corner, transform: nil
        )
        caster.shadowColor = UIColor.black.cgColor
        caster.shadowRadius = CGFloat(shadow.radius)
        caster.shadowOffset = CGSize(width: shadow.dx, height: shadow.dy)
        return caster
    }

    /// What the motions come to at a progress.
    func appearance(at progress: Double) -> Appearance {
        var appearance = Appearance(of: motions, at: progress, placement: placement)
        if let ridden {
            let screen = Appearance(of: ridden.motions, at: progress, placement: ridden.placement)
            appearance.ride(
                on: screen,
                offsetX: placement.center.x - ridden.placement.center.x,
                offsetY: placement.center.y - ridden.placement.center.y
            )
        }
        if isHidden { appearance.opacity = 0 }
        return appearance
    }

    /// The layer's transform for an appearance, on top of the one it has at rest.
    func transform(_ appearance: Appearance, eyeDistance: Double) -> CATransform3D {
        let matrix = appearance.matrix(eyeDistance: eyeDistance, placement: placement)
        let own = CATransform3D(matrix.about(layer.anchorPoint, size: placement.size))
        return isTransformedAtRest ? CATransform3DConcat(rest.transform, own) : own
    }

    func opacity(_ appearance: Appearance) -> Float { rest.opacity * Float(appearance.opacity) }

    /// The veil darkens what is seen of the layer, so it fades with it.
    func veilOpacity(_ appearance: Appearance) -> Float { Float(appearance.shade) * opacity(appearance) }

    func cornerRadius(_ appearance: Appearance) -> CGFloat {
        let widest = min(placement.size.width, placement.size.height) / 2
        return max(rest.cornerRadius, min(CGFloat(appearance.cornerRadius), max(widest, 0)))
    }

    func shadowOpacity(_ appearance: Appearance) -> Float {
        // A caster does not fade with its layer by itself.
        Float(min(appearance.shadow.opacity, 1)) * opacity(appearance)
    }

    /// Sets the model values to those at a progress. Must run with implicit actions off.
    func write(_ appearance: Appearance, at progress: Double, eyeDistance: Double) {
        if traits.contains(.transform) {
            let transform = transform(appearance, eyeDistance: eyeDistance)
            layer.transform = transform
            for helper in helpers { helper.transform = transform }
        }
        if traits.contains(.opacity) { layer.opacity = opacity(appearance) }
        if let veil { veil.opacity = veilOpacity(appearance) }
        if traits.contains(.cornerRadius) {
            let radius = cornerRadius(appearance)
            layer.cornerRadius = radius
            veil?.cornerRadius = radius
        }
        caster?.shadowOpacity = shadowOpacity(appearance)
        for stack in clipStacks {
            stack.follow()
            for clip in stack.clips { clip.show(clip.value(at: progress, size: placement.size)) }
        }
    }

    /// Keeps the masks where the layer's bounds begin. Must run with implicit actions off.
    func followBounds() {
        for stack in clipStacks { stack.follow() }
    }

    /// The veil comes after its layer among its siblings and so lies over it; the caster lies half a step behind.
    func place(at zPosition: CGFloat, step: CGFloat) {
        if !isInPlace { layer.zPosition = zPosition }
        veil?.zPosition = zPosition
        caster?.zPosition = zPosition - step / 2
    }

    /// Takes the helpers away and puts the layer back as it was, the values at `progress` being those last written.
    func restore(from progress: Double, zPosition: CGFloat, eyeDistance: Double) {
        for helper in helpers { helper.removeFromSuperlayer() }
        var written = rest
        let appearance = appearance(at: progress)
        if traits.contains(.transform) { written.transform = transform(appearance, eyeDistance: eyeDistance) }
        if traits.contains(.opacity) { written.opacity = opacity(appearance) }
        if traits.contains(.cornerRadius) {
            written.cornerRadius = cornerRadius(appearance)
            written.masksToBounds = true
        }
        if !isInPlace { written.zPosition = zPosition }
        if let stack = clipStacks.first { written.mask = stack.mask }
        if isTurned { written.allowsEdgeAntialiasing = true }
        rest.restore(layer, written: written)
    }
}

extension StagedLayer.Traits {
    init(of poses: [[Pose]]) {
        self = []
        for pose in poses.joined() {
            if pose.isTransforming { insert(.transform) }
            if pose.opacity != 1 { insert(.opacity) }
            if pose.shade != 0 { insert(.shade) }
            if pose.cornerRadius != 0 { insert(.cornerRadius) }
            if pose.shadow.opacity != 0 { insert(.shadow) }
        }
    }

    /// What does not follow a straight line: what a motion bends, what two motions make up together, and what fades
    /// with its layer while that fades.
    init(bentBy motions: [Motion], poses: [[Pose]]) {
        self = []
        var known: Self = []
        for (motion, poses) in zip(motions, poses) {
            let own = Self(of: [poses])
            formUnion(motion.isStraight ? known.intersection(own) : own)
            known.formUnion(own)
        }
        if known.contains(.opacity) { formUnion([.shade, .shadow]) }
    }
}

extension Matrix4 {
    /// The matrix about the element's centre, rewritten for a layer that turns about another anchor point.
    fileprivate func about(_ anchorPoint: CGPoint, size: CGSize) -> Matrix4 {
        let x = (Double(anchorPoint.x) - 0.5) * Double(size.width)
        let y = (Double(anchorPoint.y) - 0.5) * Double(size.height)
        if x == 0, y == 0 { return self }
        // T(x, y) · M · T(-x, -y): the anchor lies at (x, y) as seen from the centre.
        var m = self
        m.m41 += x * m11 + y * m21
        m.m42 += x * m12 + y * m22
        m.m43 += x * m13 + y * m23
        m.m44 += x * m14 + y * m24
        m.m11 -= x * m.m14
        m.m12 -= y * m.m14
        m.m21 -= x * m.m24
        m.m22 -= y * m.m24
        m.m31 -= x * m.m34
        m.m32 -= y * m.m34
        m.m41 -= x * m.m44
        m.m42 -= y * m.m44
        return m
    }
}
#endif
