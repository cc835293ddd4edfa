import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Three columns of both screens roll down one after the other.
    @_alwaysEmitIntoClient
    public static var reels: Self { reels(3) }

    /// The given number of columns of both screens roll down one after the other.
    ///
    /// - Parameter reels: The number of reels, 2 to 12.
    @_alwaysEmitIntoClient
    public static func reels(_ reels: Int) -> Self {
        let reels = min(max(reels, 2), 12)
        return Self(
            "reels", tags: [.machine, .pieces, .show, .stagger, .strips, .vertical], duration: 0.75, timing: .easeInOut,
            "Both screens are on the reels of a slot machine, which roll down one after the other.",
            settings: [.count("reels", reels, in: 2...12, isLabelled: false) { .reels($0) }]
        ) { scene in
            let (height, columns) = (scene.height, Tiling(columns: reels, in: scene).tiles)
            // Each reel is a drum. While it stands still, its radius is infinite and the screen is flat. `shift`
            // returns how far the middle of the screen is above the front of the drum, in heights of the screen. Its
            // argument is the completed fraction of the turn.
            func print(shift: @escaping @Sendable (Double) -> Double) -> Choreography.Track {
                .pieces(
                    columns.flatMap { column in
                        @Sendable func turned(_ progress: Double) -> Double {
                            let own = min(max((progress - 0.5 * column.order) / 0.5, 0), 1)
                            return own * own * own * (10 - 15 * own + 6 * own * own)
                        }
                        return Bend(isAcross: false, strips: max(24 / reels, 4)).pieces(in: scene) { progress, along in
                            let way = turned(progress)
                            let place = along - height / 2 - shift(way) * height
                            let curvature = height > 0 ? 1.9 * sin(.pi * way) / height : 0
                            guard curvature * height > 1e-4 else {
                                return Bend.Place(along: place + height / 2, depth: 0)
                            }
                            let angle = min(max(curvature * place, -3), 3)
                            return Bend.Place(
                                along: sin(angle) / curvature + height / 2, depth: (cos(angle) - 1) / curvature)
                        } look: { progress, _, degrees, pose in
                            pose.shade(min(0.2 * sin(.pi * turned(progress)) + 0.8 * abs(degrees) / 75, 0.85)).opacity(
                                min(max((98 - abs(degrees)) / 10, 0), 1))
                        }.map { piece in
                            let (x, width) = (column.rect.x, column.rect.width)
                            // Between the reels there are gaps while they turn.
                            let apart = Pose.scale(x: 1 - min(12 / max(scene.width * width, 1), 0.3))
                            return Piece(
                                UnitRect(x: x, y: piece.rect.y, width: width, height: piece.rect.height),
                                motions: piece.motions + [
                                    .keyframes([.at(0, .rest), .at(0.1, apart), .at(0.9, apart), .at(1, .rest)])
                                ])
                        }
                    })
            }
            return Choreography(
                foreground: print { 1 - $0 }, background: print { -$0 }, backdrop: scene.surround,
                eyeDistance: 3 * scene.longerSide)
        }
    }
}
