import TransitionCore

/// The four quarters of the old screen turn away about the container's corners, like the vanes of a pinwheel.
public struct PinwheelAnimator: TransitionAnimator {
    /// A pinwheel.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "pinwheel",
            title: "Pinwheel",
            summary: "The quarters of the old screen turn away about its corners, like the vanes of a pinwheel.",
            tags: ["pieces", "rotation", "quarters"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. Each quarter turns by a quarter about its outer corner, which takes all of it out of the container.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let vanes = Parts.tiles(columns: 2, rows: 2, in: scene).map { quarter in
            let corner = (x: quarter.x == 0 ? 0.0 : 1, y: quarter.y == 0 ? 0.0 : 1)
            return Piece(quarter, .to(.rotation(degrees: 91).anchor(x: corner.x, y: corner.y).shade(0.3)))
        }
        return Choreography(
            foreground: .from(.scale(0.9).shade(0.5)),
            background: .init(pieces: vanes),
            front: .background,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == PinwheelAnimator {
    /// The quarters of the old screen turn away about its corners.
    public static var pinwheel: PinwheelAnimator { PinwheelAnimator() }
}
