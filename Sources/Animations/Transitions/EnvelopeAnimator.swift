import TransitionCore

/// The old screen opens like an envelope: four flaps meet in the middle and turn outwards.
public struct EnvelopeAnimator: TransitionAnimator {
    /// The transition with its default settings.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "envelope",
            title: "Envelope",
            summary: "The old screen opens like an envelope, four flaps that turn outwards from the middle.",
            tags: ["3D", "paper", "hinge", "pieces"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.8 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The flaps open one after the other and stand on edge at the end.
    public func choreography(in scene: TransitionScene) -> Choreography {
        // Each flap reaches up to two points beyond its creases, or light would come through there.
        let (x, y) = (2 / max(scene.width, 200), 2 / max(scene.height, 200))
        let flaps: [(edge: TransitionEdge, corners: [Polygon.Point])] = [
            (.bottom, [.init(0, 1), .init(1, 1)]), (.trailing, [.init(1, 0), .init(1, 1)]),
            (.leading, [.init(0, 0), .init(0, 1)]), (.top, [.init(0, 0), .init(1, 0)]),
        ]
        let pieces = flaps.enumerated().map { index, flap in
            let reach = Polygon.Point(-flap.edge.x * x, -flap.edge.y * y)
            let inner = [flap.corners[0], .init(0.5, 0.5), flap.corners[1]].map { $0 + reach }
            let clip = Clip.polygon(Polygon([flap.corners[0]] + inner + [flap.corners[1]]))
            // The uppermost flap, the last, opens first.
            let start = 0.12 * Double(flaps.count - 1 - index)
            return Piece(
                .full,
                .keyframes([
                    .at(start, Pose.hinged(on: flap.edge, degrees: 0).clip(clip), easing: .easeInOut),
                    .at(start + 0.64, Pose.hinged(on: flap.edge, degrees: 90).shade(0.55).clip(clip)),
                ])
            )
        }
        return Choreography(
            foreground: .from(.scale(0.92).shade(0.65)),
            background: .init(pieces: pieces),
            front: .background,
            backdrop: .black,
            eyeDistance: 2 * max(scene.width, scene.height)
        )
    }
}

extension TransitionAnimator where Self == EnvelopeAnimator {
    /// The old screen opens like an envelope, four flaps that turn outwards from the middle.
    public static var envelope: EnvelopeAnimator { EnvelopeAnimator() }
}
