import TransitionCore

/// The old screen tips over backwards while the new one rises before it.
public struct TiltBackAnimator: TransitionAnimator {
    /// A screen that tips over.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "tiltBack", title: "Tilt back", tags: [.edge, .threeD, .vertical],
            summary: "The old screen tips over backwards while the new one rises before it.")
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .curve(0.3, 0, 0.15, 1) }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [.from(.offset(toward: .bottom)), .passingShadow(opacity: 0.5, radius: 24)],
            background: .to(.rotation(degrees: 32, axis: .x).anchor(.bottom).shade(0.75).cornerRadius(16)),
            backdrop: .black)
    }
}

extension TransitionAnimator where Self == TiltBackAnimator {
    /// The old screen tips over backwards while the new one rises before it.
    public static var tiltBack: Self { Self() }
}
