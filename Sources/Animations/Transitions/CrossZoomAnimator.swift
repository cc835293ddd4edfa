import TransitionCore

/// The old screen grows past the viewer and fades while the new one comes out of the distance.
public struct CrossZoomAnimator: TransitionAnimator {
    /// A zoom past the viewer.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "crossZoom", title: "Cross zoom", tags: [.dissolve, .zoom],
            summary: "The old screen grows past you and fades while the new one comes out of the distance.")
    }
    public var duration: Double { 0.55 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .from(.scale(0.35).shade(0.85).cornerRadius(40), easing: .easeOut),
            background: [.to(.scale(2.4), easing: .easeIn), .to(.opacity(0), after: 0.15, until: 0.6)],
            front: .background, backdrop: .black)
    }
}

extension TransitionAnimator where Self == CrossZoomAnimator {
    /// The old screen grows past you and fades while the new one comes out of the distance.
    public static var crossZoom: Self { Self() }
}
