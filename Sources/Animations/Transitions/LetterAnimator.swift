import TransitionCore

/// The new screen comes as a folded letter, which opens up and then down.
public struct LetterAnimator: TransitionAnimator {
    /// The transition with its default settings.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "letter",
            title: "Letter",
            summary: "The new screen comes as a folded letter, which opens up and then down.",
            tags: ["3D", "paper", "pieces"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.9 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The outer thirds are folded back behind the middle one, where nobody sees them.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let thirds = Parts.rows(3, in: scene)
        func unfolding(on edge: TransitionEdge, _ start: Double, _ end: Double) -> Motion {
            .keyframes([
                .at(start, Pose.hinged(on: edge, degrees: -179).shade(0.6), easing: .easeInOut),
                .at(end, .hinged(on: edge, degrees: 0)),
            ])
        }
        // The middle third, tilted, just below the container.
        let below = scene.height > 0 ? 0.68 + 0.125 * scene.width / scene.height : 1
        let arrival = Motion.keyframes([
            .at(0, .offset(y: below).rotation(degrees: -14), easing: .easeOut),
            .at(0.45, .scale(0.86), easing: .easeInOut),
            .at(1, .rest),
        ])
        return Choreography(
            foreground: .init(
                [arrival],
                pieces: [
                    Piece(thirds[0], unfolding(on: .bottom, 0.35, 0.75)),
                    Piece(thirds[2], unfolding(on: .top, 0.55, 1)),
                    Piece(thirds[1], .passingShadow(opacity: 0.5, radius: 16)),
                ]),
            background: .to(.shade(0.6))
        )
    }
}

extension TransitionAnimator where Self == LetterAnimator {
    /// The new screen comes as a folded letter, which opens up and then down.
    public static var letter: LetterAnimator { LetterAnimator() }
}
