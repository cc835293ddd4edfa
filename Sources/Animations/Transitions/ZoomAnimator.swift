import TransitionCore

/// The view that was tapped grows into the new screen.
public struct ZoomAnimator: TransitionAnimator {
    /// The transition.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "zoom",
            title: "Zoom",
            summary:
                "The new screen grows out of the view that was tapped, and goes back into it.",
            tags: ["source", "hero", "grow"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.5 }
    /// A spring without swinging.
    public var timing: Timing { .spring(response: 0.4) }

    /// The way in. The target, or without one the whole new screen, begins where the source is, cut to its shape. Without
    /// a source it is a ``ScaleAnimator``.
    public func choreography(in scene: TransitionScene) -> Choreography {
        guard let source = scene.sourceUnitRect else { return ScaleAnimator().choreography(in: scene) }
        let target = scene.targetUnitRect ?? .full
        // As small as just fills the source; what is left over on one side is cut off.
        let scale = max(source.width / target.width, source.height / target.height)
        let (width, height) = (source.width / scale, source.height / scale)
        let (x, y) = (target.x + target.width / 2, target.y + target.height / 2)
        let shape = UnitRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
        let start = Pose.offset(
            x: source.x + source.width / 2 - 0.5 - (x - 0.5) * scale,
            y: source.y + source.height / 2 - 0.5 - (y - 0.5) * scale
        ).scale(scale)
        return Choreography(
            foreground: [
                .from(start),
                .keyframes([
                    .at(0, .clip(.roundedRect(shape, radius: 12 / scale))),
                    .at(1, .clip(.roundedRect(.full, radius: 0))),
                ]),
                .keyframes([.at(0, .opacity(0)), .at(0.25, .rest)]),
            ],
            background: .to(.scale(0.94).shade(0.4)),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == ZoomAnimator {
    /// The new screen grows out of the view that was tapped.
    public static var zoom: ZoomAnimator { ZoomAnimator() }
}
