import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is a curtain whose halves gather in folds at the sides.
    @_alwaysEmitIntoClient
    public static var curtain: Self { curtain(folds: 3) }

    /// A curtain with the given number of folds in each half.
    ///
    /// - Parameter folds: The number of folds in each half, 2 to 12.
    @_alwaysEmitIntoClient
    public static func curtain(folds: Int) -> Self {
        let folds = min(max(folds, 2), 12)
        return Self(
            "curtain", tags: [.machine, .pieces, .show, .stretch, .strips], duration: 0.6,
            timing: .curve(0.3, 0.25, 0.6, 0.9),
            "The old screen is a curtain whose halves gather in folds at the sides.",
            settings: [.count("folds", folds, in: 2...12) { .curtain(folds: $0) }]
        ) { scene in
            // The width of each half when it is gathered, as a fraction of its full width.
            let gathered = 0.3
            let half = max(scene.width / 2, 1)
            let wave = 2 * .pi * Double(folds) / half
            @Sendable func width(_ progress: Double) -> Double {
                1 - (1 - gathered) * Easing.curve(0.3, 0.1, 0.5, 1)(min(max(progress / 0.9, 0), 1))
            }
            // The place of a point of the cloth, measured from the container's side. At the end the gathered halves
            // leave the container.
            @Sendable func place(_ inside: Double, _ progress: Double) -> Double {
                let late = min(max((progress - 0.3) / 0.7, 0), 1)
                return inside * width(progress) - 1.1 * gathered * half * late * late
            }
            // The cloth keeps its length: the narrower it is, the deeper are its folds.
            @Sendable func depth(_ progress: Double) -> Double {
                let width = width(progress)
                return 0.8 * max(1 - width * width, 0).squareRoot() / wave
            }
            // The hem is lifted, and sways.
            @Sendable func long(_ inside: Double, _ progress: Double) -> Double {
                let lifted = min(max(4 * progress, 0), 1)
                return 1 - lifted * (0.014 + 0.008 * sin(8 * progress - 2.5 * inside / half))
            }
            let bend = Bend(isAcross: true, strips: 2 * folds * max(18 / folds, 2))
            func cloth(isLeading: Bool) -> [Piece] {
                bend.pieces(in: scene) { progress, along in
                    let inside = isLeading ? along : 2 * half - along
                    let place = place(inside, progress)
                    return Bend.Place(
                        along: isLeading ? place : 2 * half - place, depth: -depth(progress) * (1 - cos(wave * inside)))
                } look: { progress, along, _, pose in
                    // The light falls in from the leading side.
                    let inside = isLeading ? along : 2 * half - along
                    let slope = sin(wave * inside) * (isLeading ? 1 : -1)
                    let deep = min(max(3 * (1 - width(progress)), 0), 1)
                    return pose.shade(deep * (0.2 + 0.14 * slope - 0.12 * cos(wave * inside)))
                }.filter { ($0.rect.center.x < 0.5) == isLeading }.map { strip in
                    let middle = strip.rect.center.x * 2 * half
                    let inside = isLeading ? middle : 2 * half - middle
                    let hem = Motion.curve { .scale(y: long(inside, $0)).anchor(.top) }
                    return Piece(strip.rect, motions: [hem] + strip.motions)
                }
            }
            // The edges that meet in the middle, on dark screens, where the shadow cannot be seen.
            let light = [true, false].flatMap { isLeading in
                Piece.light(in: scene) { progress in
                    let edge = (place(half, progress) - 3) / (2 * half)
                    let wide = 4.2 / (2 * half)
                    return UnitRect(
                        x: isLeading ? edge : 1 - edge - wide, y: 0, width: wide, height: long(half, progress))
                }
            }
            // The shadow of both halves on the new screen, in the gap.
            let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(0.05))
            let shadow = (scene.isDark ? [] : [3.0, 8, 14, 21, 29, 38]).map { reach in
                Piece(
                    .full,
                    .curve { progress in
                        let edge = min(max((place(half, progress) + reach) / (2 * half), 0), 0.5)
                        return .clip(
                            .polygon(
                                Polygon([
                                    [0, 0], [1, 0], [1, 1], [1 - edge, 1], [1 - edge, 0], [edge, 0], [edge, 1], [0, 1],
                                ])))
                    }, .keyframes([.at(0, none), .at(0.1, dark), .at(0.8, dark), .at(1, none)]))
            }
            return Choreography(
                foreground: Choreography.Track(
                    [.from(.scale(1.05).shade(0.15), easing: .easeOut)], pieces: shadow, showsScreen: true),
                background: .pieces(light + cloth(isLeading: true) + cloth(isLeading: false)), front: .background)
        }
    }
}
