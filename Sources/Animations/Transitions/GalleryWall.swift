import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// You step back from the old screen, which hangs in a gallery, and up to the new one.
    @_alwaysEmitIntoClient
    public static var galleryWall: Self { galleryWall(stepsBack: 1) }

    /// You step back from the old screen, which hangs in a gallery, and up to the new one.
    ///
    /// - Parameter stepsBack: How much smaller the pictures become: 0.5, two thirds of their size, to 3, a quarter.
    @_alwaysEmitIntoClient
    public static func galleryWall(stepsBack: Double) -> Self {
        let back = stepsBack.isFinite ? min(max(stepsBack, 0.5), 3) : 1
        return Self(
            "galleryWall", tags: [.pieces, .show, .zoom], duration: 0.65, timing: .curve(0.3, 0.2, 0.2, 1),
            "You step back from the old screen, which hangs among others on a wall, and up to the new one.",
            settings: [.number("stepsBack", back, in: 0.5...3, step: 0.25) { .galleryWall(stepsBack: $0) }]
        ) { scene in
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            // The pictures hang a tenth of the shorter side apart.
            let pitch = 1 + 0.1 * min(size.x, size.y) / size
            // The new screen hangs beside the old one. Copies of both hang around them, in the shade, so that the eye
            // follows these two.
            let goal = SIMD2(1.0, 0.0)
            func hung(_ column: Int, _ row: Int) -> Piece {
                let place = SIMD2(Double(column), Double(row))
                let isShaded = row != 0 || !(0...1).contains(column)
                return Piece(
                    .full,
                    .curve { progress in
                        let way = min(max(progress, 0), 1)
                        let scale = 1 / (1 + back * sin(.pi * way))
                        let moved = way * way * (3 - 2 * way)
                        let offset = (place - goal * moved) * pitch * scale
                        let round = min(6 * sin(.pi * way), 1)
                        return .offset(x: offset.x, y: offset.y).scale(scale).cornerRadius(36 * round)
                            .shadow(opacity: 0.35 * round, radius: 16, dy: 8).shade(isShaded ? 0.45 * round : 0)
                    })
            }
            var tracks: [[Piece]] = [[], []]
            for row in -1...1 {
                for column in -1...2 { tracks[(column + row) & 1].append(hung(column, row)) }
            }
            return Choreography(
                foreground: .pieces(tracks[1]), background: .pieces(tracks[0]), backdrop: scene.surround)
        }
    }
}
