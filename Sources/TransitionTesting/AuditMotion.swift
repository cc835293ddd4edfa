import Foundation
import TransitionCore

/// Checks the motions of the screens and pieces: their numbers are finite and within range, nothing jumps, and nothing
/// moves if the animator is safe for Reduce Motion.
extension Audit.Inspection {
    /// Checks each motion of a choreography. A setting with 0 intervals is skipped, because another setting has the
    /// same motions.
    mutating func inspectMotion(_ rehearsal: Audit.Rehearsal) {
        guard rehearsal.setting.intervals > 0 else { return }
        let container = CGRect(origin: .zero, size: rehearsal.size)
        var pace = Audit.Pace(length: max(rehearsal.size.width, rehearsal.size.height))
        for role in ScreenRole.allCases {
            let track = rehearsal.choreography[role]
            let screen = Placement(frame: container, containerSize: rehearsal.size)
            if !track.motions.isEmpty {
                let moments = inspect(track.motions, screen, rehearsal.setting.intervals, rehearsal, role, piece: nil)
                if rehearsal.setting.isCloseLook { inspectCourse(moments, track.motions, rehearsal, role, piece: nil) }
                pace.add(moments, role, part: 1, cuts: rehearsal.choreography.cuts)
            }
            // Many pieces are similar to each other, so each is sampled at fewer progresses.
            let intervals = max(12, min(rehearsal.setting.intervals, 1200 / max(track.pieces.count, 1)))
            for (index, piece) in track.pieces.enumerated() {
                let frame = piece.rect.rect(in: container)
                guard piece.rect.isFinite else {
                    reportNotFinite("The place", rehearsal.place(nil, role, piece: index))
                    continue
                }
                if !piece.rect.isWithinFull { reportOutside(piece.rect, rehearsal.place(nil, role, piece: index)) }
                // With many pieces and few intervals, only about 12 to 24 pieces are sampled.
                let isSampled = track.pieces.count <= 24 || index % (track.pieces.count / 12) == 0
                guard isSampled || rehearsal.setting.intervals > 24 else { continue }
                let placement = Placement(frame: frame, containerSize: rehearsal.size)
                let moments = inspect(piece.motions, placement, intervals, rehearsal, role, piece: index)
                pace.add(
                    moments, role, part: 1 / Double(track.pieces.count), cuts: rehearsal.choreography.cuts)
                // Pieces are similar, so a few of them are enough.
                if rehearsal.setting.isCloseLook, index % max(track.pieces.count / 4, 1) == 0 {
                    inspectCourse(moments, piece.motions, rehearsal, role, piece: index)
                }
            }
        }
        if rehearsal.setting.isCloseLook { inspectPace(pace, rehearsal) }
    }

    private mutating func inspectCourse(
        _ moments: [Audit.Moment], _ motions: [Motion], _ rehearsal: Audit.Rehearsal, _ role: ScreenRole, piece: Int?
    ) {
        guard !moments.isEmpty else { return }
        // A jump at a cut is no movement, so each part between two cuts is checked by itself.
        let cuts = rehearsal.choreography.cuts
        for part in moments.split(at: cuts) { inspectTurns(part, rehearsal, role, piece: piece) }
        inspectTwitches(motions, rehearsal, role, piece: piece)
        inspectFlicker(moments, rehearsal, role, piece: piece)
    }

    private mutating func reportOutside(_ rect: UnitRect, _ place: Audit.Place) {
        guard let role = place.screen else { return }
        let numbers = [rect.x, rect.y, rect.width, rect.height].map(Audit.text).joined(separator: ", ")
        report(
            .range, at: place, kind: "piece",
            "The rectangle of \(Audit.subject(role, piece: place.piece)), (\(numbers)), is not within its screen.",
            mend:
                "Cut pieces from within the unit rectangle: x, y and both sums with width and height are from 0 to 1. "
                + "There is no picture outside of a screen.")
    }

