import TransitionCore

/// The four quarters of the old screen turn away about the container's corners, like the vanes of a pinwheel.
public struct PinwheelAnimator: TransitionAnimator {
    /// A pinwheel of four vanes.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "pinwheel", title: "Pinwheel", tags: [.corner, .pieces, .rotation],
            summary: "The quarters of the old screen turn away about its corners, like the vanes of a pinwheel.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // A vane that has turned by a quarter about its outer corner is completely outside the container.
        Choreography(
            foreground: .from(.scale(1.1).shade(0.55)),
            background: Tiling(columns: 2, rows: 2, in: scene).pieces { vane in
                [
                    .to(.rotation(degrees: 91).anchor(vane.corner).shade(0.15)),
                    .passingShadow(opacity: 0.55, radius: 22),
                ]
            },
            front: .background)
    }
}

extension TransitionAnimator where Self == PinwheelAnimator {
    /// The quarters of the old screen turn away about its corners.
    public static var pinwheel: Self { Self() }
}
