import TransitionCore

/// The old screen grows past the viewer and fades while the new one comes out of the distance.
public struct CrossZoomAnimator: TransitionAnimator {
    /// The transition.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "crossZoom",
            title: "Cross zoom",
            summary:
                "The old screen grows past you and fades while the new one comes out of the distance.",
            tags: ["zoom", "grow", "dissolve"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.55 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .from(.scale(0.35).shade(0.85).cornerRadius(40), easing: .easeOut),
            background: [
                .to(.scale(2.4), easing: .easeIn),
                .keyframes([.at(0.15, .rest), .at(0.6, .opacity(0))]),
            ],
            front: .background,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == CrossZoomAnimator {
    /// The old screen grows past you and fades while the new one comes out of the distance.
    public static var crossZoom: CrossZoomAnimator { CrossZoomAnimator() }
}
