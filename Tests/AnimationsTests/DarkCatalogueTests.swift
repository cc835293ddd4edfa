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

    @Test("The back of a peeled sheet and cracks are dark beside dark screens")
    func backdrops() {
        for animator in [CatalogueAnimator.cornerPeel, .shatter] {
            let colours = [Self.light, Self.dark].map { animator.choreography(in: $0).backdrop }
            #expect((colours[0]?.red ?? 0) > 0.8 && (colours[1]?.red ?? 1) < 0.3)
        }
    }
}
