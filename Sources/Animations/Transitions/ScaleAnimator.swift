import TransitionCore

/// The new screen grows out of the middle as it appears, while the old one sinks back.
public struct ScaleAnimator: TransitionAnimator {
    /// The size that the new screen starts with, as a fraction of its own.
    public var start: Double

    /// A scale that starts at a fraction of the full size.
    public init(from start: Double = 0.5) { self.start = start }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "scale", title: "Scale", tags: [.zoom],
            summary: "The new screen grows out of the middle as it appears, while the old one sinks back.")
    }
    public var settings: [AnimatorSetting] {
        [.number("from", start, in: 0.1...1.5, step: 0.05, title: "Starting size") { Self(from: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [
                .from(.scale(start).cornerRadius(36)), .from(.opacity(0), until: 0.25),
                .passingShadow(opacity: 0.4, radius: 28),
            ],
            background: .to(.scale(0.92).shade(0.45).cornerRadius(36)), backdrop: .charcoal)
    }
}

extension TransitionAnimator where Self == ScaleAnimator {
    /// The new screen grows out of the middle as it appears.
    public static var scale: Self { Self() }
    /// The new screen grows out of the middle, starting at a fraction of its size.
    public static func scale(from start: Double) -> Self { Self(from: start) }
}
