import TransitionCore

/// The new screen grows over the old one in the squares of a chessboard: the dark ones first, the light ones behind them.
public struct CheckerboardAnimator: TransitionAnimator {
    /// The number of squares along the container's shorter side.
    public let squares: Int

    /// A board with 2 to 6 squares along the shorter side.
    public init(squares: Int = 4) { self.squares = min(max(squares, 2), 6) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "checkerboard", title: "Checkerboard", tags: [.film, .pieces, .tiles],
            summary: "The new screen grows in the squares of a chessboard, the light ones close behind the dark ones.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("squares", squares, in: 2...6) { Self(squares: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let board = Tiling(shorterSide: squares, in: scene).tiles
        let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
        func grown(_ square: Tiling.Tile, _ pose: (_ size: Double) -> Pose) -> Motion {
            // The light squares begin where the dark ones are nearly there.
            let start = 0.44 * square.wave + (square.isDark ? 0 : 0.27)
            return .keyframes([.at(start, pose(0)), .at(start + 0.1, pose(0.55)), .at(start + 0.29, pose(1))])
        }
        func laid(_ square: Tiling.Tile) -> Piece {
            Piece(
                square.rect.widened(by: 1, of: size),
                grown(square) { size in
                    let (low, high) = (0.5 - 0.52 * size, 0.5 + 0.52 * size)
                    return .clip(.polygon([[low, low], [high, low], [high, high], [low, high]]))
                })
        }
        // The dark squares lie on the old screen, which a clipped piece casts no shadow on: a plate behind each does.
        let shadows = board.filter(\.isDark).map { square in
            let start = 0.44 * square.wave
            let (none, seen) = (Pose.shade(1).opacity(0), Pose.shade(1).shadow(opacity: 0.55, radius: 6, dy: 2))
            return Piece(
                square.rect, grown(square) { .scale(0.02 + 0.95 * $0) },
                .keyframes([
                    .at(start, none), .at(start + 0.04, seen), .at(start + 0.42, seen), .at(start + 0.56, none),
                ]))
        }
        return Choreography(
            foreground: .pieces(board.filter(\.isDark).map(laid) + board.filter { !$0.isDark }.map(laid)),
            background: .init([.to(.shade(0.22), until: 0.6)], pieces: shadows, showsScreen: true))
    }
}

extension TransitionAnimator where Self == CheckerboardAnimator {
    /// The new screen takes the dark squares of a chessboard and then the light ones.
    public static var checkerboard: Self { Self() }
    /// A board with the given number of squares along the shorter side.
    public static func checkerboard(squares: Int) -> Self { Self(squares: squares) }
}