    /// Returns the sampled moments; empty if one of them is not finite.
    private mutating func inspect(
        _ motions: [Motion], _ placement: Placement, _ intervals: Int, _ rehearsal: Audit.Rehearsal,
        _ role: ScreenRole, piece: Int?
    ) -> [Audit.Moment] {
        let subject = Audit.subject(role, piece: piece)
        let cuts = rehearsal.choreography.cuts
        let eye = rehearsal.choreography.eyeDistance(in: rehearsal.size)
        var moments: [Audit.Moment] = []
        var previous: Audit.Moment?
        for step in 0...intervals {
            let progress = Double(step) / Double(intervals)
            let place = rehearsal.place(progress, role, piece: piece)
            let moment = Audit.Moment(of: motions, at: progress, placement: placement)
            guard moment.isFinite else {
                reportNotFinite("A number of \(subject)", place)
                return []
            }
            if let wrong = moment.outOfRange {
                report(
                    .range, at: place, kind: wrong,
                    "At progress \(Audit.text(progress)) the \(wrong) of \(subject) is out of its range.",
                    mend: "Opacity, shade and a shadow's opacity are from 0 to 1, radii are not negative.")
            }
            if moment.isAxisless {
                report(
                    .range, at: place, kind: "axis",
                    "At progress \(Audit.text(progress)) \(subject) turns about an axis of no length.",
                    mend: "Give the axis a direction, as `.x`, `.y` and `.z` have.")
            }
            if moment.isTooFar {
                report(
                    .range, at: place, kind: "far",
                    "At progress \(Audit.text(progress)) \(subject) is more than \(Int(Audit.Moment.farthest)) points "
                        + "away, or larger.",
                    mend: "A layer loses whole points at such distances. Offsets x and y are fractions of the "
                        + "container; use dx and dy for points.")
            }
            if animator.info.isReduceMotionSafe, moment.travel(from: .atRest(placement)) > 1 {
                report(
                    .calmness, at: place,
                    "`isReduceMotionSafe` is true, but at progress \(Audit.text(progress)) \(subject) has moved.",
                    mend: "Only fade and shade, or leave `isReduceMotionSafe` out of its `info`.")
            }
            if let last = previous, moment.distance(from: last) > 1,
                !cuts.contains(where: { last.progress <= $0 && $0 <= progress }),
                let jump = Audit.Moment.jump(of: motions, from: last, to: moment, placement: placement)
            {
                report(
                    .continuity, at: rehearsal.place(jump.progress, role, piece: piece),
                    "At progress \(Audit.text(jump.progress)) \(subject) jumps: \(jump.words).",
                    mend: "Let it move there gradually, or declare the cut: `cuts: [\(Audit.text(jump.progress))]`.")
            }
            if moment.opacity > 0.002, moment.nearest >= eye { reportBehindEye(moment.nearest, eye, place) }
            moments.append(moment)
            previous = moment
        }
        guard animator.allowsOvershoot else { return moments }
        for progress in [-0.15, 1.15]
        where !Audit.Moment(of: motions, at: progress, placement: placement).isFinite {
            reportNotFinite("A number of \(subject)", rehearsal.place(progress, role, piece: piece))
        }
        return moments
    }

    private mutating func reportBehindEye(_ depth: Double, _ eye: Double, _ place: Audit.Place) {
        guard let role = place.screen, let progress = place.progress else { return }
        report(
            .depth, at: place,
            "At progress \(Audit.text(progress)) \(Audit.subject(role, piece: place.piece)) comes "
                + "\(Audit.text(depth)) points towards the viewer's eye, which is only \(Audit.text(eye)) points away.",
            mend: "Keep depths well below the eye's distance, or move the eye: "
                + "`eyeDistance: 2 * max(scene.width, scene.height)`.")
    }

    mutating func reportNotFinite(_ what: String, _ place: Audit.Place) {
        let moment = place.progress.map { " at progress \(Audit.text($0))" } ?? ""
        report(
            .finiteness, at: place, "\(what)\(moment) is not finite.",
            mend:
                "Look for a division by a size or distance that may be 0, a root of a negative number, an arc sine or "
                + "cosine beyond 1.")
    }
}

extension [Audit.Moment] {
    /// Returns the parts between the progresses of cuts.
    fileprivate func split(at cuts: [Double]) -> [[Audit.Moment]] {
        guard !cuts.isEmpty else { return [self] }
        var parts: [[Audit.Moment]] = []
        for moment in self {
            let isCut = parts.last?.last.map { last in
                cuts.contains { last.progress <= $0 && $0 <= moment.progress }
            }
            if isCut == false { parts[parts.count - 1].append(moment) } else { parts.append([moment]) }
        }
        return parts
    }
}

extension Audit {
    /// Returns the words for a screen or a piece in the sentence of a finding. Pieces are counted from 1.
    static func subject(_ role: ScreenRole, piece: Int?) -> String {
        piece.map { "piece \($0 + 1) of the \(role.rawValue)" } ?? "the \(role.rawValue)"
    }
}
