import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTesting

/// The settings of the animators that move the two screens as wholes, and the place that a zoom begins at.
struct WholeScreenTests {
    static let size = CGSize(width: 390, height: 844)

    @Test("Every edge makes a clean transition", arguments: TransitionEdge.allCases)
    func edges(edge: TransitionEdge) {
        let animators: [any TransitionAnimator] = [
            CatalogueAnimator.uncover(toward: edge), CatalogueAnimator.parallax(from: edge),
            CatalogueAnimator.squeeze(from: edge),
            CatalogueAnimator.stretch(from: edge),
            CatalogueAnimator.shuffle(by: edge),
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
            CatalogueAnimator.squeeze(from: edge),
            CatalogueAnimator.stretch(from: edge),
        ]
        for animator in animators {
            let name = animator.info.name
            #expect(roles(animator, 0.2, x: 0.5 + 0.48 * edge.x, y: 0.5 + 0.48 * edge.y) == [.foreground], "\(name)")
            #expect(roles(animator, 0.2, x: 0.5 - 0.44 * edge.x, y: 0.5 - 0.44 * edge.y) == [.background], "\(name)")
        }
    }

    @Test("A pendulum swings beyond its place, and back, on a thread that is seen above its card")
    func swing() {
        #expect(roles(CatalogueAnimator.pendulum, 0.6, x: 0.5, y: 0.05).count == 1, "the thread")
        #expect(roles(CatalogueAnimator.pendulum, 0.6, x: 0.3, y: 0.05) == [.background])
        for progress in [0.3, 0.97] {
            #expect(roles(CatalogueAnimator.pendulum, progress, x: 0.98, y: 0.4) == [.foreground])
        }
        #expect(roles(CatalogueAnimator.pendulum, 0.75, x: 0.98, y: 0.4) == [.background], "too far")
        #expect(roles(CatalogueAnimator.pendulum, 0.75, x: 0.02, y: 0.9) == [.foreground])
    }

    @Test("What bounces grows too large in both directions at once, and leaves no gap from then on")
    func bounce() {
        for step in 0...100 where step != 62 && step != 63 {
            let progress = Double(step) / 100
            for place in [0.003, 0.997] {
                let isCovered = roles(CatalogueAnimator.bounce, progress, x: place, y: place) == [.foreground]
                #expect(isCovered == (step > 62), "\(progress)")
            }
        }
        let scene = TransitionScene(size: Self.size)
        let sizes = (0...100).map { step in
            CatalogueAnimator.bounce.choreography(in: scene).foreground.motions[0].pose(at: Double(step) / 100).scale
        }
        for greatest in [sizes.map(\.x).max(), sizes.map(\.y).max()] { #expect(1.05...1.1 ~= (greatest ?? 0)) }
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

    @Test("A zoom without a source is a scale")
    func noSource() {
        let scene = TransitionScene(size: Self.size)
        let (zoom, scale) = (
            CatalogueAnimator.zoom.choreography(in: scene), CatalogueAnimator.scale.choreography(in: scene)
        )
        for progress in [0, 0.3, 0.8, 1] {
            for role in ScreenRole.allCases {
                #expect(
                    zoom[role].motions.map { $0.pose(at: progress) }
                        == scale[role].motions.map { $0.pose(at: progress) })
            }
        }
    }

    @Test("A fade through a colour shows that colour and one screen at a time")
    func color() {
        let fade = CatalogueAnimator.fadeThrough(.white)
        #expect(fade.choreography(in: TransitionScene(size: Self.size)).backdrop == .white)
        for isDark in [false, true] {
            let scene = TransitionScene(size: Self.size, isDark: isDark)
            #expect(CatalogueAnimator.fadeThrough.choreography(in: scene).backdrop == (isDark ? .black : .white))
        }
        #expect(roles(fade, 0.3, x: 0.5, y: 0.5) == [.background])
        #expect(roles(fade, 0.45, x: 0.5, y: 0.5) == [])
        #expect(roles(fade, 0.6, x: 0.5, y: 0.5) == [.foreground])
    }
}
