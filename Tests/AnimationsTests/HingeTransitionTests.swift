import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTesting

/// Transitions of doors, leaves and bent screens: their settings, and that what hangs together stays together.
struct HingeTransitionTests {
    static let phone = CGSize(width: 390, height: 844)

    /// Settings other than the default ones, at and beyond their limits too.
    static let settings: [any TransitionAnimator] =
        TransitionEdge.allCases.flatMap { edge -> [any TransitionAnimator] in
            [
                CatalogueAnimator.door(on: edge),
                CatalogueAnimator.room(from: edge), CatalogueAnimator.book(from: edge),
                CatalogueAnimator.carousel(from: edge),
                CatalogueAnimator.roll(to: edge),
                CatalogueAnimator.barrel(from: edge),
            ]
        } + TransitionCorner.allCases.map { CatalogueAnimator.hingeFall(from: $0) } + [
            CatalogueAnimator.newspaper(turns: 0), CatalogueAnimator.newspaper(turns: .nan),
            CatalogueAnimator.page(strips: .min),
            CatalogueAnimator.page(strips: .max),
            CatalogueAnimator.barrel(strips: .min), CatalogueAnimator.garage(panels: .min),
            CatalogueAnimator.garage(panels: .max),
            CatalogueAnimator.twist(strips: .min),
            CatalogueAnimator.twist(strips: .max),
        ]

    @Test("The audit has nothing to say about other settings", arguments: settings.indices)
    func audit(index: Int) {
        let animator = Self.settings[index]
        let findings = Audit.findings(of: animator)
        #expect(findings.isEmpty, "\(animator): \(findings.map(\.description).joined(separator: "\n"))")
    }

    /// The visible places of two corners of a piece: both ends of its first or its last edge.
    private func seen(_ piece: Piece, of choreography: Choreography, last: Bool, isAcross: Bool, at progress: Double)
        -> [(x: Double, y: Double)]
    {
        let frame = piece.rect.rect(in: CGRect(origin: .zero, size: Self.phone))
        let placement = Placement(frame: frame, containerSize: Self.phone)
        let matrix = Appearance(of: piece.motions, at: progress, placement: placement)
            .matrix(eyeDistance: choreography.eyeDistance(in: Self.phone), placement: placement)
        let (x, y) = (frame.width / 2, frame.height / 2)
        let corners = isAcross ? [(last ? x : -x, -y), (last ? x : -x, y)] : [(-x, last ? y : -y), (x, last ? y : -y)]
        return corners.compactMap { corner in
            matrix.project(x: corner.0, y: corner.1).map { (frame.midX + $0.x, frame.midY + $0.y) }
        }
    }

    @Test(
        "The strips of a bent screen hang together",
        arguments: [0.05, 0.2, 0.37, 0.5, 0.71, 0.9])
    func chain(progress: Double) {
        let bent: [(animator: any TransitionAnimator, role: ScreenRole, isAcross: Bool)] = [
            (CatalogueAnimator.page, .background, true), (CatalogueAnimator.barrel, .background, false),
            (CatalogueAnimator.barrel(from: .trailing), .foreground, true),
            (CatalogueAnimator.garage, .background, false),
        ]
        for (animator, role, isAcross) in bent {
            let choreography = animator.choreography(in: TransitionScene(size: Self.phone))
            // The joints that are drawn on the door are no strips of it. The strips of a blank back all show one part.
            let pieces = choreography[role].pieces.filter { piece in
                piece.rect.width * piece.rect.height > 0.01
                    && choreography[role].pieces.count { $0.rect == piece.rect } == 1
            }
            #expect(pieces.count > 4)
            for (piece, next) in zip(pieces, pieces.dropFirst()) {
                let ends = seen(piece, of: choreography, last: true, isAcross: isAcross, at: progress)
                let starts = seen(next, of: choreography, last: false, isAcross: isAcross, at: progress)
                #expect(ends.count == 2 && starts.count == 2)
                for (a, b) in zip(ends, starts) {
                    #expect(abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01, "\(animator) at \(progress)")
                }
            }
        }
    }

    @Test("A hinge stays where it is while the screen turns", arguments: TransitionEdge.allCases)
    func hinge(edge: TransitionEdge) {
        let choreography = CatalogueAnimator.door(on: edge).choreography(in: TransitionScene(size: Self.phone))
        let placement = Placement(frame: CGRect(origin: .zero, size: Self.phone), containerSize: Self.phone)
        for step in 0...10 {
            let matrix = Appearance(of: choreography.foreground.motions, at: Double(step) / 10, placement: placement)
                .matrix(eyeDistance: choreography.eyeDistance(in: Self.phone), placement: placement)
            let (x, y) = (edge.x * Self.phone.width / 2, edge.y * Self.phone.height / 2)
            let place = matrix.project(x: x, y: y)
            #expect(abs((place?.x ?? .infinity) - x) < 1e-6 && abs((place?.y ?? .infinity) - y) < 1e-6)
        }
    }

    @Test(
        "Half-way, a book lies open: the half that turns shows the new screen, the other one the old",
        arguments: TransitionEdge.allCases)
    func book(edge: TransitionEdge) {
        let choreography = CatalogueAnimator.book(from: edge).choreography(in: TransitionScene(size: Self.phone))
        let coverage = Coverage(of: choreography, size: Self.phone, progress: 0.5)
        for (side, role) in [(edge, ScreenRole.foreground), (edge.opposite, .background)] {
            let x = Self.phone.width * (0.5 + 0.3 * side.x + 0.1 * side.y)
            let y = Self.phone.height * (0.5 + 0.3 * side.y + 0.1 * side.x)
            let sighting = coverage.sightings(x: x, y: y).first
            #expect(sighting?.role == role)
            #expect(abs((sighting?.x ?? 9) * Self.phone.width - x) < 0.01)
        }
    }

    @Test("The back of a page is blank")
    func blank() {
        let page = CatalogueAnimator.page.choreography(in: TransitionScene(size: Self.phone))
        let coverage = Coverage(of: page, size: Self.phone, progress: 0.6)
        // Only the blank back shows the side of the screen so far from it.
        let back = stride(from: 60.0, to: 140, by: 1).contains { x in
            coverage.sightings(x: x, y: 422).first.map { $0.role == .background && $0.x < 0.03 && $0.weight > 0.8 }
                ?? false
        }
        #expect(back)
    }

    @Test("A double door opens to both sides alike")
    func doors() {
        for animator in [CatalogueAnimator.gate as any TransitionAnimator, CatalogueAnimator.portal] {
            let choreography = animator.choreography(in: TransitionScene(size: Self.phone))
            let coverage = Coverage(of: choreography, size: Self.phone, progress: 0.6)
            // The middle has opened to both sides; beside it the leaves are seen.
            #expect(coverage.sightings(x: 195, y: 422).first?.role == .foreground)
            for x in [8.0, 382] { #expect(coverage.sightings(x: x, y: 422).first?.role == .background) }
            for x in stride(from: 3.0, to: 195, by: 8) {
                let (a, b) = (coverage.sightings(x: x, y: 300).first, coverage.sightings(x: 390 - x, y: 300).first)
                #expect(a?.role == b?.role)
            }
        }
    }
}
