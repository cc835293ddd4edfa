import TransitionCore

/// The six blades of a camera's shutter close on the old screen and open on the new one.
public struct ShutterAnimator: TransitionAnimator {
    /// A shutter of six blades.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "shutter", title: "Shutter", tags: [.clip, .film],
            summary: "The six blades of a camera's shutter close on the old screen and open on the new one.")
    }
    public var duration: Double { 0.6 }
    /// Linear: each half has its own easing.
    public var timing: Timing { .linear }

    public func choreography(in scene: TransitionScene) -> Choreography {
        guard let hexagon = RegularPolygon(around: [0.5, 0.5], corners: 6, in: scene) else {
            return FadeAnimator().choreography(in: scene)
        }
        // The corners of a turning hexagon move on arcs, so each half takes several keyframes.
        func half(from start: Double, _ size: (Double) -> Double) -> Motion {
            .keyframes(
                (0...6).map { step in
                    let (way, progress) = (Double(step) / 6, start + Double(step) / 12)
                    return .at(progress, hexagon.pose(size: 1.02 * size(way), turned: 0.5 * .pi * progress))
                })
        }
        return Choreography(
            foreground: [
                half(from: 0.5) { Easing.easeIn($0) }, .from(.scale(1.12), after: 0.5, easing: .easeOut),
            ],
            background: [
                half(from: 0) { 1 - Easing.easeOut($0) }, .to(.scale(0.9).shade(0.3), until: 0.5, easing: .easeIn),
            ],
            backdrop: .black)
    }
}

extension TransitionAnimator where Self == ShutterAnimator {
    /// The six blades of a camera's shutter close on the old screen and open on the new one.
    public static var shutter: Self { Self() }
}
