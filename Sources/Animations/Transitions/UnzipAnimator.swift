import TransitionCore

/// A zip is drawn down the middle of the old screen, whose halves open like a jacket.
public struct UnzipAnimator: TransitionAnimator {
    /// The animator.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "unzip",
            title: "Unzip",
            summary: "A zip is drawn down the middle of the old screen, whose halves open like a jacket.",
            tags: ["reveal", "clip", "polygon", "vertical"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        // A wedge from the top, its tip in front, its sides bent outwards.
        func wedge(top: Double, knee: Double, tip: Double) -> Pose {
            .clip(
                .polygon(
                    Polygon([
                        SIMD2(0.5 - top, -0.01), SIMD2(0.5 + top, -0.01), SIMD2(0.5 + knee, tip * 0.5),
                        SIMD2(0.5, tip), SIMD2(0.5 - knee, tip * 0.5),
                    ])))
        }
        return Choreography(
            foreground: [
                .keyframes([
                    .at(0, wedge(top: 0, knee: 0, tip: -0.01)),
                    .at(0.45, wedge(top: 0.2, knee: 0.07, tip: 0.75)),
                    .at(0.62, wedge(top: 0.34, knee: 0.16, tip: 1.1)),
                    .at(1, wedge(top: 0.75, knee: 0.75, tip: 3.4)),
                ]),
                .from(.scale(1.08), easing: .easeOut),
            ],
            background: .to(.shade(0.5))
        )
    }
}

extension TransitionAnimator where Self == UnzipAnimator {
    /// A zip is drawn down the middle of the old screen, whose halves open like a jacket.
    public static var unzip: UnzipAnimator { UnzipAnimator() }
}
