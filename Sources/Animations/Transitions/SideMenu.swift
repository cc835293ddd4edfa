import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen moves aside and stays there, and a menu is seen where it was.
    @_alwaysEmitIntoClient
    public static var sideMenu: Self { sideMenu() }

    /// The old screen moves aside and stays there, and a menu at an edge is seen where it was.
    ///
    /// Give the menu the same width:
    /// `menu.setModalTransition(.sideMenu, options: .init(edge: .leading, extent: .fraction(0.78)))`.
    ///
    /// - Parameters:
    ///   - edge: The edge that the menu is attached to.
    ///   - width: How far the old screen moves, as a fraction of the container, 0.3 to 0.9.
    @_alwaysEmitIntoClient
    public static func sideMenu(from edge: TransitionEdge = .leading, width: Double = 0.78) -> Self {
        let width = width.isFinite ? min(max(width, 0.3), 0.9) : 0.78
        return Self(
            "sideMenu", tags: [.app, .modal, .reveal], containers: [.modal], duration: 0.36,
            timing: .spring(response: 0.3), keepsPresenter: true,
            "The screen moves aside and stays there, and a menu is seen where it was.",
            settings: [
                .edge("from", edge) { .sideMenu(from: $0, width: width) },
                .number("width", width, in: 0.3...0.9, step: 0.06) { .sideMenu(from: edge, width: $0) },
            ]
        ) { scene in
            // The screen's edge casts a soft shadow on the menu: plates, each broader than the last. On dark screens it
            // is a line of light.
            let length = max(scene.extent(toward: edge), 1)
            @Sendable func beside(_ progress: Double, _ points: Double) -> UnitRect {
                let (way, wide) = (min(max(progress, 0), 1), points / length)
                let start = edge.isStart ? max(way - wide, 0) : 1 - way
                return .strip(
                    from: start, to: edge.isStart ? way : min(start + wide, 1), isUpright: edge.isHorizontal)
            }
            let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(0.06))
            let fade = Motion.keyframes([.at(0, none), .at(0.1, dark), .at(0.8, dark), .at(1, none)])
            let shadow = (scene.isDark ? [] : [4.0, 9, 15, 22, 30]).map { points in
                Piece(.full, .curve { .clip(.rect(beside($0, points))) }, fade)
            }
            let light = Piece.light(in: scene) { beside($0, 1.5 * Motion.lightWidth) }
            // The menu lies where it will stay, and is seen as far as the screen has moved.
            return Choreography(
                foreground: Choreography.Track(
                    [
                        .curve { .clip(.rect(.part(min(max($0, 0), 1), at: edge))) },
                        .from(.shade(0.3)),
                    ], pieces: shadow + light, showsScreen: true),
                background: .to(.offset(toward: edge.opposite, by: width)), resting: .overlay)
        }
    }
}
