import TransitionCore

/// The old screen is folded over its diagonal like a napkin, with half of the new one on its back.
public struct NapkinAnimator: TransitionAnimator {
    /// The transition with its default settings.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "napkin",
            title: "Napkin",
            summary: "The old screen is folded over its diagonal like a napkin, with the new one on its back.",
            tags: ["3D", "paper", "hinge", "pieces"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The lifted corner stands on edge half-way, when the new screen comes to the front.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let upper = Clip.polygon(Polygon([.init(0, 0), .init(1, 0), .init(0, 1)]))
        let lower = Clip.polygon(Polygon([.init(1, 1), .init(0, 1), .init(1, 0)]))
        // What lies below reaches up to two points beyond the crease, or light would come through there.
        let (x, y) = (2 / max(scene.width, 200), 2 / max(scene.height, 200))
        let wideUpper = Clip.polygon(
            Polygon([.init(0, 0), .init(1, 0), .init(1, y), .init(x, 1), .init(0, 1)]))
        let wideLower = Clip.polygon(
            Polygon([.init(1, 1), .init(0, 1), .init(0, 1 - y), .init(1 - x, 0), .init(1, 0)]))
        let crease = Pose.Axis(x: scene.width, y: -scene.height, z: 0)
        func half(_ clip: Clip, _ keyframes: [(Double, Pose)]) -> Piece {
            Piece(.full, .keyframes(keyframes.map { .at($0, $1.clip(clip)) }))
        }
        func lifted(_ degrees: Double) -> Pose { .rotation(degrees: degrees, axis: crease) }
        return Choreography(
            foreground: .init(pieces: [
                half(wideLower, [(0, .shade(0.6)), (0.6, .rest)]),
                half(upper, [(0.5, lifted(-90).shade(0.35)), (1, lifted(0))]),
            ]),
            background: .init(pieces: [
                half(wideUpper, [(0.4, .rest), (1, .shade(0.6))]),
                half(lower, [(0, lifted(0)), (0.5, lifted(90).shade(0.5))]),
            ]),
            front: .switchingHalfway,
            eyeDistance: 2 * max(scene.width, scene.height)
        )
    }
}

extension TransitionAnimator where Self == NapkinAnimator {
    /// The old screen is folded over its diagonal like a napkin, with the new one on its back.
    public static var napkin: NapkinAnimator { NapkinAnimator() }
}
