import Foundation

/// Combining, reversing and mirroring. The laws: combining is associative and ``Choreography/identity`` is neutral;
/// mirrored twice and reversed twice are the same again.
extension Choreography {
    /// Both choreographies at once: their lists of motions and pieces, one after the other. Where there can be only one
    /// value (front, backdrop, eye distance), the first choreography that gives one decides.
    public func combined(with next: Choreography) -> Choreography {
        Choreography(
            foreground: foreground.followed(by: next.foreground),
            background: background.followed(by: next.background),
            front: front ?? next.front,
            backdrop: backdrop ?? next.backdrop,
            resting: resting == .overlay ? .overlay : next.resting,
            eyeDistance: eyeDistance ?? next.eyeDistance,
            cuts: cuts + next.cuts
        )
    }

    /// As seen in a left-right mirror: what right-to-left layout shows.
    public var mirrored: Choreography {
        func mirror(_ track: Track) -> Track {
            track.map(\.mirrored) { Piece($0.rect.mirrored, motions: $0.motions.map(\.mirrored)) }
        }
        var result = self
        result.foreground = mirror(foreground)
        result.background = mirror(background)
        return result
    }

    /// Played backwards with the two screens' roles exchanged: the arriving screen does in reverse what the covered one
    /// did, so that a cover becomes an uncover.
    public var reversed: Choreography {
        func reverse(_ track: Track) -> Track {
            track.map(\.reversed) { Piece($0.rect, motions: $0.motions.map(\.reversed)) }
        }
        return Choreography(
            foreground: reverse(background),
            background: reverse(foreground),
            front: (front ?? .foreground).reversed,
            backdrop: backdrop,
            resting: resting,
            eyeDistance: eyeDistance,
            cuts: cuts.map { 1 - $0 }
        )
    }
}
