import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The strips of the old screen are pulled out to both sides in turns.
    @_alwaysEmitIntoClient
    public static var drawers: Self { drawers(6) }

    /// The same with the given number of strips.
    ///
    /// - Parameter drawers: The number of drawers, 2 to 12.
    @_alwaysEmitIntoClient
    public static func drawers(_ drawers: Int) -> Self {
        let drawers = min(max(drawers, 2), 12)
        return Self(
            "drawers", tags: [.pieces, .stagger, .strips], duration: 0.75, timing: .easeInOut,
            "The strips of the old screen are pulled out like drawers, from the top down and to both sides.",
            settings: [.count("drawers", drawers, in: 2...12, isLabelled: false) { .drawers($0) }]
        ) { scene in
            let size = SIMD2(max(scene.width, 100), max(scene.height, 100))
            let chest = Tiling(rows: drawers, in: scene).tiles.map { strip in
                let (start, isFirst) = (0.55 * strip.order, strip.index.isMultiple(of: 2))
                func pulled(_ pose: Pose, from rest: Pose = .rest) -> Motion {
                    .from(rest, to: pose, after: start, until: start + 0.45, easing: .curve(0.5, 0, 0.85, 0.8))
                }
                // A moving drawer is smaller than its place by 9 points, so a light rim is visible around it. The new
                // screen is visible where a drawer has passed.
                let rimmed = Pose.scale(x: 1 - 9 / size.x, y: 1 - min(9 / size.y / strip.rect.height, 0.2))
                    .cornerRadius(9)
                let lifted = rimmed.shadow(opacity: 0.65, radius: 16, dy: 5)
                let open = UnitRect(x: isFirst ? 0 : -0.15, y: 0, width: 1.15, height: 1)
                let shut = Clip.rect(UnitRect(x: isFirst ? 0 : 1, y: 0, width: 0, height: 1))
                return (
                    drawer: Piece(
                        strip.rect,
                        .keyframes([.at(start, .rest), .at(start + 0.1, lifted), .at(start + 0.45, rimmed)]),
                        pulled(.offset(x: isFirst ? 1.15 : -1.15))),
                    inside: Piece(
                        strip.rect.widened(by: 1.25, of: size), pulled(.clip(.rect(open)), from: .clip(shut)),
                        .from(.shade(0.4), after: start, until: start + 0.45))
                )
            }
            // Drawers above are nearer, because they are pulled out first.
            return Choreography(
                foreground: .pieces(chest.map(\.inside)), background: .pieces(chest.reversed().map(\.drawer)),
                front: .background, backdrop: .rim)
        }
    }
}
