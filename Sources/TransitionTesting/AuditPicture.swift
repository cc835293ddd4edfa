import Foundation
import TransitionCore

/// Checks the picture between the ends: the area behind both screens does not show, and the screens do not exchange
/// their order where both are visible.
extension Audit.Inspection {
    /// The overshoot above which the audit warns, as a fraction of the progress.
    private static let farthestReach = 0.3

    mutating func inspectPicture(_ rehearsal: Audit.Rehearsal) {
        guard rehearsal.setting.intervals > 0 else { return }
        let choreography = rehearsal.choreography
        let grid = Audit.grid(in: rehearsal.size)
        if choreography.backdrop == nil { inspectHoles(rehearsal, grid) }
        if choreography.backdrop == .black, !rehearsal.setting.scene.isDark { inspectBlack(rehearsal, grid) }
        inspectOvershoot(rehearsal, grid)
        for point in choreography.front?.switches ?? [] where point > 0 && point < 1 {
            guard !choreography.cuts.contains(where: { abs($0 - point) < 1e-6 }) else { continue }
            let before = rehearsal.coverage(at: point - 1e-7)
            let after = rehearsal.coverage(at: point + 1e-7)
            let changed = grid.filter { x, y in
                Self.share(before.sightings(x: x, y: y)) - Self.share(after.sightings(x: x, y: y)) > 0.02
                    || Self.share(after.sightings(x: x, y: y)) - Self.share(before.sightings(x: x, y: y)) > 0.02
            }
            guard changed.count * 50 > grid.count else { continue }
            report(
                .continuity, at: rehearsal.place(point), kind: "front",
                "At progress \(Audit.text(point)) the other screen comes to the front where both are visible: the "
                    + "picture jumps on \(100 * changed.count / grid.count) % of the container.",
                mend: "Switch where they do not overlap, or declare the cut: `cuts: [\(Audit.text(point))]`.")
        }
    }

    /// Checks at many moments that no hole opens between the screens, also at the container's edges, where a corner of
    /// a turned or rounded screen leaves a small one.
    private mutating func inspectHoles(_ rehearsal: Audit.Rehearsal, _ grid: [(x: Double, y: Double)]) {
        let points = grid + Audit.rim(of: rehearsal.size) + Audit.corners(of: rehearsal.size)
        // The quarters first, because a hole is large there in most transitions.
        let others = rehearsal.setting.isCloseLook ? Array(1..<16) : []
        for step in [4, 8, 12] + others {
            let progress = Double(step) / 16
            let coverage = rehearsal.coverage(at: progress)
            let holes = points.filter { x, y in
                coverage.sightings(x: x, y: y).reduce(0) { $0 + $1.weight } < 0.98
            }
            guard let hole = holes.first else { continue }
            let inside = holes.count { point in grid.contains { $0 == point } }
            let share = 100 * inside / grid.count
            let place =
                share > 0
                ? "on \(share) % of the container" : "around (\(Audit.text(hole.x)), \(Audit.text(hole.y)))"
            return report(
                .backdrop, severity: .warning, at: rehearsal.place(progress),
                "At progress \(Audit.text(progress)) the area behind both screens shines through \(place), without a "
                    + "backdrop.",
                mend: "Choose a backdrop, as in `backdrop: .charcoal`, or keep one screen opaque behind the other.")
        }
    }

    /// The share of a light picture that may be pure black.
    private static let mostBlack = 0.2

    /// Warns about a pure black backdrop that fills much of the picture between light screens.
    private mutating func inspectBlack(_ rehearsal: Audit.Rehearsal, _ grid: [(x: Double, y: Double)]) {
        guard rehearsal.setting.isCloseLook else { return }
        for progress in [0.25, 0.5, 0.75] {
            let coverage = rehearsal.coverage(at: progress)
            let shown = grid.reduce(0) { sum, point in
                coverage.sightings(x: point.x, y: point.y).reduce(sum) { $0 + $1.weight }
            }
            let black = 1 - shown / Double(grid.count)
            guard black > Self.mostBlack else { continue }
            return report(
                .backdrop, severity: .warning, at: rehearsal.place(progress), kind: "black",
                "At progress \(Audit.text(progress)) \(Int(100 * black)) % of the container is pure black between two light "
                    + "screens.",
                mend: "Take a softer colour, `backdrop: .charcoal`.")
        }
    }

    /// Checks the picture beyond both ends, where the timing overshoots, forward and backward.
    private mutating func inspectOvershoot(_ rehearsal: Audit.Rehearsal, _ grid: [(x: Double, y: Double)]) {
        let reach = animator.timing.reach(allowsOvershoot: animator.allowsOvershoot)
        guard reach > 1e-3 else { return }
        let isCurve = animator.timing.isCurve
        if reach > Self.farthestReach {
            report(
                .overshoot, severity: .warning, kind: "far",
                "Its timing overshoots to progress \(Audit.text(1 + reach)): the screens are thrown far beyond their places.",
                mend: "Let it overshoot by a tenth, as a spring with a damping ratio of 0.6 does.")
        }
        for progress in [1 + reach, -reach] {
            let coverage = rehearsal.coverage(at: progress)
            func isHole(_ point: (x: Double, y: Double)) -> Bool {
                coverage.sightings(x: point.x, y: point.y).reduce(0) { $0 + $1.weight } < 0.98
            }
            let holes = grid.filter(isHole)
            guard !holes.isEmpty || Audit.rim(of: rehearsal.size).contains(where: isHole) else { continue }
            report(
                .overshoot, at: rehearsal.place(progress), kind: progress > 1 ? "end" : "start",
                "Its timing overshoots to progress \(Audit.text(progress)), where there is a gap between the screens "
                    + "on \(max(100 * holes.count / grid.count, 1)) % of the container.",
                mend: isCurve
                    ? "Give the curve a second and a fourth number from 0 to 1, or keep one screen behind the gap."
                    : "Set `allowsOvershoot` to false, or keep one screen behind the gap.")
        }
    }

    /// Returns the foreground's share of the picture, 0 to 1.
    private static func share(_ sightings: [Coverage.Sighting]) -> Double {
        sightings.reduce(0) { $0 + ($1.role == .foreground ? $1.weight * (1 - $1.shade) : 0) }
    }
}

extension Timing {
    fileprivate var isCurve: Bool {
        if case .curve = self { true } else { false }
    }
}
