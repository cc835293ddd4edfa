import Foundation

/// Combining, reversing and mirroring. Combining is associative, and ``Choreography/identity`` is its identity.
/// Mirroring twice and reversing twice restore the original.
extension Choreography {
    /// Returns a choreography with the motions and pieces of this one, followed by those of `next`, so that both play
    /// together. The front, the backdrop and the eye distance are those of this choreography or, if this one has none,
    /// those of `next`.
    @_alwaysEmitIntoClient
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

    /// The choreography mirrored left to right, as right-to-left layout shows it.
    public var mirrored: Choreography {
        var result = self
        result.foreground = foreground.mirrored
        result.background = background.mirrored
        return result
    }

    /// The choreography in reverse, with the two screens' roles exchanged. The arriving screen plays the covered
    /// screen's motions from 1 to 0, and the covered screen plays the arriving one's, so a cover becomes an uncover.
    @_alwaysEmitIntoClient
    public var reversed: Choreography {
        Choreography(
            foreground: background.reversed,
            background: foreground.reversed,
            front: (front ?? .foreground).reversed,
            backdrop: backdrop,
            resting: resting,
            eyeDistance: eyeDistance,
            cuts: cuts.map { 1 - $0 }
        )
    }
}

// Not inlined: each copy is thousands of bytes in an app.
extension Choreography.Track {
    @inline(never)
    fileprivate var mirrored: Self {
        map(\.mirrored) { $0.with($0.rect.mirrored, $0.motions.map(\.mirrored)) }
    }

    @_alwaysEmitIntoClient @inline(never)
    var reversed: Self {
        map(\.reversed) { $0.with($0.rect, $0.motions.map(\.reversed)) }
    }
}
