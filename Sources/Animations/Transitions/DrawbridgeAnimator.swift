import TransitionCore

/// The old screen is let down towards the viewer like a drawbridge, and the new one stands behind it.
public struct DrawbridgeAnimator: TransitionAnimator {
    /// A drawbridge, hinged at the bottom.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drawbridge", title: "Drawbridge", tags: [.hinge, .threeD, .vertical],
            summary: "The old screen is let down towards you like a drawbridge, and the new one stands in the gateway.")
    }
    public var duration: Double { 0.75 }
    /// The bridge accelerates as it falls and slows down at the end.
    public var timing: Timing { .curve(0.5, 0, 0.4, 1) }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // At the end the bridge lies below the eye, out of sight.
        Choreography(
            foreground: .from(.scale(0.86).shade(0.7)),
            background: .to(.rotation(degrees: -88, axis: .x).anchor(.bottom).shade(0.35)),
            front: .background, backdrop: .black, eyeDistance: 2.5 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == DrawbridgeAnimator {
    /// The old screen is let down like a drawbridge.
    public static var drawbridge: Self { Self() }
}
