import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is a curtain whose halves gather in folds at the sides.
    @_alwaysEmitIntoClient
    public static var curtain: Self { curtain(folds: 4) }

    /// A curtain with the given number of folds in each half.
    ///
    /// - Parameter folds: The number of folds in each half, 2 to 12.
    @_alwaysEmitIntoClient
    public static func curtain(folds: Int) -> Self {
        let folds = min(max(folds, 2), 12)
        return Self(
            "curtain", tags: [.machine, .pieces, .show, .stretch, .strips], duration: 0.65,
            timing: .curve(0.3, 0.2, 0.4, 1),
            "The old screen is a curtain whose halves gather in folds at the sides.",
            settings: [.count("folds", folds, in: 2...12) { .curtain(folds: $0) }]
        ) { scene in
            // The width of each half when it is gathered, as a fraction of its full width.
            let gathered = 0.36
            let half = max(scene.width / 2, 1)
            let wave = 2 * .pi * Double(folds) / half
            @Sendable func width(_ progress: Double) -> Double {
                let way = min(max(progress / 0.85, 0), 1)
                return 1 - (1 - gathered) * way * (2 - way)
            }
            // The cloth keeps its length: the narrower it is, the deeper are its folds.
            @Sendable func depth(_ progress: Double) -> Double {
                let width = width(progress)
                return 0.9 * max(1 - width * width, 0).squareRoot() / wave
            }
            let bend = Bend(isAcross: true, strips: 2 * folds * max(24 / folds, 2))
            func cloth(isLeading: Bool) -> [Piece] {
                bend.pieces(in: scene) { progress, along in
                    // At the end the gathered halves leave the container.
                    let late = min(max((progress - 0.25) / 0.75, 0), 1)
                    let inside = isLeading ? along : 2 * half - along
                    let place = inside * width(progress) - 1.1 * gathered * half * late * late
                    return Bend.Place(
                        along: isLeading ? place : 2 * half - place, depth: -depth(progress) * (1 - cos(wave * inside)))
                } look: { progress, along, _, pose in
                    // The light falls in from the leading side.
                    let inside = isLeading ? along : 2 * half - along
                    let slope = sin(wave * inside) * (isLeading ? 1 : -1)
                    let deep = min(max(2 * (1 - width(progress)), 0), 1)
                    return pose.shade(deep * (0.17 + 0.12 * slope - 0.08 * cos(wave * inside)))
                }.filter { ($0.rect.center.x < 0.5) == isLeading }
            }
            return Choreography(
                foreground: .from(.shade(0.25), easing: .easeOut),
                background: .pieces(cloth(isLeading: true) + cloth(isLeading: false)), front: .background)
        }
    }
}
