import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTesting

/// Strips that are joined must be joined at every progress, not only at the ends of a straight line.
struct HingeTests {
    @Test("P62: no light shines through between the strips of a fold", arguments: [2, 4, 10])
    func fold(strips: Int) {
        let size = CGSize(width: 400, height: 600)
        let choreography = CatalogueAnimator.fold(strips: strips).choreography(in: TransitionScene(size: size))
        for step in 1..<20 {
            let coverage = Coverage(of: choreography, size: size, progress: Double(step) / 20)
            let open = stride(from: 1.5, to: 398, by: 1).filter { coverage.sightings(x: $0, y: 300).isEmpty }
            // Perspective lets the outermost strips end before the edge; within there is nothing to see through.
            let inner = open.filter { x in
                let isSeen = { (at: Double) in !coverage.sightings(x: at, y: 300).isEmpty }
                return stride(from: 1.5, to: x, by: 1).contains(where: isSeen)
                    && stride(from: x + 1, to: 398.5, by: 1).contains(where: isSeen)
            }
            #expect(inner.count <= 1, "at \(step)/20 light comes through at \(inner)")
        }
    }
}
