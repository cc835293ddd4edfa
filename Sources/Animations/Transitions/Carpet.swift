import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is rolled out over the old one like a carpet.
    @_alwaysEmitIntoClient
    public static var carpet: Self { carpet(strips: 44) }

    /// The new screen is rolled out like a carpet. The given number of strips draw it.
    ///
    /// - Parameter strips: The number of strips that draw the carpet, 8 to 60.
    @_alwaysEmitIntoClient
    public static func carpet(strips: Int) -> Self {
        let strips = min(max(strips, 8), 60)
        return Self(
            "carpet", tags: [.pieces, .threeD, .vertical], duration: 0.8, timing: .easeInOut,
            "The new screen is rolled out over the old one like a carpet.",
            settings: [.count("strips", strips, in: 8...60) { .carpet(strips: $0) }]
        ) { scene in
            // The carpet is flat up to the line that the roll has reached, and wound up beyond it.
            let height = max(scene.height, 1)
            /// Returns the radius of the roll, which shrinks as the carpet unrolls, the line that the roll has reached,
            /// and the angle at which a point is on the roll.
            @Sendable func roll(_ progress: Double, _ along: Double) -> (radius: Double, line: Double, turned: Double) {
                let radius = height * (0.075 - 0.04 * progress)
                let line = height * progress - 1.2 * radius * (1 - progress)
                return (radius, line, max((along - line) / radius, 0))
            }
            let carpet = Bend(isAcross: false, strips: strips).pieces(in: scene) { progress, along in
                let (radius, line, turned) = roll(progress, along)
                guard turned > 0 else { return Bend.Place(along: along, depth: 0) }
                return Bend.Place(along: line + radius * sin(turned), depth: radius * (1 - cos(turned)))
            } look: { progress, along, _, pose in
                let turned = roll(progress, along).turned
                let shade = turned < .pi / 2 ? 0.8 * sin(turned) : 0.8 + 0.4 * cos(min(turned, 1.5 * .pi))
                // The roll is drawn up to an angle of 1.55π. The inner layers, and the underside of the outermost
                // layer, are invisible.
                return pose.shade(shade).opacity(min(max((1.55 * .pi - turned) / 0.3, 0), 1))
            }
            return Choreography(foreground: .pieces(carpet), background: .to(.shade(0.4)))
        }
    }
}
