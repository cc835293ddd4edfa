import Foundation
import Testing
import TransitionAnimations
import TransitionCore

/// What the catalogue does on dark screens, where black shadows cannot be seen.
struct DarkCatalogueTests {
    private static let light = TransitionScene(size: CGSize(width: 390, height: 844))
    private static let dark = TransitionScene(size: CGSize(width: 390, height: 844), isDark: true)

    private func pieces(of animator: CatalogueAnimator, in scene: TransitionScene) -> [Piece] {
        let choreography = animator.choreography(in: scene)
        return choreography.foreground.pieces + choreography.background.pieces
    }

    @Test(
        "Edges that only a shadow marks on light screens are lines of light on dark ones",
        arguments: [
            .circleReveal, .circleReveal(.star), .liquid, .tide, .wipe, .tear, .pillReveal, .containerTransform,
            .zipper, .roll, .portal, .gate, .book, .curtain, .garage, .shatter, .cornerPeel,
            .parallax, .newspaper, .flip, .sideMenu,
        ] as [CatalogueAnimator])
    func lines(animator: CatalogueAnimator) {
        #expect(!pieces(of: animator, in: Self.light).contains { $0.isWhite })
        let lines = pieces(of: animator, in: Self.dark).filter(\.isWhite)
        #expect(!lines.isEmpty)
        for line in lines {
            let seen = [0, 0.5].map { progress in
                line.motions.map { $0.pose(at: progress) }.reduce(1.0) { $0 * $1.opacity }
            }
            #expect(seen[0] == 0 && seen[1] > 0.02 && seen[1] <= 0.5, "\(seen)")
        }
    }

