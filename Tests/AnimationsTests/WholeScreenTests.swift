import Foundation
import Testing
import TransitionAnimations
import TransitionCore
@testable import TransitionTesting

/// The settings of the animators that move the two screens as wholes, and the place that a zoom begins at.
struct WholeScreenTests {
    static let size = CGSize(width: 390, height: 844)

    @Test("Every edge makes a clean transition", arguments: TransitionEdge.allCases)
    func edges(edge: TransitionEdge) {
        let animators: [any TransitionAnimator] = [
            CatalogueAnimator.uncover(toward: edge), CatalogueAnimator.parallax(from: edge),
            CatalogueAnimator.switcher(from: edge), CatalogueAnimator.shuffle(by: edge),
            CatalogueAnimator.wheel(from: edge),
        ]
        for animator in animators {
            let findings = Audit.findings(of: animator)
            #expect(findings.isEmpty, "\(animator): \(findings.map(\.description).joined(separator: "\n"))")
        }
    }

    /// The screens seen at a place of the container, in fractions, the nearest first.
    private func roles(
        _ animator: any TransitionAnimator, _ progress: Double, x: Double, y: Double,
        in scene: TransitionScene = TransitionScene(size: size)
    ) -> [ScreenRole] {
        Coverage(of: animator.choreography(in: scene), size: Self.size, progress: progress)
            .sightings(x: x * Self.size.width, y: y * Self.size.height).map(\.role)
    }

    @Test("An edge is where the new screen is first seen", arguments: TransitionEdge.allCases)
    func beginning(edge: TransitionEdge) {
        let animators: [any TransitionAnimator] = [
            CatalogueAnimator.uncover(toward: edge.opposite), CatalogueAnimator.parallax(from: edge),
            CatalogueAnimator.liquid(from: edge), CatalogueAnimator.tide(from: edge),
        ]
        for animator in animators {
            let name = animator.info.name
            #expect(roles(animator, 0.2, x: 0.5 + 0.48 * edge.x, y: 0.5 + 0.48 * edge.y) == [.foreground], "\(name)")
            #expect(roles(animator, 0.2, x: 0.5 - 0.44 * edge.x, y: 0.5 - 0.44 * edge.y) == [.background], "\(name)")
        }
    }

