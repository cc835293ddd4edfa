import Foundation
import Testing

@testable import TransitionAnimations
@testable import TransitionCore
@testable import TransitionTesting

/// The settings of the animators that cut the screens up, and the sources that their reveals begin at.
struct PiecesAndClipsTests {
    static let size = CGSize(width: 390, height: 844)
    static let scene = TransitionScene(size: size)
    static let aimed = TransitionScene(
        size: size, sourceRect: CGRect(x: 40, y: 600, width: 80, height: 60),
        targetRect: CGRect(x: 0, y: 100, width: 390, height: 300))

    /// With settings at the ends of their ranges, and beyond.
    static let extremes: [any TransitionAnimator] = [
        CatalogueAnimator.explode(tiles: 0), CatalogueAnimator.explode(tiles: 99), CatalogueAnimator.shatter(cracks: 0),
        CatalogueAnimator.shatter(cracks: 99),
        CatalogueAnimator.blinds(slats: -1),
        CatalogueAnimator.blinds(slats: 99), CatalogueAnimator.curtain(folds: 0), CatalogueAnimator.curtain(folds: 99),
        CatalogueAnimator.turningTiles(tiles: 0), CatalogueAnimator.turningTiles(tiles: 99),
        CatalogueAnimator.splitFlap(columns: 0), CatalogueAnimator.splitFlap(columns: 99),
        CatalogueAnimator.galleryWall(stepsBack: 0), CatalogueAnimator.galleryWall(stepsBack: .nan),
    ]

