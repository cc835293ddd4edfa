import Foundation
import TransitionCore

/// Checks for numbers in a wrong unit: points where a fraction is meant, and radians where degrees are meant. Checks for
/// shadows that fall upwards as well.
extension Audit.Inspection {
    /// The offset or anchor above which a fraction is likely a number of points.
    private static let farthestFraction = 20.0
    /// The net turn, in degrees, of a screen that is likely meant to turn the other way by less than 60.
    private static let longWay = 300.5..<359.5

    mutating func inspectUnits(_ rehearsal: Audit.Rehearsal) {
        for role in ScreenRole.allCases {
            let track = rehearsal.choreography[role]
            for motion in track.motions { inspectUnits(of: motion, rehearsal, role, piece: nil) }
            // Many pieces are similar to each other.
            for index in stride(from: 0, to: track.pieces.count, by: max(track.pieces.count / 4, 1)) {
                for motion in track.pieces[index].motions { inspectUnits(of: motion, rehearsal, role, piece: index) }
            }
        }
    }

    private mutating func inspectUnits(
        of motion: Motion, _ rehearsal: Audit.Rehearsal, _ role: ScreenRole, piece: Int?
    ) {
        var far: (what: String, number: Double)?
        var angle: String?
        var (rises, isMirrored) = (false, false)
        motion.forEachExtremePose { pose in
            // A thin piece may turn about an anchor that is many times its size away.
            let parts = [
                ("offset", pose.offset.x), ("offset", pose.offset.y), ("anchor", pose.anchor.x),
                ("anchor", pose.anchor.y),
            ]
            if far == nil { far = parts.prefix(piece == nil ? 4 : 2).first { abs($0.1) > Self.farthestFraction } }
            if angle == nil { angle = pose.rotation.suspectedRadians }
            if min(pose.scale.x, pose.scale.y) < 0, piece == nil { isMirrored = true }
            if pose.shadow.dy < 0, pose.shadow.opacity > 0, pose.rotation.angle == 0 { rises = true }
        }
        let (subject, place) = (Audit.subject(role, piece: piece), rehearsal.place(nil, role, piece: piece))
        if let far {
            let whole = far.what == "offset" ? "the container" : "the element"
            report(
                .range, severity: .warning, at: place, kind: "fraction \(far.what)",
                "An \(far.what) of \(subject) is \(Audit.text(far.number)) times the size of \(whole).",
                mend: "`x` and `y` are fractions: divide points by the size"
                    + (far.what == "offset" ? ", or use `dx` and `dy`." : "."))
        }
        if let angle {
            report(
                .range, severity: .warning, at: place, kind: "radians",
                "The angle of \(subject) is `\(angle)` degrees, which is hardly a turn.",
                mend: "Angles are in degrees: a right angle is 90.")
        }
        if rises {
            report(
                .range, severity: .warning, at: place, kind: "rising shadow",
                "The shadow of \(subject) falls upwards.",
                mend: "Light comes from above: let the shadow's `dy` be 0 or more.")
        }
        if isMirrored {
            report(
                .depth, severity: .warning, at: place, kind: "mirror",
                "A scale of \(subject) is below 0, which mirrors its picture or turns it upside down.",
                mend: "Keep scales above 0. Look for a size from which too much is subtracted.")
        }
        let turn = abs(motion.pose(at: 1).rotation.angle - motion.pose(at: 0).rotation.angle) * 180 / .pi
        if Self.longWay.contains(turn) {
            report(
                .course, severity: .warning, at: place, kind: "long way",
                "From 0 to 1 \(subject) turns by \(Audit.text(turn)) degrees, nearly once round.",
                mend: "Turn it by \(Audit.text(360 - turn)) degrees the other way, or by 360 for a whole turn.")
        }
    }
}
