/// Short forms for tracks: one motion, or several in a list.
///
///     Choreography(foreground: [.from(.offset(x: 1)), .from(.opacity(0))], background: .to(.shade(0.4)))
extension Choreography.Track: ExpressibleByArrayLiteral {
    /// Several motions, in order: the transform of the first is applied first.
    public init(arrayLiteral motions: Motion...) { self.init(motions) }

    /// No motion: at rest all the time.
    public static let still: Self = []

    /// From a pose to rest, or to another pose: how a screen arrives, as ``Motion/from(_:to:after:until:easing:)``.
    public static func from(
        _ pose: Pose, to end: Pose = .rest, after start: Double = 0, until finish: Double = 1, easing: Easing = .linear
    ) -> Self {
        [.from(pose, to: end, after: start, until: finish, easing: easing)]
    }

    /// From rest to a pose: how a screen leaves, as ``Motion/to(_:after:until:easing:)``.
    public static func to(
        _ pose: Pose, after start: Double = 0, until finish: Double = 1, easing: Easing = .linear
    ) -> Self {
        [.to(pose, after: start, until: finish, easing: easing)]
    }

    /// In the same pose all the time.
    public static func fixed(_ pose: Pose) -> Self { [.fixed(pose)] }

    /// A shadow while the element is moving, and none at both ends, as ``Motion/passingShadow(opacity:radius:)``.
    public static func passingShadow(opacity: Double, radius: Double) -> Self {
        [.passingShadow(opacity: opacity, radius: radius)]
    }

    /// Through poses at given progresses, as ``Motion/keyframes(_:)``.
    public static func keyframes(_ keyframes: [Motion.Keyframe]) -> Self { [.keyframes(keyframes)] }

    /// Along a function, as ``Motion/curve(_:)``.
    public static func curve(_ pose: @escaping @Sendable (_ progress: Double) -> Pose) -> Self { [.curve(pose)] }

    /// Pieces instead of the whole screen. They follow the motions of the screen, if any are given.
    public static func pieces(_ pieces: [Piece], riding motions: Motion...) -> Self { Self(motions, pieces: pieces) }
}