    /// Both screens move while the line belongs to the background, so it has to undo that.
    @Test("The line of light lies around the new screen at each moment", arguments: [0.2, 0.5, 0.8])
    func places(progress: Double) throws {
        for animator in [CatalogueAnimator.circleReveal, .wipe, .containerTransform, .pillReveal] {
            let choreography = animator.choreography(in: Self.dark)
            let list = DrawList(of: choreography, size: CGSize(width: Self.dark.width, height: Self.dark.height))
            let screen = list.elements.first { $0.role == .foreground && $0.piece == nil }
            let line = list.elements.first { $0.isWhite }
            guard let screen, let line else {
                Issue.record("\(animator.info.name)")
                continue
            }
            /// The highest and the lowest point of the clip on an upright line near the middle, as the viewer sees it.
            func ends(_ element: DrawList.Element) throws -> [Double] {
                let clip = element.clips[0].motions[0].pose(at: progress).clip
                let matrix = element.appearance(at: progress)
                    .matrix(eyeDistance: list.eyeDistance, placement: element.placement)
                let size = element.placement.size
                let seen = stride(from: -0.5, through: 1.5, by: 1e-4).filter { y in
                    matrix.unproject(x: 0.1 * size.width, y: (y - 0.5) * size.height).map { place in
                        clip.contains(x: place.x / size.width + 0.5, y: place.y / size.height + 0.5, size: size)
                    } ?? false
                }
                return try [#require(seen.first), #require(seen.last)]
            }
            for (outer, inner) in zip(try ends(line), try ends(screen)) {
                let apart = (outer - inner) * Self.dark.height
                #expect(abs(apart) < 3, "\(animator.info.name): \(apart)")
            }
        }
    }

    @Test(
        "What moves alone over a dark screen has a bright rim on its way, and none at the ends",
        arguments: [
            .scale, .drop, .split, .slide, .explode, .turningTiles, .splitFlap,
        ] as [CatalogueAnimator])
    func rims(animator: CatalogueAnimator) {
        func brightest(_ scene: TransitionScene, at progress: Double) -> Double {
            let size = CGSize(width: scene.width, height: scene.height)
            let list = DrawList(of: animator.choreography(in: scene), size: size)
            return list.elements.map { element in
                let appearance = element.appearance(at: progress)
                return appearance.shadow.opacity * appearance.opacity
            }.max() ?? 0
        }
        #expect(brightest(Self.dark, at: 0) == 0 && brightest(Self.dark, at: 1) == 0)
        // A black shadow has at most 0.5, and slides have less than others.
        #expect(brightest(Self.dark, at: 0.4) >= (animator.info.name == "slide" ? 0.5 : 0.55))
    }

    @Test(
        "A card is lighter than the dark screen behind it, which is darker than a light one would be",
        arguments: [.scale, .drop, .newspaper, .letter, .slide] as [CatalogueAnimator])
    func behind(animator: CatalogueAnimator) {
        let shades = [Self.light, Self.dark].map { scene in
            animator.choreography(in: scene).background.motions.map { $0.pose(at: 1).shade }.max() ?? 0
        }
        #expect(shades[1] > shades[0] + 0.15, "\(shades)")
    }

    @Test("What comes out from behind dark parts is darker until they part, or lighter than they are")
    func within() {
        func shade(_ pieces: [Piece], _ progress: Double) -> Double {
            pieces.filter { !$0.isWhite }.flatMap(\.motions).map { $0.pose(at: progress).shade }.max() ?? 0
        }
        let split = CatalogueAnimator.split.choreography(in: Self.dark)
        #expect(split.foreground.motions[0].pose(at: 0.1).shade > 0.5)
        let explode = CatalogueAnimator.explode.choreography(in: Self.dark)
        #expect(shade(explode.foreground.pieces, 0.1) > 0.6)
        let portal = CatalogueAnimator.portal.choreography(in: Self.dark)
        #expect(shade(portal.background.pieces, 0.4) >= 0.5 && shade(portal.foreground.pieces, 0.1) < 0.1)
    }

    @Test("A stage around dark pieces has one colour: no stretched ground of a screen")
    func stages() {
        func grounds(_ animator: CatalogueAnimator, _ scene: TransitionScene) -> Int {
            pieces(of: animator, in: scene).count { $0.rect.width * Self.dark.width < 11 && $0.rect.height == 1 }
        }
        for animator in [CatalogueAnimator.twist, .turningTiles, .sharedAxis] {
            #expect(grounds(animator, Self.light) > 0 && grounds(animator, Self.dark) == 0, "\(animator.info.name)")
            #expect(animator.choreography(in: Self.dark).backdrop != nil)
        }
        for progress in stride(from: 0.0, through: 1, by: 0.03) {
            let axis = CatalogueAnimator.sharedAxis.choreography(in: Self.dark)
            let texts = [axis.background.motions, axis.foreground.pieces.last?.motions ?? []].map { motions in
                motions.reduce(1) { $0 * $1.pose(at: progress).opacity }
            }
            #expect(texts.contains(0), "two texts at \(progress)")
        }
        let aimed = TransitionScene(
            size: Self.dark.size, isDark: true, sourceRect: CGRect(x: 20, y: 300, width: 150, height: 150),
            targetRect: CGRect(x: 0, y: 0, width: 390, height: 300))
        let flight = CatalogueAnimator.flyingView.choreography(in: aimed).foreground.pieces
        let black = flight.first { $0.rect == UnitRect.full }?.motions.map { $0.pose(at: 0.7) } ?? []
        #expect(black.contains { $0.shade == 1 } && black.allSatisfy { $0.opacity == 1 })
    }

    @Test("A dark ball has light on it, and a circle of light has a rim while it is open")
    func lights() {
        let shine = CatalogueAnimator.roll.choreography(in: Self.dark).background.pieces.filter(\.isWhite)
        #expect(shine.count == 3 && shine.allSatisfy { $0.motions[0].pose(at: 0).opacity == 0 })
        let iris = CatalogueAnimator.iris.choreography(in: Self.dark)
        #expect(iris.background.pieces[0].motions[0].pose(at: 0.5).shade <= 0.7)
        for (track, moment) in [(iris.background, 0.3), (iris.foreground, 0.7)] {
            let (rims, circles) = (track.pieces.filter(\.isWhite), track.pieces.filter { !$0.isWhite }.suffix(6))
            #expect(rims.count == 1)
            func radius(_ piece: Piece?) -> Double {
                if case .circle(_, _, let radius)? = piece?.motions[0].pose(at: moment).clip { radius } else { -1 }
            }
            let apart =
                (radius(rims.first) - radius(circles.first)) * Clip.reach(x: 0.5, y: 0.5, width: 390, height: 844)
            #expect((0.5...3).contains(apart), "\(apart)")
            let seen = [0, moment, 0.5, 1].map { rims.first?.motions[0].pose(at: $0).opacity ?? -1 }
            #expect(seen[1] > 0.1 && seen[0] == 0 && seen[2] == 0 && seen[3] == 0, "\(seen)")
        }
    }

    @Test("Where two screens meet, a soft shadow or a line lies at the seam")
    func seams() {
        // In the light `slide` has none: a shadow costs a layer.
        for (scene, most) in [(Self.light, 0), (Self.dark, 0.5)] {
            let slide = CatalogueAnimator.slide.choreography(in: scene).foreground.motions
            let shadows = [0, 0.5, 1].map { progress in slide.map { $0.pose(at: progress).shadow.opacity }.max() ?? 0 }
            #expect(shadows == [0, most, 0])
        }
        for edge in TransitionEdge.allCases {
            let (light, dark) = (Self.light, Self.dark)
            for (scene, count) in [(light, 6), (dark, 1)] {
                let track = CatalogueAnimator.parallax(from: edge).choreography(in: scene).background
                #expect(track.pieces.count == count && track.showsScreen)
            }
            for (scene, count) in [(light, 5), (dark, 1)] {
                let menu = CatalogueAnimator.sideMenu(from: edge).choreography(in: scene).foreground
                #expect(menu.pieces.count == count && menu.showsScreen)
                for piece in menu.pieces {
                    guard case .roundedRect(let strip, _) = piece.motions[0].pose(at: 0.5).clip else {
                        Issue.record("it is not cut")
                        continue
                    }
                    // The strip ends where the menu does.
                    let end = edge.isHorizontal ? (strip.x, strip.width) : (strip.y, strip.height)
                    #expect(abs((edge == .leading || edge == .top ? end.0 + end.1 : end.0) - 0.5) < 1e-9 && end.1 < 0.1)
                }
            }
        }
    }

    @Test("The back of a peeled sheet and cracks are dark beside dark screens")
    func backdrops() {
        for animator in [CatalogueAnimator.cornerPeel, .shatter] {
            let colours = [Self.light, Self.dark].map { animator.choreography(in: $0).backdrop }
            #expect((colours[0]?.red ?? 0) > 0.8 && (colours[1]?.red ?? 1) < 0.3)
        }
        // The drum of a garage door is dark steel, with light on its upper part.
        let garage = [Self.light, Self.dark].map { CatalogueAnimator.garage.choreography(in: $0) }
        #expect((garage[0].backdrop?.red ?? 0) > 0.7 && (garage[1].backdrop?.red ?? 1) < 0.2)
        let rows = garage[1].background.pieces.filter { $0.isWhite && $0.rect.height < 0.02 }
        let bright = rows.map { $0.motions[0].pose(at: 0.5).opacity }
        #expect(rows.count == 12 && bright.max() == bright[3] && (bright.min() ?? 1) < 0.1, "\(bright)")
        if let last = garage[1].background.pieces.last {
            #expect(last.motions[0].pose(at: 0).opacity == 0 && last.motions[0].pose(at: 1).opacity == 0)
        }
    }
}
