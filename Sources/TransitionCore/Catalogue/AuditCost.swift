import Foundation

extension Audit.Inspection {
    /// More pieces than these deserve a warning: each is a layer that the device composes anew in every frame.
    static let manyPieces = 150
    /// More pieces than these are refused.
    static let tooManyPieces = 1000
    /// More layers than these, veils and masks included, deserve a warning.
    static let manyLayers = 400

    /// Whether the number of pieces can be played; looked at in the two largest containers.
    mutating func inspectCost() -> Bool {
        let containers = ContainerKind.allCases.filter(animator.info.containers.contains)
        for container in containers {
            for size in [Audit.Setting.phone, CGSize(width: 1024, height: 1366)] {
                let setting = Audit.Setting(
                    scene: Audit.Setting.bare(size, container), direction: .leftToRight, intervals: 0)
                for rehearsal in setting.choreographies(of: animator) where !isAffordable(rehearsal) { return false }
            }
        }
        return true
    }

    private mutating func isAffordable(_ rehearsal: Audit.Rehearsal) -> Bool {
        let tracks = ScreenRole.allCases.map { rehearsal.choreography[$0] }
        let pieces = tracks.reduce(0) { $0 + $1.pieces.count }
        let fewer = "Cut the screens into fewer pieces; some dozens look as rich."
        guard pieces <= Self.tooManyPieces else {
            report(
                .cost, at: rehearsal.place(), kind: "pieces",
                "It moves \(pieces) pieces; more than \(Self.tooManyPieces) are refused.", mend: fewer)
            return false
        }
        let layers = tracks.reduce(0) { $0 + Self.layers(of: $1) }
        if pieces > Self.manyPieces {
            report(
                .cost, severity: .warning, at: rehearsal.place(), kind: "pieces",
                "It moves \(pieces) pieces; up to \(Self.manyPieces) run smoothly on every device.", mend: fewer)
        } else if layers > Self.manyLayers {
            report(
                .cost, severity: .warning, at: rehearsal.place(), kind: "layers",
                "It needs \(layers) layers, veils and masks included; up to \(Self.manyLayers) run smoothly.",
                mend: "Shade, clip or round fewer pieces; each such piece needs further layers.")
        }
        return true
    }

    /// The layers that play a track: one for each thing drawn, one for its veil, and one for each clip and its veil's.
    private static func layers(of track: Choreography.Track) -> Int {
        let drawn = (track.showsScreen ? [track.motions] : []) + track.pieces.map(\.motions)
        return drawn.reduce(0) { sum, motions in
            let poses = motions.map(\.telltalePoses)
            let veils = poses.joined().contains { $0.shade > 0 } ? 1 : 0
            let clips = poses.filter { $0.contains { $0.clip != .none } }.count
            return sum + (1 + veils) * (1 + clips)
        }
    }
}
