import TransitionCore

/// The new screen is seen through a rounded rectangle that grows from the source.
public struct RoundedRevealAnimator: TransitionAnimator {
    /// A rounded rectangle that grows.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "roundedReveal", title: "Rounded reveal", tags: [.clip, .reveal, .source],
            summary: "The new screen is seen through a rounded rectangle that grows from the source or the middle.")
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .spring(response: 0.4) }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // With a source, the new screen first appears inside the source's frame.
        let source = scene.sourceUnitRect
        let start = source ?? UnitRect(x: scene.focus.x, y: scene.focus.y, width: 0, height: 0)
        return Choreography(
            foreground: [
                .keyframes([
                    .at(0, .clip(.roundedRect(start, radius: 16))),
                    .at(0.6, .clip(.roundedRect(.full.between(start, at: 0.6), radius: 36))),
                    .at(1, .clip(.rect(.full))),
                ]),
                .from(.opacity(0), until: source == nil ? 0.02 : 0.2),
            ],
            background: .to(.scale(0.96).shade(0.4)), backdrop: .black)
    }
}

extension UnitRect {
    /// The rectangle at a fraction of the way from another one to this.
    fileprivate func between(_ start: UnitRect, at fraction: Double) -> UnitRect {
        UnitRect(
            x: start.x + (x - start.x) * fraction, y: start.y + (y - start.y) * fraction,
            width: start.width + (width - start.width) * fraction,
            height: start.height + (height - start.height) * fraction)
    }
}

extension TransitionAnimator where Self == RoundedRevealAnimator {
    /// The new screen is seen through a rounded rectangle that grows from the source.
    public static var roundedReveal: Self { Self() }
}
