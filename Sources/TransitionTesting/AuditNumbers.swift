import Foundation
import TransitionCore

/// Checks the numbers of a choreography beside its motions: its cuts, its front, its backdrop and its eye.
extension Audit.Inspection {
    /// The eye's distance below which the audit warns, as a multiple of the container's longer side.
    private static let nearestEye = 0.1

    mutating func inspectNumbers(_ rehearsal: Audit.Rehearsal) {
        guard rehearsal.setting.isCloseLook else { return }
        let choreography = rehearsal.choreography
        if let color = choreography.backdrop {
            let parts = [color.red, color.green, color.blue]
            if let part = parts.first(where: { !(0...1).contains($0) }) {
                report(
                    .range, at: rehearsal.place(), kind: "backdrop",
                    "A component of the backdrop is \(Audit.text(part)), which no colour has.",
                    mend: "Components are from 0 to 1: divide those from 0 to 255 by 255.")
            }
        }
        if let eye = choreography.eyeDistance, !(eye.isFinite && eye > 0) {
            report(
                .range, at: rehearsal.place(), kind: "eye",
                "The eye's distance is \(Audit.text(eye)) points, and is ignored.",
                mend: "Leave `eyeDistance` out, or give it more than 0 points.")
        } else if let eye = choreography.eyeDistance, eye < Self.nearestEye * rehearsal.setting.scene.longerSide {
            report(
                .depth, severity: .warning, at: rehearsal.place(), kind: "near eye",
                "The eye is \(Audit.text(eye)) points away, so near that what turns is torn out of shape.",
                mend: "Leave `eyeDistance` out; 1.25 times the longer side looks natural.")
        }
        for (name, progresses) in [("cuts", choreography.cuts), ("front", choreography.front?.switches ?? [])] {
            guard let progress = progresses.first(where: { !(0...1).contains($0) }) else { continue }
            report(
                .range, severity: .warning, at: rehearsal.place(), kind: name,
                "`\(name)` names \(Audit.text(progress)), which is never reached.",
                mend: "Progress runs from 0 to 1.")
        }
        inspectEffectsOfPieces(rehearsal)
        inspectClippedShadows(rehearsal)
    }

    /// Warns about the shadow of what has a clip: the mask cuts it off.
    private mutating func inspectClippedShadows(_ rehearsal: Audit.Rehearsal) {
        for role in ScreenRole.allCases {
            let track = rehearsal.choreography[role]
            let screen = track.showsScreen ? [(piece: Int?.none, motions: track.motions)] : []
            let pieces = track.pieces.enumerated().map { (piece: Int?.some($0), motions: $1.motions) }
            for (piece, motions) in screen + pieces {
                var (isClipped, hasShadow) = (false, false)
                for motion in motions {
                    motion.forEachExtremePose { pose in
                        if pose.clip != .none { isClipped = true }
                        if pose.shadow.opacity > 0 { hasShadow = true }
                    }
                }
                guard isClipped, hasShadow else { continue }
                report(
                    .range, severity: .warning, at: rehearsal.place(nil, role, piece: piece), kind: "clipped shadow",
                    "The shadow of \(Audit.subject(role, piece: piece)) is not seen, because a clip cuts it off.",
                    mend: "Leave out the shadow or the clip; round corners need no clip, but `cornerRadius`.")
            }
        }
    }

    /// Warns about declared cuts without a jump in any scene. The audit does not look for jumps there, and does not
    /// measure the pace.
    mutating func inspectCuts() {
        let containers = ContainerKind.allCases.filter(animator.info.containers.contains)
        var idle: [Double]?
        for scene in containers.flatMap({
            [Audit.Setting.bare(Audit.Setting.phone, $0), Audit.Setting.withRects(Audit.Setting.phone, $0)]
        }) {
            let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 0)
            for rehearsal in setting.choreographies(of: animator) {
                let cuts = rehearsal.choreography.cuts.filter { (0...1).contains($0) }
                let still = cuts.filter { !Self.jumps(rehearsal, at: $0) }
                // A cut counts only where it is declared.
                idle = idle.map { $0.filter { !cuts.contains($0) || still.contains($0) } } ?? still
            }
        }
        guard let idle, let first = idle.first else { return }
        let words =
            idle.count == 1
            ? "the cut at \(Audit.text(first))" : "\(idle.count) of its cuts, as at \(Audit.text(first))"
        report(
            .continuity, severity: .warning, kind: "idle cut", "Nothing jumps at \(words).",
            mend: "Declare a cut only where the picture jumps.")
    }

    /// Whether the picture just before a cut differs from the one just after it.
    private static func jumps(_ rehearsal: Audit.Rehearsal, at cut: Double) -> Bool {
        let (before, after) = (rehearsal.coverage(at: max(cut - 1e-6, 0)), rehearsal.coverage(at: min(cut + 1e-6, 1)))
        return Audit.grid(in: rehearsal.size).contains { x, y in
            let (one, other) = (before.sightings(x: x, y: y), after.sightings(x: x, y: y))
            return one.count != other.count
                || zip(one, other).contains {
                    $0.role != $1.role || abs($0.x - $1.x) > 1e-3 || abs($0.y - $1.y) > 1e-3
                        || abs($0.weight - $1.weight) > 0.01 || abs($0.shade - $1.shade) > 0.01
                }
        }
    }

    /// Warns about clips, corners and shadows of a screen that its pieces replace. Pieces follow only the place, the
    /// opacity and the shade of their screen.
    private mutating func inspectEffectsOfPieces(_ rehearsal: Audit.Rehearsal) {
        for role in ScreenRole.allCases {
            let track = rehearsal.choreography[role]
            guard !track.pieces.isEmpty, !track.showsScreen else { continue }
            var effects: Set<String> = []
            for motion in track.motions {
                motion.forEachExtremePose { pose in
                    if pose.clip != .none { effects.insert("clip") }
                    if pose.cornerRadius > 0 { effects.insert("corner radius") }
                    if pose.shadow.opacity > 0 { effects.insert("shadow") }
                }
            }
            guard let effect = effects.sorted().first else { continue }
            report(
                .range, severity: .warning, at: rehearsal.place(nil, role), kind: "effect",
                "The \(effect) of the \(role.rawValue) is not seen, because pieces replace the screen.",
                mend: "Give it to the pieces.")
        }
    }
}
