import Foundation
import TransitionCore

extension Audit.Inspection {
    /// The number of pieces above which the audit warns. Each piece is a layer that the device composites in every
    /// frame.
    static let manyPieces = 150
    /// The number of pieces above which the check fails.
    static let tooManyPieces = 1000
    /// The number of layers, including shades and masks, above which the audit warns.
    static let manyLayers = 400

    /// Checks the number of pieces and layers in the containers of a phone and of a large tablet.
    ///
    /// - Returns: Whether the pieces are few enough to play.
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
        let fewer = "Cut the screens into fewer pieces; a few dozen look just as rich."
        guard pieces <= Self.tooManyPieces else {
            report(
                .cost, at: rehearsal.place(), kind: "pieces",
                "It moves \(pieces) pieces; the limit is \(Self.tooManyPieces).", mend: fewer)
            return false
        }
        let layers = rehearsal.drawList.layerCount.total
        if pieces > Self.manyPieces {
            report(
                .cost, severity: .warning, at: rehearsal.place(), kind: "pieces",
                "It moves \(pieces) pieces; up to \(Self.manyPieces) run smoothly on every device.", mend: fewer)
        } else if layers > Self.manyLayers {
            report(
                .cost, severity: .warning, at: rehearsal.place(), kind: "layers",
                "It needs \(layers) layers, including shades and masks; up to \(Self.manyLayers) run smoothly.",
                mend: "Shade, clip or round fewer pieces; each such piece needs further layers.")
        }
        return true
    }
}
