import TransitionCore

/// The old screen opens like an envelope: four flaps meet in the middle and turn outwards.
public struct EnvelopeAnimator: TransitionAnimator {
    /// An envelope of four flaps.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "envelope", title: "Envelope", tags: [.hinge, .paper, .pieces, .threeD],
            summary: "The old screen opens like an envelope, four flaps that turn outwards from the middle.")
    }
    public var duration: Double { 0.8 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Each flap reaches up to two points beyond its creases; otherwise the background would shine through there.
        let over = SIMD2(2 / max(scene.width, 200), 2 / max(scene.height, 200))
        let flaps: [(edge: TransitionEdge, start: Polygon.Point, end: Polygon.Point)] = [
            (.bottom, [0, 1], [1, 1]), (.trailing, [1, 0], [1, 1]), (.leading, [0, 0], [0, 1]),
            (.top, [0, 0], [1, 0]),
        ]
        let pieces = flaps.enumerated().map { index, flap in
            let reach = SIMD2(-flap.edge.x, -flap.edge.y) * over
            let shape = Pose.clip(
                .polygon([flap.start, flap.start + reach, SIMD2(0.5, 0.5) + reach, flap.end + reach, flap.end]))
            let open = Pose.hinged(on: flap.edge, degrees: 90).shade(0.55).clip(shape.clip)
            // The uppermost flap, which is the last one, opens first. At the end all flaps stand on edge.
            let start = 0.12 * Double(flaps.count - 1 - index)
            return Piece(.full, .from(shape, to: open, after: start, until: start + 0.64, easing: .easeInOut))
        }
        return Choreography(
            foreground: .from(.scale(0.92).shade(0.65)), background: .pieces(pieces),
            front: .background, backdrop: .black, eyeDistance: 2 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == EnvelopeAnimator {
    /// The old screen opens like an envelope, four flaps that turn outwards from the middle.
    public static var envelope: Self { Self() }
}
