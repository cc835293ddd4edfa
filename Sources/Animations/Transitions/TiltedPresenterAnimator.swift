import Foundation
import TransitionCore

/// The new screen rises while the old one leans back. The old one stays so, and is visible beside a presented screen of
/// partial extent.
public struct TiltedPresenterAnimator: TransitionAnimator {
    /// How far the old screen leans back, in degrees.
    public var angle: Double

    /// A presenter that leans back.
    public init(angle: Double = 28) { self.angle = angle }

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
        // The leaning screen is raised so that its upper edge stays in sight above the new one nearly to the end.
        let (scale, turn) = (0.92, angle * .pi / 180)
        let back = 0.5 * scale * sin(turn) * scene.height / max(1.25 * scene.longerSide, 1)
        let raised = 0.5 * scale * cos(turn) - 0.49 * (1 + back)
        let leaning = Pose.rotation(degrees: angle, axis: .x).scale(scale).offset(y: raised)
        return Choreography(
            foreground: [
                .from(.offset(toward: .bottom)), .from(.cornerRadius(36), easing: .easeIn),
                .passingShadow(opacity: 0.5, radius: 30),
            ],
            background: .to(leaning.cornerRadius(24).shade(0.2), until: 0.8, easing: .easeOut),
            backdrop: .charcoal, resting: .overlay)
    }
}

extension TransitionAnimator where Self == TiltedPresenterAnimator {
    /// The old screen leans back behind the new one and stays so.
    public static var tiltedPresenter: Self { Self() }
    /// The old screen leans back by an angle in degrees behind the new one and stays so.
    public static func tiltedPresenter(angle: Double) -> Self { Self(angle: angle) }
}
