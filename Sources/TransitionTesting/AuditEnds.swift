import Foundation
import TransitionCore

/// Checks both ends: at progress 0 only the background is visible, at 1 only the foreground, each at rest and complete.
extension Audit.Inspection {
    /// The share of the picture at a point below which a screen counts as invisible there.
    private static let faint = 0.002

    mutating func inspectEnds(_ rehearsal: Audit.Rehearsal) {
        inspectEnd(.start, of: rehearsal, progress: 0, shown: .background)
        inspectEnd(.end, of: rehearsal, progress: 1, shown: .foreground)
    }

    private mutating func inspectEnd(
        _ check: Audit.Check, of rehearsal: Audit.Rehearsal, progress: Double, shown: ScreenRole
    ) {
        let size = rehearsal.size
        let coverage = rehearsal.coverage(at: progress)
        // Behind an overlay, the background may stay visible in its last pose.
        let staysBehind =
            progress == 1 && rehearsal.choreography.resting == .overlay && rehearsal.setting.scene.container == .modal
        var isShown = false
        var isAtRest = true
        var hole: (x: Double, y: Double)?
        for (x, y) in Audit.points(in: coverage) {
            var weight = 0.0
            for (index, sighting) in coverage.hits(x: x, y: y) where sighting.weight > Self.faint {
                weight += sighting.weight
                let element = coverage.elements[index]
                let place = rehearsal.place(progress, sighting.role, piece: element.piece)
                if element.isWhite {
                    isAtRest = false
                    reportWhite(check, place)
                } else if sighting.role == shown {
                    isShown = true
                    let away = max(abs(sighting.x * size.width - x), abs(sighting.y * size.height - y))
                    if away > 0.05 || sighting.shade > Self.faint {
                        isAtRest = false
                        reportUnrest(check, place, away: away, shade: sighting.shade)
                    }
                } else if !staysBehind {
                    reportSeen(
                        check, place, x: x, y: y, missing: Self.missing(rehearsal.choreography[shown], shown),
                        isRound: coverage.elements.contains { $0.role == shown && $0.isRounded })
                }
            }
            if weight < 1 - Self.faint, !staysBehind, hole == nil { hole = (x, y) }
        }
        if !staysBehind { inspectShadows(coverage, check, rehearsal) }
        // If a screen is not at rest, the hole that it leaves needs no separate finding.
        if let hole, isAtRest {
            report(
                check, at: rehearsal.place(progress, shown), kind: "hole",
                "At progress \(Int(progress)) there is a hole around (\(Audit.text(hole.x)), \(Audit.text(hole.y))): "
                    + "the \(shown.rawValue) is missing or transparent there."
                    + Self.missing(rehearsal.choreography[shown], shown),
                mend: "Let the \(shown.rawValue) \(Self.rule(check)), opaque and without a clip; its pieces must "
                    + "cover the whole screen.")
        }
        if hole == nil, isAtRest, !staysBehind, let seam = coverage.seam(in: shown) {
            report(
                check, at: rehearsal.place(progress, shown), kind: "hole",
                "At progress \(Int(progress)) the pieces of the \(shown.rawValue) leave a gap of "
                    + "\(Audit.text(seam.width)) points around (\(Audit.text(seam.x)), \(Audit.text(seam.y))).",
                mend: "Let the pieces meet: the next one begins where the last one ends.")
        }
        if staysBehind, !isShown {
            report(
                check, at: rehearsal.place(progress, shown), kind: "hole",
                "At progress \(Int(progress)) the \(shown.rawValue) is not visible.",
                mend: "Let the \(shown.rawValue) \(Self.rule(check)).")
        }
    }

    /// Returns a sentence with the part of a screen that its pieces leave out; empty if they cover the screen.
    private static func missing(_ track: Choreography.Track, _ role: ScreenRole) -> String {
        guard !track.showsScreen else { return "" }
        let points = Audit.grid(in: CGSize(width: 1, height: 1), columns: 50, rows: 50)
        let bare = points.count { x, y in
            !track.pieces.contains { piece in
                let rect = piece.rect
                return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height
            }
        }
        guard bare > 0 else { return "" }
        let share = max(1, (100 * bare + points.count / 2) / points.count)
        return " The pieces leave out \(share) % of the \(role.rawValue)."
    }

