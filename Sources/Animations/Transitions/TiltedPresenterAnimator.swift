import TransitionCore

/// The new screen rises while the old one leans back. The old one stays so, and is visible beside a presented screen of
/// partial extent.
public struct TiltedPresenterAnimator: TransitionAnimator {
    /// How far the old screen leans back, in degrees.
    public var angle: Double

    /// A presenter that leans back.
    public init(angle: Double = 12) { self.angle = angle }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "tiltedPresenter", title: "Tilted presenter", tags: [.edge, .modal, .threeD],
            summary: "The new screen rises while the old one leans back and stays so behind it.", containers: [.modal])
    }
    public var keepsPresenter: Bool { true }
    public var settings: [AnimatorSetting] {
        [.number("angle", angle, in: 0...30, step: 1, unit: .degrees) { Self(angle: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .from(.offset(toward: .bottom)),
            background: .to(.rotation(degrees: angle, axis: .x).scale(0.88).cornerRadius(16).shade(0.2)),
            backdrop: .black, resting: .overlay)
    }
}

extension TransitionAnimator where Self == TiltedPresenterAnimator {
    /// The old screen leans back behind the new one and stays so.
    public static var tiltedPresenter: Self { Self() }
    /// The old screen leans back by an angle in degrees behind the new one and stays so.
    public static func tiltedPresenter(angle: Double) -> Self { Self(angle: angle) }
}
