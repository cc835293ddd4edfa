import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen leans back behind the new one and stays so.
    @_alwaysEmitIntoClient
    public static var tiltUnder: Self { tiltUnder(angle: 28) }

    /// The old screen leans back by an angle in degrees behind the new one and stays so.
    ///
    /// - Parameter angle: The angle of the tilted old screen, in degrees.
    @_alwaysEmitIntoClient
    public static func tiltUnder(angle: Double) -> Self {
        Self(
            "tiltUnder", tags: [.app, .edge, .modal, .threeD], containers: [.modal], duration: 0.4,
            keepsPresenter: true,
            "The new screen rises while the old one leans back and stays so behind it.",
            settings: [.number("angle", angle, in: 0...30, step: 1, unit: .degrees) { .tiltUnder(angle: $0) }]
        ) { scene in
            // The leaning screen is raised, so that its upper edge is visible above the new screen nearly until the
            // end.
            let (scale, turn) = (0.92, angle * .pi / 180)
            let back = 0.5 * scale * sin(turn) * scene.height / max(1.25 * scene.longerSide, 1)
            let raised = 0.5 * scale * cos(turn) - 0.49 * (1 + back)
            let leaning = Pose.rotation(degrees: angle, axis: .x).scale(scale).offset(y: raised)
            return Choreography(
                foreground: [
                    .from(.offset(toward: .bottom)), .from(.cornerRadius(36), after: 0.9),
                    .passingShadow(opacity: 0.5, radius: 30),
                ],
                background: .to(leaning.cornerRadius(24).shade(0.2), until: 0.8, easing: .easeOut),
                backdrop: .charcoal, resting: .overlay)
        }
    }
}
