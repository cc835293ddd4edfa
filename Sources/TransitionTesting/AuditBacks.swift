import Foundation
import TransitionCore

/// Checks the sides and parts of the screens: no screen shows its mirrored back, and no part of a screen is drawn twice.
extension Audit.Inspection {
    /// Above this share of the container the audit warns about a back, or about overlapping pieces.
    private static let noticeable = 0.15

    /// Warns about a whole screen that is seen from behind. A layer shows the mirrored picture there. A piece may turn
    /// over, like paper.
    mutating func inspectBacks(_ rehearsal: Audit.Rehearsal) {
        let screens = rehearsal.drawList.elements.filter { $0.piece == nil && !$0.isHidden }
        guard rehearsal.setting.isCloseLook, !screens.isEmpty else { return }
        let grid = Audit.grid(in: rehearsal.size)
        for step in 1..<16 {
            let progress = Double(step) / 16
            let coverage = rehearsal.coverage(at: progress)
            for (index, element) in coverage.elements.enumerated()
            where element.piece == nil && element.showsBack(in: rehearsal.size) {
                let seen = grid.reduce(0.0) { sum, point in
                    sum
                        + coverage.hits(x: point.x, y: point.y).reduce(0) {
                            $1.element == index ? $0 + $1.sighting.weight : $0
                        }
                }
                let share = seen / Double(grid.count)
                guard share > Self.noticeable else { continue }
                report(
                    .depth, severity: .warning, at: rehearsal.place(progress, element.role), kind: "back",
                    "At progress \(Audit.text(progress)) the \(element.role.rawValue) is seen from behind, mirrored, on "
                        + "\(Int(100 * share)) % of the container.",
                    mend:
                        "Turn it by at most 90°, keep scales above 0, or let the other screen come to the front where "
                        + "both stand on edge: `front: .switchingHalfway`.")
            }
        }
    }

    /// Warns about pieces that lie over each other at rest. Each shows the same part of the screen, so that the part is
    /// seen twice when they move apart.
    mutating func inspectOverlaps(_ rehearsal: Audit.Rehearsal) {
        guard rehearsal.setting.isCloseLook else { return }
        let grid = Audit.grid(in: rehearsal.size, columns: 13, rows: 17)
        for (role, progress) in [(ScreenRole.background, 0.0), (.foreground, 1)] {
            let track = rehearsal.choreography[role]
            guard track.pieces.count > 1, !track.showsScreen else { continue }
            let pieces = rehearsal.coverage(at: progress).elements.filter { $0.role == role && $0.opacity > 0 }
            if let (first, second) = twins(pieces, rehearsal) {
                report(
                    .range, severity: .warning, at: rehearsal.place(progress, role, piece: second), kind: "twins",
                    "Pieces \(first + 1) and \(second + 1) of the \(role.rawValue) show the same part of the screen, "
                        + "and move apart.",
                    mend: "Leave one of them out: count from `0..<count`, not `0...count`.")
            }
            let doubled = grid.count { x, y in
                pieces.lazy.filter { $0.place(x: x, y: y, in: rehearsal.size) != nil }.prefix(2).count > 1
            }
            let share = Double(doubled) / Double(grid.count)
            guard share > Self.noticeable, isSeenTwice(role, rehearsal) else { continue }
            report(
                .range, severity: .warning, at: rehearsal.place(progress, role), kind: "overlap",
                "The pieces of the \(role.rawValue) overlap: at progress \(Int(progress)) \(Int(100 * share)) % of the "
                    + "screen is drawn more than once, and is seen in two places when the pieces move apart.",
                mend: "Let each piece begin where its neighbour ends.")
        }
    }

    /// Returns the indices of two pieces of one rectangle that are opaque, whole, and not in one place all the time.
    private func twins(_ pieces: [Coverage.Element], _ rehearsal: Audit.Rehearsal) -> (Int, Int)? {
        // Whole screens may come apart on purpose, as copies.
        let whole = pieces.filter { $0.opacity > 0.998 && $0.clips.isEmpty && !$0.isWhite && $0.rect != .full }
        lazy var later = [0.25, 0.5, 0.75].map { rehearsal.coverage(at: $0).elements }
        let least = 0.05 * rehearsal.setting.scene.longerSide
        for (index, one) in whole.enumerated() {
            for other in whole[(index + 1)...] where one.rect == other.rect {
                guard let first = one.piece, let second = other.piece else { continue }
                let movesApart = later.contains { elements in
                    let both = [first, second].compactMap { piece in
                        elements.first { $0.role == one.role && $0.piece == piece && $0.opacity > 0.5 }?
                            .seen(u: 0.5, v: 0.5, in: rehearsal.size)
                    }
                    return both.count == 2 && max(abs(both[0].x - both[1].x), abs(both[0].y - both[1].y)) > least
                }
                if movesApart { return (first, second) }
            }
        }
        return nil
    }

    /// Whether two pieces show the same part of a screen in different places, on a noticeable share of the picture.
    private func isSeenTwice(_ role: ScreenRole, _ rehearsal: Audit.Rehearsal) -> Bool {
        let size = rehearsal.size
        let grid = Audit.grid(in: size, columns: 13, rows: 17)
        return [0.25, 0.5, 0.75].contains { progress in
            let coverage = rehearsal.coverage(at: progress)
            let seen = grid.compactMap { x, y in
                coverage.hits(x: x, y: y).first { $0.sighting.role == role && $0.sighting.weight > 0.5 }
                    .map { (piece: $0.element, part: $0.sighting, x: x / size.width, y: y / size.height) }
            }
            let doubled = seen.count { one in
                seen.contains {
                    $0.piece != one.piece && max(abs($0.x - one.x), abs($0.y - one.y)) > 0.15
                        && abs($0.part.x - one.part.x) < 0.6 / 13 && abs($0.part.y - one.part.y) < 0.6 / 17
                }
            }
            return Double(doubled) > Self.noticeable * Double(grid.count)
        }
    }
}

extension Coverage.Element {
    /// Whether the element faces away from the viewer.
    fileprivate func showsBack(in container: CGSize) -> Bool {
        let corners = [(0.4, 0.4), (0.6, 0.4), (0.4, 0.6)].compactMap { seen(u: $0, v: $1, in: container) }
        guard corners.count == 3 else { return false }
        let (a, b, c) = (corners[0], corners[1], corners[2])
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0
    }
}
