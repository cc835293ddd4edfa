/// An animator without any motion: the neutral element of combining. Used alone it is a cut at the end.
public struct Identity: TransitionAnimator {
    /// An animator without any motion.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(name: "identity", title: "Identity", summary: "Nothing moves.", isCalm: true)
    }

    public func choreography(in scene: TransitionScene) -> Choreography { .identity }
}

extension TransitionAnimator where Self == Identity {
    /// Nothing moves: the neutral element of combining.
    public static var identity: Self { Self() }
}
