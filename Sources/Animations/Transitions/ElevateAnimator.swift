import TransitionCore

/// The new screen lies below like a tablet on a table, and is lifted up in front of the old one.
public struct ElevateAnimator: TransitionAnimator {
    /// A screen that is lifted.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "elevate", title: "Elevate", tags: [.depth],
            summary: "The new screen is lifted off a table below, and the old one goes back behind it.")
    }
    public var duration: Double { 0.45 }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Flat on the table, below the lower edge of the container.
        let flat = Pose.hinged(on: .bottom, degrees: -86).offset(y: 0.64).shade(0.35).cornerRadius(36)
        return Choreography(
            foreground: [.from(flat), .passingShadow(opacity: 0.5, radius: 30)],
            background: .to(.offset(depth: -0.14 * scene.longerSide).shade(0.5).cornerRadius(36)),
            backdrop: .charcoal)
    }
}

extension TransitionAnimator where Self == ElevateAnimator {
    /// The new screen is lifted off a table below, and the old one goes back behind it.
    public static var elevate: Self { Self() }
}
