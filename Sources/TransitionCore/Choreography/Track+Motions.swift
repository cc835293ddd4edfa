/// Short forms for tracks: one motion, or several in a list.
///
///     Choreography(foreground: [.from(.offset(x: 1)), .from(.opacity(0))], background: .to(.shade(0.4)))
extension Choreography.Track: ExpressibleByArrayLiteral {
    /// Creates a track of several motions, in order: the transform of the first is applied first.
    public init(arrayLiteral motions: Motion...) { self.init(motions) }

    /// No motion: the screen is always at rest.
    public static let still: Self = []

    /// Returns a motion from a pose to rest, or to another pose, for an arriving screen; see
    /// ``Motion/from(_:to:after:until:easing:)``.
    @_alwaysEmitIntoClient
    public static func from(
        _ pose: Pose, to end: Pose = .rest, after start: Double = 0, until finish: Double = 1, easing: Easing = .linear
    ) -> Self {
        [.from(pose, to: end, after: start, until: finish, easing: easing)]
    }

    /// Returns a motion from rest to a pose, for a leaving screen; see ``Motion/to(_:after:until:easing:)``.
    @_alwaysEmitIntoClient
    public static func to(
        _ pose: Pose, after start: Double = 0, until finish: Double = 1, easing: Easing = .linear
    ) -> Self {
        [.to(pose, after: start, until: finish, easing: easing)]
    }

    /// Returns a constant pose.
    @_alwaysEmitIntoClient
    public static func fixed(_ pose: Pose) -> Self { [.fixed(pose)] }

    /// Returns a shadow that is visible during the motion and fades at both ends; see
    /// ``Motion/passingShadow(opacity:radius:)``.
    @_alwaysEmitIntoClient
    public static func passingShadow(opacity: Double, radius: Double) -> Self {
        [.passingShadow(opacity: opacity, radius: radius)]
    }

    /// Returns a motion through poses at given progresses; see ``Motion/keyframes(_:)``.
    @_alwaysEmitIntoClient
    public static func keyframes(_ keyframes: [Motion.Keyframe]) -> Self { [.keyframes(keyframes)] }

    /// Returns a motion given by a function; see ``Motion/curve(_:)``.
    @_alwaysEmitIntoClient
    public static func curve(_ pose: @escaping @Sendable (_ progress: Double) -> Pose) -> Self { [.curve(pose)] }

    /// Returns pieces that replace the whole screen. If motions of the screen are given, the pieces also follow these.
    @_alwaysEmitIntoClient
    public static func pieces(_ pieces: [Piece], riding motions: Motion...) -> Self { Self(motions, pieces: pieces) }
}