    @Test("Any number of parts makes a clean transition", arguments: extremes.indices)
    func counts(index: Int) {
        let animator = Self.extremes[index]
        let findings = Audit(of: animator).findings.filter { $0.severity == .failure }
        #expect(findings.isEmpty, "\(animator): \(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("Every edge makes a clean transition", arguments: TransitionEdge.allCases)
    func edges(edge: TransitionEdge) {
        let animators: [any TransitionAnimator] = [
            CatalogueAnimator.split(toward: edge), CatalogueAnimator.blinds(from: edge),
            CatalogueAnimator.liquid(from: edge), CatalogueAnimator.tide(from: edge),
            CatalogueAnimator.tear(from: edge),
            CatalogueAnimator.sideMenu(from: edge),
        ]
        for animator in animators {
            let findings = Audit.findings(of: animator)
            #expect(findings.isEmpty, "\(animator): \(findings.map(\.description).joined(separator: "\n"))")
        }
    }

    @Test("A wipe begins at its corner", arguments: TransitionCorner.allCases)
    func corners(corner: TransitionCorner) {
        let animator = CatalogueAnimator.wipe(from: corner)
        #expect(Audit.findings(of: animator) == [])
        #expect(roles(animator, 0.4, x: 0.5 + 0.45 * corner.x, y: 0.5 + 0.45 * corner.y) == [.foreground])
        let across = corner.opposite
        #expect(roles(animator, 0.4, x: 0.5 + 0.45 * across.x, y: 0.5 + 0.45 * across.y) == [.background])
    }

    /// The screens seen at a place of the container, in fractions, the nearest first.
    private func roles(
        _ animator: any TransitionAnimator, _ progress: Double, x: Double, y: Double, in scene: TransitionScene = scene
    ) -> [ScreenRole] {
        Coverage(of: animator.choreography(in: scene), size: Self.size, progress: progress)
            .sightings(x: x * Self.size.width, y: y * Self.size.height).map(\.role)
    }

    @Test(
        "A blind begins at its edge, and at most three slats turn at the same time", arguments: TransitionEdge.allCases)
    func beginning(edge: TransitionEdge) {
        let choreography = CatalogueAnimator.blinds(from: edge).choreography(in: Self.scene)
        let slats = choreography.background.pieces
        func angles(_ pieces: some Sequence<Piece>, at progress: Double) -> [Double] {
            let angles = pieces.map { $0.motions[0].pose(at: progress).rotation.angle.magnitude * 180 / .pi }
            return edge.isStart ? angles : angles.reversed()
        }
        for progress in stride(from: 0.05, through: 0.95, by: 0.05) {
            // A slat shows the old screen for the first half of its turn and the new one for the second.
            let old = angles(slats, at: progress)
            let new = angles(choreography.foreground.pieces.suffix(slats.count), at: progress)
            #expect(zip(old, old.dropFirst()).allSatisfy { $0 >= $1 }, "\(old)")
            let turning = (old + new).count { (1...89).contains($0) }
            #expect((1...3).contains(turning), "at \(progress): \(old), \(new)")
        }
    }

    @Test("Between the tiles of a burst lies the new screen's ground before its content")
    func contentLater() throws {
        for animator in [CatalogueAnimator.explode] {
            let new = animator.choreography(in: Self.scene).foreground
            let content = try #require(new.pieces.last)
            #expect(content.rect == .full && content.motions[0].pose(at: 0.1).opacity == 0, "\(animator)")
            // Where no content is to be seen, the ground covers the whole screen.
            let coverage = Coverage(of: animator.choreography(in: Self.scene), size: Self.size, progress: 0.1)
            for (x, y) in CatalogueLawTests.grid(in: Self.size) {
                let weight = coverage.sightings(x: x, y: y).reduce(0) { $0 + $1.weight }
                #expect(weight > 0.99, "\(animator) at \(x), \(y)")
            }
        }
    }

    @Test("A gap opens along its edges' axis", arguments: TransitionEdge.allCases)
    func gap(edge: TransitionEdge) {
        let split = CatalogueAnimator.split(toward: edge)
        #expect(roles(split, 0.5, x: 0.5, y: 0.5).first == .foreground)
        #expect(roles(split, 0.5, x: 0.5 + 0.45 * edge.x, y: 0.5 + 0.45 * edge.y).first == .background)
    }

    @Test("A reveal begins at the source, or else in the middle")
    func source() {
        let reveals: [any TransitionAnimator] = [
            CatalogueAnimator.circleReveal, CatalogueAnimator.pillReveal, CatalogueAnimator.circleReveal(.diamond),
            CatalogueAnimator.circleReveal(.star),
        ]
        for reveal in reveals {
            #expect(roles(reveal, 0.25, x: 0.5, y: 0.5).first == .foreground, "\(reveal)")
            #expect(roles(reveal, 0.25, x: 80 / 390, y: 630 / 844).first == .background, "\(reveal)")
            #expect(roles(reveal, 0.25, x: 80 / 390, y: 630 / 844, in: Self.aimed).first == .foreground, "\(reveal)")
            #expect(roles(reveal, 0.25, x: 0.9, y: 0.1, in: Self.aimed).first == .background, "\(reveal)")
        }
    }

    @Test("The key view flies from the source to the target, as both pictures of it; without a source no piece flies")
    func keyView() throws {
        let choreography = CatalogueAnimator.flyingView.choreography(in: Self.aimed)
        let container = CGRect(origin: .zero, size: Self.size)
        let source = CGRect(x: 40, y: 600, width: 80, height: 60)
        let target = CGRect(x: 0, y: 100, width: 390, height: 300)
        for (track, home) in [(choreography.background, source), (choreography.foreground, target)] {
            let piece = try #require(track.pieces.last)
            let rect = piece.rect.rect(in: container)
            #expect(abs(rect.minX - home.minX) < 0.01 && abs(rect.minY - home.minY) < 0.01)
            for (progress, place) in [(0.0, source), (1, target)] {
                let pose = piece.motions[0].pose(at: progress)
                guard case .roundedRect(let seen, _) = pose.clip else {
                    Issue.record("the picture is not cut to the proportions of its place")
                    continue
                }
                #expect(abs(rect.midX + pose.offset.x * Self.size.width - place.midX) < 0.01)
                #expect(abs(rect.midY + pose.offset.y * Self.size.height - place.midY) < 0.01)
                #expect(pose.scale.x == pose.scale.y, "the picture keeps its proportions")
                #expect(abs(rect.width * pose.scale.x * seen.width - place.width) < 0.01)
                #expect(abs(rect.height * pose.scale.y * seen.height - place.height) < 0.01)
            }
        }

        // A source that is not visible counts as none.
        for source in [nil, CGRect.zero, CGRect(x: 900, y: 0, width: 50, height: 50), .null] {
            let scene = TransitionScene(size: Self.size, sourceRect: source)
            #expect(CatalogueAnimator.flyingView.choreography(in: scene).background.pieces.isEmpty)
            #expect(scene.focus == SIMD2(0.5, 0.5))
        }
    }

    @Test("A burst drives all tiles away from the source, or else from the middle, and none comes nearer to another")
    func burst() {
        for scene in [Self.scene, Self.aimed] {
            let tiles = CatalogueAnimator.explode.choreography(in: scene).background.pieces
            let size = SIMD2(Double(Self.size.width), Double(Self.size.height))
            func places(at progress: Double) -> [SIMD2<Double>] {
                tiles.map {
                    let offset = $0.motions[0].pose(at: progress).offset
                    return ($0.rect.center - scene.focus) * size + SIMD2(offset.dx, offset.dy)
                }
            }
            func distances(_ places: [SIMD2<Double>]) -> [Double] {
                places.indices.flatMap { one in
                    places[..<one].map { (($0 - places[one]) * ($0 - places[one])).sum().squareRoot() }
                }
            }
            for (earlier, later) in [(0.0, 0.1), (0.1, 0.3), (0.3, 0.6), (0.6, 0.95)] {
                let (start, end) = (places(at: earlier), places(at: later))
                for (before, after) in zip(start, end) {
                    #expect((after * after).sum() > (before * before).sum())
                    // Straight away: the direction stays.
                    #expect(abs(before.x * after.y - before.y * after.x) < 1e-6)
                }
                #expect(zip(distances(start), distances(end)).allSatisfy { $0 < $1 }, "\(earlier) to \(later)")
            }
        }
    }

    @Test("Tiles turn in their cells, and at most three diagonals at the same time")
    func turning() throws {
        for size in [Self.size, CGSize(width: 844, height: 390)] {
            let scene = TransitionScene(size: size)
            let choreography = CatalogueAnimator.turningTiles.choreography(in: scene)
            for progress in stride(from: 0.02, through: 0.98, by: 0.04) {
                let coverage = Coverage(of: choreography, size: size, progress: progress)
                var turning = Set<Int>()
                for tile in coverage.elements where tile.opacity > 0 && tile.rect.height < 1 {
                    let cell = tile.rect.rect(in: CGRect(origin: .zero, size: size)).insetBy(dx: -1, dy: -1)
                    for (u, v) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
                        let corner = try #require(tile.seen(u: u, v: v, in: size))
                        #expect(cell.contains(CGPoint(x: corner.x, y: corner.y)), "\(corner) at \(progress)")
                    }
                }
                // A tile shows the old screen for the first half of its turn and the new one for the second.
                for tile in choreography.background.pieces + choreography.foreground.pieces {
                    let angle = tile.motions[0].pose(at: progress).rotation.angle.magnitude
                    let diagonal =
                        (tile.rect.x / tile.rect.width).rounded() + (tile.rect.y / tile.rect.height).rounded()
                    if angle > 0.02, angle < 1.56 { turning.insert(Int(diagonal)) }
                }
                #expect(turning.count <= 3, "\(turning.count) at \(progress)")
            }
        }
    }

