import Foundation
import TransitionCore

/// A soft shadow from the edge of a clipped screen on the screen behind it.
///
/// A layer with a mask casts no shadow. This shadow consists of thin black plates in front of the screen behind,
/// each a little larger than the next. On dark screens it is a line of light.
@usableFromInline enum ClipShadow {
    /// Returns the screen behind, with the shadow on it.
    ///
    /// - Parameters:
    ///   - motions: The motions of the screen behind. The plates follow them.
    ///   - scene: The scene.
    ///   - reach: The distance from the edge to the end of the shadow, in points.
    ///   - darkness: The greatest strength of the shadow, 0 to 1.
    ///   - plates: The number of plates.
    ///   - clip: Returns the clip of the front screen at a progress, enlarged on all sides by a number of points.
    @_alwaysEmitIntoClient
    static func on(
        _ motions: Motion..., in scene: TransitionScene, reach: Double = 28, darkness: Double = 0.42,
        plates: Int = 6,
        clip: @escaping @Sendable (_ progress: Double, _ outset: Double) -> Clip
    ) -> Choreography.Track {
        if scene.isDark {
            let line = Piece(.full, .curve { .clip(clip($0, Motion.lightWidth)) }, .passingLight).white()
            return Choreography.Track(motions, pieces: [line], showsScreen: true)
        }
        let strength = 1 - pow(1 - darkness, 1 / Double(plates))
        let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(strength))
        let fade = Motion.keyframes([.at(0, none), .at(0.1, dark), .at(0.85, dark), .at(1, none)])
        let pieces = (1...plates).map { plate in
            let outset = reach * pow(Double(plate) / Double(plates), 1.4)
            // Keeps the shadow of a very small opening small, so that it is not a blot.
            return Piece(.full, .curve { .clip(clip($0, outset * min(max(5 * $0, 0.1), 1))) }, fade)
        }
        return Choreography.Track(motions, pieces: pieces, showsScreen: true)
    }
}
