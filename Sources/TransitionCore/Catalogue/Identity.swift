/// An animator without motions, the identity of combining. On its own it cuts at the end.
public struct Identity: TransitionAnimator {
    /// Creates an animator without motions.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(name: "identity", title: "Identity", summary: "Nothing moves.", isCalm: true)
    }

    public func choreography(in scene: TransitionScene) -> Choreography { .identity }
}

extension TransitionAnimator where Self == Identity {
    /// An animator without motions, the identity of combining.
    public static var identity: Self { Self() }
}
