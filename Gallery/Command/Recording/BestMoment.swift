import Foundation
import TransitionCore
import TransitionTesting

/// The moment of a change that makes the clearest still picture.
enum BestMoment {
    /// The progress of the moment, in hundredths, from 0.2 to 0.75.
    ///
    /// At the best one both screens are seen, neither is where it rests, little of the backdrop shows, and little is in
    /// the dark. Of two that are equally good the one nearer to the middle is taken.
    static func progress(of animator: any TransitionAnimator, in scene: TransitionScene) -> Double {
        let choreography = animator.choreography(in: scene)
        let places = stride(from: 20, through: 75, by: 1).map { Double($0) / 100 }
        let scored = places.map { ($0, score(of: choreography, in: scene, at: $0)) }
        return scored.max { $0.1 < $1.1 }?.0 ?? 0.4
    }

    private static func score(of choreography: Choreography, in scene: TransitionScene, at progress: Double) -> Double {
        let picture = Coverage(of: choreography, size: scene.size, progress: progress)
        let (columns, rows) = (9, 19)
        var shares: [ScreenRole: Double] = [:]
        var (moved, dark, count) = (0.0, 0.0, 0.0)
        for row in 0..<rows {
            for column in 0..<columns {
                let (u, v) = ((Double(column) + 0.5) / Double(columns), (Double(row) + 0.5) / Double(rows))
                count += 1
                for sighting in picture.sightings(x: u * scene.width, y: v * scene.height) {
                    shares[sighting.role, default: 0] += sighting.weight
                    moved += sighting.weight * min(hypot(sighting.x - u, sighting.y - v) / 0.2, 1)
                    dark += sighting.weight * sighting.shade
                }
            }
        }
        let (new, old) = ((shares[.foreground] ?? 0) / count, (shares[.background] ?? 0) / count)
        let empty = max(1 - new - old, 0)
        return 3 * min(new, old) + 0.7 * moved / count - 1.2 * empty - 0.8 * dark / count - 0.4 * abs(progress - 0.45)
    }
}
