import Foundation

/// How the screens and pieces move: finite, within their ranges, without a jump, and not at all when it is calm.
extension Audit.Inspection {
    /// Looks at each motion of a choreography. In settings that show what another has shown, there is nothing to do.
    mutating func inspectMotion(_ rehearsal: Audit.Rehearsal) {
        guard rehearsal.setting.intervals > 0 else { return }
        let container = CGRect(origin: .zero, size: rehearsal.size)
        for role in ScreenRole.allCases {
            let track = rehearsal.choreography[role]
            let screen = Placement(frame: container, containerSize: rehearsal.size)
            if !track.motions.isEmpty {
                inspect(track.motions, screen, rehearsal.setting.intervals, rehearsal, role, piece: nil)
            }
            // The more pieces there are the more they are alike, and the fewer looks each gets.
            let intervals = max(12, min(rehearsal.setting.intervals, 1200 / max(track.pieces.count, 1)))
            for (index, piece) in track.pieces.enumerated() {
                let frame = piece.rect.rect(in: container)
                guard piece.rect.isFinite else {
                    reportNotFinite("The place", rehearsal.place(nil, role, piece: index))
                    continue
                }
                // Of many pieces only some are looked at closely in the lesser settings.
                let isSampled = track.pieces.count <= 24 || index % (track.pieces.count / 12) == 0
                guard isSampled || rehearsal.setting.intervals > 24 else { continue }
                let placement = Placement(frame: frame, containerSize: rehearsal.size)
                inspect(piece.motions, placement, intervals, rehearsal, role, piece: index)
            }
        }
    }

    private mutating func inspect(
        _ motions: [Motion], _ placement: Placement, _ intervals: Int, _ rehearsal: Audit.Rehearsal,
        _ role: ScreenRole, piece: Int?
    ) {
        let subject = Audit.subject(role, piece: piece)
        let cuts = rehearsal.choreography.cuts
        var previous: Audit.Moment?
        for step in 0...intervals {
            let progress = Double(step) / Double(intervals)
            let place = rehearsal.place(progress, role, piece: piece)
            let moment = Audit.Moment(of: motions, at: progress, placement: placement)
            guard moment.isFinite else { return reportNotFinite("A number of \(subject)", place) }
            if let wrong = moment.outOfRange {
                report(
                    .range, at: place, kind: wrong,
                    "At progress \(Audit.text(progress)) the \(wrong) of \(subject) is out of its range.",
                    mend: "Opacity, shade and a shadow's opacity go from 0 to 1, radii from 0 up.")
            }
            if animator.info.isCalm, moment.travel(from: .atRest(placement)) > 1 {
                report(
                    .calmness, at: place,
                    "It says that it is calm, but at progress \(Audit.text(progress)) \(subject) has moved.",
                    mend: "Fade and shade only, or leave `isCalm` out of its `info`.")
            }
            if let last = previous, moment.distance(from: last) > 1,
                !cuts.contains(where: { last.progress <= $0 && $0 <= progress }),
                let jump = Audit.Moment.jump(of: motions, from: last, to: moment, placement: placement)
            {
                report(
                    .continuity, at: rehearsal.place(jump.progress, role, piece: piece),
                    "At progress \(Audit.text(jump.progress)) \(subject) jumps: \(jump.words).",
                    mend: "Let it go there step by step, or declare the cut: `cuts: [\(Audit.text(jump.progress))]`.")
            }
            previous = moment
        }
        guard animator.allowsOvershoot else { return }
        for progress in [-0.15, 1.15]
        where !Audit.Moment(of: motions, at: progress, placement: placement).isFinite {
            reportNotFinite("A number of \(subject)", rehearsal.place(progress, role, piece: piece))
        }
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

extension Audit {
    /// A screen or a piece of one as a sentence names it.
    static func subject(_ role: ScreenRole, piece: Int?) -> String {
        piece.map { "piece \($0) of the \(role.rawValue)" } ?? "the \(role.rawValue)"
    }
}
