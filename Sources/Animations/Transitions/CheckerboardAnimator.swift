import TransitionCore

/// The squares of a chessboard turn up over the old screen and lie down as the new one: all dark ones first, then the
/// light ones.
public struct CheckerboardAnimator: TransitionAnimator {
    /// The number of squares along the container's shorter side.
    public let squares: Int

    /// A board with 2 to 6 squares along the shorter side.
    public init(squares: Int = 3) { self.squares = min(max(squares, 2), 6) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "checkerboard", title: "Checkerboard", tags: [.film, .pieces, .threeD, .tiles],
            summary: "The squares of a chessboard turn to the new screen, first the dark ones and then the light ones.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("squares", squares, in: 2...6) { Self(squares: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let (eye, span) = (max(scene.longerSide, 1), 0.21)
        // A square springs up from its edge, is hardly ever seen narrow, and lies down softly.
        let settling = CubicBezier(0.2, 0.5, 0.4, 1)
        let board = Tiling(shorterSide: squares, in: scene).tiles
        func turned(_ square: Tiling.Tile) -> Piece {
            // The first light square begins when the last dark ones have come to lie: the chessboard is whole for a
            // moment.
            let start = square.isDark ? 0.315 * square.wave : 0.41 + 0.38 * square.wave
            let edgeOn = 180 - square.degreesOnEdge(about: .y, eyeDistance: eye, in: scene)
            return Piece(
                square.lapping(in: scene).rect,
                .curve { progress in
                    let way = settling(min(max((progress - start) / span, 0), 1))
                    let lift = min((1 - way) / 0.5, 1)
                    return .rotation(degrees: -edgeOn * (1 - way), axis: .y).shade(0.12 * (1 - way))
                        .shadow(opacity: 0.4 * lift * min(way / 0.3, 1), radius: 8, dy: 2)
                        .opacity(min(way / 0.06, 1))
                })
        }
        return Choreography(
            foreground: .pieces(board.filter(\.isDark).map(turned) + board.filter { !$0.isDark }.map(turned)),
            background: .to(.shade(0.12), until: 0.4), eyeDistance: eye)
    }
}

extension TransitionAnimator where Self == CheckerboardAnimator {
    /// The squares of a chessboard turn to the new screen, first the dark ones and then the light ones.
    public static var checkerboard: Self { Self() }
    /// A board with the given number of squares along the shorter side.
    public static func checkerboard(squares: Int) -> Self { Self(squares: squares) }
}
