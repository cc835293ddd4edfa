/// Tracks as one writes them: a motion, or several in a list.
///
///     Choreography(foreground: [.from(.offset(x: 1)), .from(.opacity(0))], background: .to(.shade(0.4)))
extension Choreography.Track: ExpressibleByArrayLiteral {
    /// Several motions, in order: the transform of the first is applied first.
    public init(arrayLiteral motions: Motion...) { self.init(motions) }

    /// No motion: at rest all the time.
    public static let still: Self = []

    /// From a pose to rest: how a screen arrives.
    public static func from(_ pose: Pose, easing: Easing = .linear) -> Self { [.from(pose, easing: easing)] }

    /// From rest to a pose: how a screen leaves.
    public static func to(_ pose: Pose, easing: Easing = .linear) -> Self { [.to(pose, easing: easing)] }

    /// In the same pose all the time.
    public static func fixed(_ pose: Pose) -> Self { [.fixed(pose)] }

    /// A shadow while the element is on its way, and none at both ends, as ``Motion/passingShadow(opacity:radius:)``.
    public static func passingShadow(opacity: Double, radius: Double) -> Self {
        [.passingShadow(opacity: opacity, radius: radius)]
    }

    /// Through poses at given progresses, as ``Motion/keyframes(_:)``.
    public static func keyframes(_ keyframes: [Motion.Keyframe]) -> Self { [.keyframes(keyframes)] }

    /// Along a function, as ``Motion/curve(_:)``.
    public static func curve(_ pose: @escaping @Sendable (_ progress: Double) -> Pose) -> Self { [.curve(pose)] }
}