    @Test("Flaps never show their backs: each picture is seen upright or not at all")
    func backs() {
        for animator in [1, 3].map({ CatalogueAnimator.splitFlap(columns: $0) }) {
            let choreography = animator.choreography(in: Self.scene)
            for progress in stride(from: 0.05, through: 0.95, by: 0.05) {
                let coverage = Coverage(of: choreography, size: Self.size, progress: progress)
                for element in coverage.elements where element.opacity > 0 {
                    guard let origin = element.matrix.project(x: 0, y: 0),
                        let across = element.matrix.project(x: 10, y: 0),
                        let down = element.matrix.project(x: 0, y: 10)
                    else { continue }
                    let (ax, ay) = (across.x - origin.x, across.y - origin.y)
                    let (dx, dy) = (down.x - origin.x, down.y - origin.y)
                    let area: Double = ax * dy - ay * dx
                    #expect(area > -1e-6, "\(animator) at \(progress)")
                }
            }
        }
    }

    @Test("Slats open in their places: none is seen over another", arguments: TransitionEdge.allCases)
    func slats(edge: TransitionEdge) throws {
        let choreography = CatalogueAnimator.blinds(from: edge).choreography(in: Self.scene)
        for progress in stride(from: 0.0, through: 0.95, by: 0.01) {
            let coverage = Coverage(of: choreography, size: Self.size, progress: progress)
            for slat in coverage.elements where slat.role == .background {
                let place = slat.rect.rect(in: CGRect(origin: .zero, size: Self.size))
                for corner in [0.0, 1] {
                    let seen = try #require(slat.seen(u: corner, v: corner, in: Self.size))
                    let (at, from, to) =
                        edge.isHorizontal
                        ? (seen.x, place.minX, place.maxX) : (seen.y, place.minY, place.maxY)
                    #expect(at > Double(from) - 0.7 && at < Double(to) + 0.7, "\(at) at \(progress)")
                }
            }
        }
    }

    @Test("Tiles cover the screen without a gap, on whole points, and are about square")
    func tiling() {
        for size in [Self.size, CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366)] {
            let tiling = Tiling(shorterSide: 4, in: TransitionScene(size: size))
            #expect(tiling.tiles.count == tiling.columns * tiling.rows && min(tiling.columns, tiling.rows) == 4)
            var area = 0.0
            for tile in tiling.tiles {
                let rect = tile.rect.rect(in: CGRect(origin: .zero, size: size))
                area += rect.width * rect.height
                #expect(abs(rect.minX - rect.minX.rounded()) < 1e-6 && abs(rect.maxY - rect.maxY.rounded()) < 1e-6)
                #expect((0.75...1.34).contains(rect.width / rect.height))
            }
            #expect(abs(area - size.width * size.height) < 1e-3)
        }
        // Many times as long as it is high, and of no size at all.
        #expect(Tiling(shorterSide: 4, in: TransitionScene(size: CGSize(width: 1e9, height: 1))).tiles.count == 48)
        #expect(Tiling(shorterSide: 4, in: TransitionScene(size: .zero)).tiles.count == 16)
    }

    @Test("Scattered numbers are spread evenly and always the same")
    func scatter() {
        let numbers = (0..<1000).map { Scatter.fraction($0) }
        #expect(numbers.allSatisfy { (0..<1).contains($0) } && Set(numbers).count == 1000)
        #expect(abs(numbers.reduce(0, +) / 1000 - 0.5) < 0.03)
        #expect((0..<10).allSatisfy { tenth in numbers.filter { Int($0 * 10) == tenth }.count > 60 })
        #expect(
            numbers == (0..<1000).map { Scatter.fraction($0) }
                && numbers != (0..<1000).map { Scatter.fraction($0, salt: 1) })
    }
}
