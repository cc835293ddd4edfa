import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Both screens are printed on one strip, which rolls over a drum from one to the next.
    @_alwaysEmitIntoClient
    public static var barrel: Self { barrel() }

    /// A drum rolls the new screen in from an edge. Each screen is drawn with the given number of strips.
    ///
    /// - Parameters:
    ///   - edge: The edge that the new screen comes from.
    ///   - strips: The number of strips that draw each bent screen, 4 to 40.
    @_alwaysEmitIntoClient
    public static func barrel(from edge: TransitionEdge = .bottom, strips: Int = 28) -> Self {
        let strips = min(max(strips, 4), 40)
        return Self(
            "barrel", tags: [.machine, .pieces, .rotation, .show, .threeD], duration: 0.55,
            timing: .curve(0.3, 0.2, 0.3, 1),
            "Both screens are printed on one strip, which rolls over a drum from one to the next.",
            settings: [
                .edge("from", edge) { .barrel(from: $0, strips: strips) },
                .count("strips", strips, in: 4...40) { .barrel(from: edge, strips: $0) },
            ]
        ) { scene in
            // At both ends the drum's radius is infinite, so the strip is flat. Half-way the radius is smallest.
            let length = scene.extent(toward: edge)
            let side = edge.isStart ? -1.0 : 1
            /// `shift` returns how far the middle of the screen is from the front of the drum at a progress, in lengths
            /// of the screen.
            func print(shift: @escaping @Sendable (Double) -> Double) -> Choreography.Track {
                .pieces(
                    Bend(isAcross: edge.isHorizontal, strips: strips).pieces(in: scene) { progress, along in
                        let place = along - length / 2 + side * shift(progress) * length
                        let curvature = length > 0 ? 1.15 * sin(.pi * progress) / length : 0
                        guard abs(curvature * length) > 1e-4 else {
                            return Bend.Place(along: place + length / 2, depth: 0)
                        }
                        // Beyond the back of the drum nothing is visible.
                        let turned = min(max(curvature * place, -3), 3)
                        return Bend.Place(
                            along: sin(turned) / curvature + length / 2, depth: (cos(turned) - 1) / curvature)
                    } look: { progress, along, degrees, pose in
                        let turned = degrees * .pi / 180
                        var pose = pose.shade(0.5 * (1 - cos(turned)))
                            .opacity(min(max((80 - abs(degrees)) / 8, 0), 1))
                        if along > length * (1 - 1 / Double(strips)) {
                            // The last strip reaches a little under the first one of the other screen.
                            let more = 1 + 3 * sin(.pi * progress) / (length / Double(strips))
                            if edge.isHorizontal { pose.scale.x *= more } else { pose.scale.y *= more }
                        }
                        return pose
                    })
            }
            return Choreography(
                foreground: print { 1 - $0 }, background: print { -$0 },
                // Not at a hundredth: the switch must fall between the moments that are drawn.
                front: .init(.background, switches: [0.455]), backdrop: scene.surround)
        }
    }
}
