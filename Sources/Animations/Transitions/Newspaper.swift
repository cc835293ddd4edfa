import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The view that was tapped leaves its place aslant and comes nearer as the new screen, as headlines do in old films.
    @_alwaysEmitIntoClient
    public static var newspaper: Self { newspaper(turns: 0) }

    /// The new screen comes spinning out of the distance with the given number of turns.
    ///
    /// - Parameter turns: The number of whole turns on the way, 0 to 6. At 0 the screen only comes aslant.
    @_alwaysEmitIntoClient
    public static func newspaper(turns: Double) -> Self {
        let turns = turns.isFinite ? min(max(turns, 0), 6) : 0
        return Self(
            "newspaper", tags: [.film, .rotation, .show, .zoom], duration: 0.55, timing: .curve(0.2, 0.3, 0.35, 1),
            "The new screen comes aslant out of the distance, as headlines do in old films.",
            settings: [.number("turns", turns, in: 0...6, step: 0.5, unit: .turns) { .newspaper(turns: $0) }]
        ) { scene in
            let (turns, display) = (turns, scene.displayRadius)
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            // Without a source it comes out of the middle, and is whole at once.
            let source = scene.sourceUnitRect
            let start = source ?? UnitRect(around: SIMD2(0.5, 0.5), size: SIMD2(0.2, 0.2))
            let (wide, small) = (max(start.width, start.height), source == nil ? 0.2 : 0.36)
            /// The paper's size and its visible part as fractions, its tilt in degrees, and how far it is unfolded: 0
            /// while it has the source's shape, 1 when all of it is seen.
            @Sendable func paper(
                _ progress: Double
            ) -> (size: Double, seen: SIMD2<Double>, tilt: Double, unfolded: Double) {
                let (left, way) = (min(max(1 - progress, 0), 1), min(max(progress / 0.45, 0), 1))
                let unfolded = way * way * (3 - 2 * way)
                // The paper grows exponentially, as an object does that approaches at a constant rate.
                let grown = wide * (1 - unfolded) + pow(small, pow(left, 1.15)) * unfolded
                let seen = SIMD2(start.width, start.height) / wide * (1 - unfolded) + SIMD2(unfolded, unfolded)
                // It leans as it leaves its place, turns back ever more slowly, a little too far, and lands.
                let lean = -22 * sin(.pi / 2 * min(max(progress, 0) / 0.3, 1)) - 360 * turns
                let tilt = lean * pow(left, 1.4) + 4.4 * left * sin(.pi * min(left / 0.4, 1))
                return (grown, seen, tilt, unfolded)
            }
            @Sendable func center(_ progress: Double) -> SIMD2<Double> {
                // Ahead of its growth, so that the sides of the container do not cut it.
                (start.center - 0.5) * pow(min(max(1 - progress, 0), 1), 1.6)
            }
            let nods = Motion.curve { .rotation(degrees: 26 * paper($0).unfolded * max(1 - $0, 0), axis: .x) }
            /// The paper, larger by a number of points on all sides.
            @Sendable func flies(_ progress: Double, wider points: Double) -> Pose {
                let (paper, center) = (paper(progress), center(progress))
                // The top of the paper is seen first: the way from the middle of this part to that of the paper.
                let (angle, below) = (paper.tilt * .pi / 180, (1 - paper.seen.y) / 2 * paper.size * size.y)
                let middle = center + SIMD2(-sin(angle), cos(angle)) * below / size
                let corner = (12 / paper.size) * (1 - paper.unfolded) + display * paper.unfolded
                let more = points / paper.size / size
                let seen = UnitRect(
                    x: (1 - paper.seen.x) / 2 - more.x, y: -more.y, width: paper.seen.x + 2 * more.x,
                    height: paper.seen.y + 2 * more.y)
                return .rotation(degrees: paper.tilt).scale(paper.size).offset(x: middle.x, y: middle.y)
                    .clip(
                        .roundedRect(
                            seen, radius: corner * min(max(1 - progress, 0) / 0.05, 1) + points / paper.size))
            }
            // A clipped screen casts no shadow, so a plate behind the paper casts it. On dark screens a white one that is
            // a little larger is the light around the paper.
            let plate = Motion.curve { progress in
                let (paper, center) = (paper(progress), center(progress))
                let seen = 0.97 * paper.size * paper.seen
                return .rotation(degrees: paper.tilt).scale(x: seen.x, y: seen.y).offset(x: center.x, y: center.y)
                    .cornerRadius(display).shadow(opacity: 0.45 * max(1 - progress, 0), radius: 36, dy: 16)
            }
            let around =
                scene.isDark
                ? Piece(.full, .curve { flies($0, wider: 1.5) }, nods, .passingLight).white()
                : Piece(.full, plate, nods, .from(.opacity(0), after: 0.06, until: 0.2))
            let paper = Piece(
                .full, .curve { flies($0, wider: 0) }, nods, .from(.opacity(0), until: source == nil ? 0.2 : 0.12))
            return Choreography(
                foreground: .pieces([around, paper]),
                background: .to(.scale(1.06).shade(scene.isDark ? 0.6 : 0.35)))
        }
    }
}
