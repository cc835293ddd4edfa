import Foundation
import GalleryModel
import TransitionCore
import TransitionTesting

/// How an animator answers the three questions of a ``Wish``: derived from its tags, its duration and its picture, so that
/// a plugin's animators answer as well.
struct Manner: Equatable, Sendable {
    var origin: Wish.Origin
    /// 0 if hardly anything moves, 1 for apps, 2 for apps with depth, shapes or pieces, 3 for show.
    var loudness: Int
    /// In seconds.
    var duration: TimeInterval
    var section: GallerySection
    /// The place on the shelf of what apps ship.
    var place: Int

    init(of animator: any TransitionAnimator) {
        let info = animator.info
        origin = info.tags.contains(.source) ? .tapped : Self.seenOrigin(of: animator)
        loudness =
            if info.tags.contains(.show) {
                3
            } else if info.tags.contains(.calm) || info.isReduceMotionSafe {
                0
            } else {
                info.tags.contains { Self.lively.contains($0) } ? 2 : 1
            }
        duration = animator.duration
        section = GallerySection(tags: info.tags)
        place = section.place(of: info.name)
    }

    private static let lively: [AnimatorTag] = [
        .bounce, .clip, .depth, .pieces, .reveal, .rotation, .stretch, .strips, .threeD,
    ]

    /// The side on which the new screen is seen first, on a phone: where the middle of its visible part is, as soon as it
    /// covers an eighth of the container, or else where it comes from, if all of it is visible at once. Otherwise it
    /// appears in place.
    private static func seenOrigin(of animator: any TransitionAnimator) -> Wish.Origin {
        let size = CGSize(width: 390, height: 844)
        let kind = ContainerKind.allCases.first(where: animator.info.containers.contains) ?? .navigation
        let choreography = animator.choreography(in: TransitionScene(size: size, container: kind))
        for step in 1..<24 {
            let picture = Coverage(of: choreography, size: size, progress: Double(step) / 24)
            var (share, middle, moved, spread) = (0.0, SIMD2<Double>.zero, SIMD2<Double>.zero, 0.0)
            for place in places {
                let sightings = picture.sightings(x: place.x * size.width, y: place.y * size.height)
                for sighting in sightings where sighting.role == .foreground {
                    let shown = SIMD2(sighting.x, sighting.y)
                    share += sighting.weight
                    middle += (place - 0.5) * sighting.weight
                    moved += (place - shown) * sighting.weight
                    spread += max(abs(place.x - shown.x), abs(place.y - shown.y)) * sighting.weight
                }
            }
            guard share >= Double(places.count) / 8 else { continue }
            if let side = side(of: middle / share, beyond: 0.1) { return side }
            // What is stretched from both sides, as a ground is, does not say where the screen comes from.
            if spread > 0.1 * share, max(abs(moved.x), abs(moved.y)) < spread / 2 { continue }
            return side(of: moved / share, beyond: 0.01) ?? .place
        }
        return .place
    }

    /// The middles of six columns and six rows.
    private static let places = (0..<36).map { index -> SIMD2<Double> in
        let (column, row) = (Double(index % 6), Double(index / 6))
        return SIMD2(column + 0.5, row + 0.5) / 6
    }

    private static func side(of way: SIMD2<Double>, beyond limit: Double) -> Wish.Origin? {
        let (across, down) = (abs(way.x), abs(way.y))
        return max(across, down) < limit ? nil : across > down ? .side : .below
    }
}
