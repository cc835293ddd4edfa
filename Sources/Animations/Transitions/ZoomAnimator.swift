import TransitionCore

/// The view that was tapped grows into the new screen.
public struct ZoomAnimator: TransitionAnimator {
    /// A zoom out of the source.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "zoom", title: "Zoom", tags: [.source, .zoom],
            summary: "The new screen grows out of the view that was tapped, and goes back into it.")
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .spring(response: 0.4) }

    public func choreography(in scene: TransitionScene) -> Choreography {
        guard let source = scene.sourceUnitRect else { return ScaleAnimator().choreography(in: scene) }
        // The target (or, without one, the whole new screen) begins so small that it just fills the source; the rest is
        // clipped.
        let target = scene.targetUnitRect ?? .full
        let scale = max(source.width / target.width, source.height / target.height)
        let (width, height) = (source.width / scale, source.height / scale)
        let shape = UnitRect(
            x: target.center.x - width / 2, y: target.center.y - height / 2, width: width, height: height)
        let way = source.center - 0.5 - (target.center - 0.5) * scale
        return Choreography(
            foreground: [
                .from(.offset(x: way.x, y: way.y).scale(scale)),
                .from(.clip(.roundedRect(shape, radius: 12 / scale)), to: .clip(.rect(.full))),
                .from(.opacity(0), until: 0.25),
            ],
            background: .to(.scale(0.94).shade(0.4)), backdrop: .black)
    }
}

extension TransitionAnimator where Self == ZoomAnimator {
    /// The new screen grows out of the view that was tapped.
    public static var zoom: Self { Self() }
}