    private static func rule(_ check: Audit.Check) -> String {
        check == .start ? "begin at rest, as `.to(pose)` does" : "end at rest, as `.from(pose)` does"
    }

    private mutating func reportUnrest(_ check: Audit.Check, _ place: Audit.Place, away: Double, shade: Double) {
        guard let role = place.screen, let progress = place.progress else { return }
        let what =
            away > 0.05 ? "is \(Audit.text(away)) points from its place" : "is \(check == .start ? "" : "still ")shaded"
        report(
            check, at: place, kind: "unrest",
            "At progress \(Int(progress)) \(Audit.subject(role, piece: place.piece)) \(what).",
            mend: "Let the \(role.rawValue) \(Self.rule(check)).")
    }

    private mutating func reportWhite(_ check: Audit.Check, _ place: Audit.Place) {
        guard let role = place.screen, let progress = place.progress else { return }
        report(
            check, at: place, kind: "white",
            "At progress \(Int(progress)) \(Audit.subject(role, piece: place.piece)), which is white, is visible.",
            mend: "Give a white piece opacity 0 at both ends.")
    }

    private mutating func reportSeen(
        _ check: Audit.Check, _ place: Audit.Place, x: Double, y: Double, missing: @autoclosure () -> String,
        isRound: @autoclosure () -> Bool
    ) {
        guard let role = place.screen, let progress = place.progress else { return }
        let isLeftover = check == .end && place.piece != nil
        let problem =
            "At progress \(Int(progress)) \(Audit.subject(role, piece: place.piece)) is "
            + "\(check == .start ? "already" : "still") visible, around (\(Audit.text(x)), \(Audit.text(y)))."
        let gap = isLeftover ? "" : missing()
        let remedy =
            if !gap.isEmpty {
                "Let the pieces of the \(role.other.rawValue) cover the whole screen."
            } else if isRound() {
                "The corners of the \(role.other.rawValue) are round there: let its `cornerRadius` be 0 at "
                    + "\(check == .start ? 0 : 1)."
            } else if isLeftover {
                "At 1, let every piece of the background be out of sight, transparent or behind the foreground."
            } else if check == .start {
                "Let the foreground begin out of sight: `.from(.offset(toward: edge))`, `.from(.opacity(0))`, a clip of "
                    + "no size, or behind a complete background."
            } else {
                "Let the foreground end at rest, opaque, without a clip and in front, as `.from(pose)` does with `after` "
                    + "below `until`, or the background out of sight."
            }
        report(isLeftover ? .leftover : check, at: place, kind: "seen", problem + gap, mend: remedy)
    }
}

extension Audit {
    /// Returns a grid of points in a container of this size. Points do not lie on halves, thirds and similar fractions,
    /// where pieces have their edges.
    static func grid(in size: CGSize, columns: Int = 7, rows: Int = 9) -> [(x: Double, y: Double)] {
        (0..<columns * rows).map { index in
            let (column, row) = (Double(index % columns), Double(index / columns))
            return ((column + 0.5137) / Double(columns) * size.width, (row + 0.4853) / Double(rows) * size.height)
        }
    }

    /// Returns the grid, the container's corners, and points inside the elements, however small these are.
    static func points(in coverage: Coverage) -> [(x: Double, y: Double)] {
        let (width, height) = (Double(coverage.size.width), Double(coverage.size.height))
        var points = grid(in: coverage.size)
        for x in [1.3, width - 1.3] { for y in [1.3, height - 1.3] { points.append((x, y)) } }
        let spots =
            coverage.elements.count > 64 ? [(0.4987, 0.5019)] : [(0.4987, 0.5019), (0.0317, 0.0291), (0.9691, 0.9713)]
        for element in coverage.elements where element.opacity > 0 {
            points += spots.compactMap { element.seen(u: $0, v: $1, in: coverage.size) }
        }
        return points.filter { $0.x > 0 && $0.x < width && $0.y > 0 && $0.y < height }
    }
}

extension Coverage.Element {
    /// Whether round corners cut the element.
    fileprivate var isRounded: Bool {
        clips.contains { if case .roundedRect(.full, let radius) = $0 { radius > 0 } else { false } }
    }
}
