import TransitionCore

/// The old screen tips over backwards while the new one rises before it.
public struct TiltBackAnimator: TransitionAnimator {
    /// The transition with its default settings.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "tiltBack",
            title: "Tilt back",
            summary: "The old screen tips over backwards while the new one rises before it.",
            tags: ["3D", "vertical", "edge"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// Slow at the end.
    public var timing: Timing { .curve(0.3, 0, 0.15, 1) }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [.from(.offset(y: 1)), .passingShadow(opacity: 0.5, radius: 24)],
            background: .to(.rotation(degrees: 32, axis: .x).anchor(.bottom).shade(0.75).cornerRadius(16)),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == TiltBackAnimator {
    /// The old screen tips over backwards while the new one rises before it.
    public static var tiltBack: TiltBackAnimator { TiltBackAnimator() }
}