    @Test(
        "The cards of a wheel stand on its rim, and never one on the other",
        arguments: [TransitionEdge.leading, .trailing])
    func rim(edge: TransitionEdge) throws {
        let (width, height) = (Double(Self.size.width), Double(Self.size.height))
        let choreography = CatalogueAnimator.wheel(from: edge).choreography(in: TransitionScene(size: Self.size))
        for progress in stride(from: 0.05, through: 0.95, by: 0.05) {
            let coverage = Coverage(of: choreography, size: Self.size, progress: progress)
            var sides: [ScreenRole: [Double]] = [:]
            for element in coverage.elements {
                // A card points away from the axle, four heights below. Places are counted from the container's middle.
                let middle = try #require(element.matrix.project(x: 0, y: 0))
                let above = try #require(element.matrix.project(x: 0, y: -100))
                let lean = atan2(above.x - middle.x, middle.y - above.y)
                #expect(abs(lean - atan2(middle.x, 4.5 * height - middle.y)) < 1e-3, "\(element.role) at \(progress)")
                sides[element.role] = try [-width / 2, width / 2].map {
                    try #require(element.matrix.project(x: $0, y: height / 2)).x
                }
            }
            let order: [ScreenRole] = edge == .trailing ? [.background, .foreground] : [.foreground, .background]
            let (left, right) = (try #require(sides[order[0]]), try #require(sides[order[1]]))
            #expect(left[1] < right[0], "at \(progress)")
        }
    }

    @Test("Swapped and shuffled cards are clear of each other when the front changes")
    func fronts() throws {
        for animator in [CatalogueAnimator.swap, CatalogueAnimator.shuffle, CatalogueAnimator.shuffle(by: .top)]
            as [any TransitionAnimator]
        {
            for column in 0..<40 {
                for row in 0..<40 {
                    let (x, y) = ((Double(column) + 0.5) / 40, (Double(row) + 0.5) / 40)
                    #expect(roles(animator, 0.4999, x: x, y: y) == roles(animator, 0.5001, x: x, y: y))
                }
            }
        }
    }

    @Test("Swapped cards are whole when they are side by side")
    func sides() throws {
        let choreography = CatalogueAnimator.swap.choreography(in: TransitionScene(size: Self.size))
        for progress in [0.4, 0.5, 0.6] {
            let coverage = Coverage(of: choreography, size: Self.size, progress: progress)
            for card in coverage.elements {
                for corner in [(0.0, 0.0), (1, 0), (1, 1), (0, 1)] {
                    let seen = try #require(card.seen(u: corner.0, v: corner.1, in: Self.size))
                    #expect((4...Self.size.width - 4).contains(seen.x), "\(progress)")
                }
            }
        }
    }

    @Test("A screen that falls or flies off is seen until shortly before the end")
    func goes() {
        for animator in [CatalogueAnimator.fall, .flyAway] {
            let choreography = animator.choreography(in: TransitionScene(size: Self.size))
            func isSeen(_ progress: Double) -> Bool {
                let coverage = Coverage(of: choreography, size: Self.size, progress: progress)
                return (0..<1600).contains { cell in
                    let (x, y) = ((Double(cell % 40) + 0.5) / 40, (Double(cell / 40) + 0.5) / 40)
                    return coverage.sightings(x: x * Self.size.width, y: y * Self.size.height).first?.role
                        == .background
                }
            }
            #expect(isSeen(0.9) && !isSeen(0.995), "\(animator.info.name)")
        }
    }

    @Test("A zoom begins in the source's place, showing what will be in the target's")
    func source() throws {
        let source = CGRect(x: 40, y: 600, width: 80, height: 60)
        let target = CGRect(x: 30, y: 100, width: 330, height: 300)
        let scene = TransitionScene(size: Self.size, sourceRect: source, targetRect: target)
        // At the very start it is transparent, so that it is asked where it is soon afterwards.
        let coverage = Coverage(of: CatalogueAnimator.zoom.choreography(in: scene), size: Self.size, progress: 1e-6)
        func first(_ x: Double, _ y: Double) -> Coverage.Sighting? {
            coverage.sightings(x: x, y: y).first { $0.role == .foreground }
        }
        let middle = try #require(first(source.midX, source.midY))
        #expect(abs(middle.x * Self.size.width - target.midX) < 0.1)
        #expect(abs(middle.y * Self.size.height - target.midY) < 0.1)
        for (x, y) in [
            (source.minX - 1, source.midY), (source.maxX + 1, source.midY), (source.midX, source.minY - 1),
            (source.midX, source.maxY + 1),
        ] {
            #expect(first(x, y) == nil)
        }
        #expect(first(source.minX + 1, source.midY) != nil && first(source.midX, source.maxY - 1) != nil)
    }

    @Test("Without a source, a zoom comes from just behind its place, and a list ends whole above the new screen")
    func noSource() throws {
        let scene = TransitionScene(size: Self.size)
        let zoom = CatalogueAnimator.zoom.choreography(in: scene)
        let first = try #require(zoom.foreground.motions.first).pose(at: 0)
        #expect(first.scale.x == 0.86 && first.offset == .init() && zoom.foreground.pieces.isEmpty)
        let list = CatalogueAnimator.expandingRow.choreography(in: scene)
        #expect(list.background.pieces.map(\.rect) == [.full], "it is not cut")
        // A card comes up from below, opaque: nothing of the old screen is seen through it.
        let card = CatalogueAnimator.containerTransform.choreography(in: scene)
        #expect(card.foreground.motions.allSatisfy { $0.pose(at: 0.1).opacity == 1 })
        #expect(Coverage(of: card, size: Self.size, progress: 0).sightings(x: 195, y: 840).map(\.role) == [.background])
    }

    @Test("A fade through a colour shows that colour and one screen at a time")
    func color() {
        let fade = CatalogueAnimator.fadeThrough(.white)
        #expect(fade.choreography(in: TransitionScene(size: Self.size)).backdrop == .white)
        for isDark in [false, true] {
            let scene = TransitionScene(size: Self.size, isDark: isDark)
            #expect(CatalogueAnimator.fadeThrough.choreography(in: scene).backdrop == (isDark ? .black : .white))
        }
        #expect(roles(fade, 0.2, x: 0.5, y: 0.5) == [.background])
        #expect(roles(fade, 0.3, x: 0.5, y: 0.5) == [])
        #expect(roles(fade, 0.6, x: 0.5, y: 0.5) == [.foreground])
    }

    @Test("What opens out of a view sinks the old screen, and its corners are those of the display until the end")
    func opening() throws {
        let scene = TransitionScene(size: Self.size, sourceRect: CGRect(x: 20, y: 600, width: 350, height: 80))
        for animator in [CatalogueAnimator.zoom, .containerTransform] {
            let choreography = animator.choreography(in: scene)
            let old = try #require(choreography.background.motions.first).pose(at: 1)
            #expect(
                abs(old.scale.x - 0.93) < 1e-9 && old.shade == 0.4 && old.cornerRadius > 40, "\(animator.info.name)")
            for (progress, radius) in [(0.0, 12.0), (0.8, 48.75), (1, 0)] {
                let poses = choreography.foreground.motions.map { $0.pose(at: progress) }
                let clip = try #require(poses.first { $0.clip != .none }).clip
                guard case .roundedRect(_, let own) = clip else { throw Missing() }
                let scale = poses.reduce(1) { $0 * $1.scale.x }
                #expect(abs(own * scale - radius) < 1e-9, "\(animator.info.name) at \(progress)")
            }
        }
    }

    struct Missing: Error {}

    @Test("A side menu is seen as far as the old screen has moved, if it has the same width")
    func menu() {
        let menu = CatalogueAnimator.sideMenu(from: .leading, width: 0.6)
        let choreography = menu.choreography(in: TransitionScene(size: Self.size, container: .modal))
        for progress in [0.0, 0.3, 1] {
            let moved = choreography.background.motions[0].pose(at: progress).offset.x
            guard case .roundedRect(let seen, _) = choreography.foreground.motions[0].pose(at: progress).clip else {
                Issue.record("it is not cut")
                continue
            }
            #expect(abs(0.6 * seen.width - moved) < 1e-9)
        }
        #expect(menu.keepsPresenter && CatalogueAnimator.dialog.keepsPresenter)
    }

    @Test("A list parts at the row, without a gap, and the new screen follows under its upper part")
    func row() {
        let scene = TransitionScene(size: Self.size, sourceRect: CGRect(x: 0, y: 300, width: 390, height: 60))
        let choreography = CatalogueAnimator.expandingRow.choreography(in: scene)
        let rects = choreography.background.pieces.map(\.rect).sorted { $0.y < $1.y }
        #expect(rects.map { ($0.y * 844).rounded() } == [0, 300, 360] && rects[2].y + rects[2].height == 1)
        for progress in [0.1, 0.5] {
            let under = choreography.foreground.motions[0].pose(at: progress).offset.y
            let upper = choreography.background.pieces.first { $0.rect.y == 0 }?.motions[0].pose(at: progress)
            #expect(abs((upper?.offset.y ?? 1) + 300.0 / 844 - under) < 1e-9)
        }
    }
}
