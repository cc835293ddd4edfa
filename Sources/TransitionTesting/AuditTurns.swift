import Foundation
import TransitionCore

/// Checks for movements back and forth. While a finger moves in one direction, elements should not reverse. An
/// oscillation belongs in the timing.
extension Audit.Inspection {
    /// The smallest distance that counts as a movement, as a fraction of the container's longer side.
    private static let noticeable = 0.015

    mutating func inspectTurns(_ moments: [Audit.Moment], _ rehearsal: Audit.Rehearsal, _ role: ScreenRole, piece: Int?)
    {
        let moments = moments.filter { $0.opacity > 0.002 }
        guard let first = moments.first, let last = moments.last else { return }
        let noticeable = Self.noticeable * max(rehearsal.size.width, rehearsal.size.height)
        let turns = Self.turns(of: moments, noticeable: noticeable)
        guard let turn = turns.first else { return }
        let (subject, progress) = (Audit.subject(role, piece: piece), Audit.text(moments[turn].progress))
        let problem: String
        if turns.count > 1 {
            problem =
                "From progress \(progress) on \(subject) moves back and forth under a finger that moves straight on."
        } else if first.way(from: last) > 2 * noticeable, moments[turn].way(from: last) > noticeable,
            Self.passes(last, moments[...turn], within: noticeable)
        {
            problem = "Until progress \(progress) \(subject) moves beyond its place at 1, and then back."
        } else if first.way(from: last) > 2 * noticeable, moments[turn].way(from: first) > noticeable,
            Self.passes(first, moments[turn...], within: noticeable)
        {
            problem = "Until progress \(progress) \(subject) moves the other way, and then back past its place at 0."
        } else {
            return
        }
        report(
            .course, severity: .warning, at: rehearsal.place(moments[turn].progress, role, piece: piece), problem,
            mend: "Let it move straight to its place, and let the timing swing: "
                + "`.spring(response: 0.5, dampingRatio: 0.6)` with `allowsOvershoot`.")
    }

    /// Returns the indices of the moments at which an element reverses. A turn counts if the distances before and after
    /// it are both larger than `noticeable`.
    private static func turns(of moments: [Audit.Moment], noticeable: Double) -> [Int] {
        var legs: [(start: Int, length: Double, isBack: Bool)] = [(0, 0, false)]
        var (last, latest) = (0, 0)
        for index in moments.indices.dropFirst() {
            let way = moments[index].way(from: moments[latest])
            guard way > 0.05 else { continue }
            if latest > last, moments[latest].turnsBack(from: moments[last], to: moments[index]) {
                legs.append((latest, 0, !legs[legs.count - 1].isBack))
            }
            legs[legs.count - 1].length += way
            (last, latest) = (latest, index)
        }
        let noticed = legs.filter { $0.length > noticeable }
        return zip(noticed, noticed.dropFirst()).filter { $0.isBack != $1.isBack }.map(\.1.start)
    }

    /// Warns about an element that blinks, or fades out and in again and again. Between two white screens this changes no
    /// light, so it is no flash.
    mutating func inspectFlicker(
        _ moments: [Audit.Moment], _ rehearsal: Audit.Rehearsal, _ role: ScreenRole, piece: Int?
    ) {
        let opacities = moments.map(\.opacity)
        let turns = opacities.turns(by: 0.3)
        let blink = turns > 1 ? opacities.blink(by: 0.3, within: 8) : nil
        guard turns > 3 || blink != nil else { return }
        let subject = Audit.subject(role, piece: piece)
        report(
            .flashing, severity: .warning, at: rehearsal.place(blink.map { moments[$0].progress }, role, piece: piece),
            kind: "flicker",
            blink.map {
                "At progress \(Audit.text(moments[$0].progress)) \(subject) blinks: its opacity changes and comes back."
            }
                ?? "\(subject.capitalizedFirst) fades in and out again and again: its opacity turns \(turns) times.",
            mend: "Let it fade once, from 0 to 1 or from 1 to 0.")
    }

    /// Returns whether the element passes its place in the moment `place` between any two neighbours of `moments`.
    private static func passes(
        _ place: Audit.Moment, _ moments: ArraySlice<Audit.Moment>, within noticeable: Double
    ) -> Bool {
        zip(moments, moments.dropFirst()).contains { a, b in
            a.way(from: place) + b.way(from: place) < a.way(from: b) + noticeable
        }
    }
}

extension Audit.Moment {
    /// Returns the distance, in points, between the element's places in this moment and in another one. The corner that
    /// moves farthest counts.
    fileprivate func way(from other: Audit.Moment) -> Double {
        var greatest = 0.0
        for index in corners.indices {
            let (a, b) = (corners[index], other.corners[index])
            greatest = max(greatest, abs(a.x - b.x), abs(a.y - b.y), abs(a.z - b.z))
        }
        return greatest
    }

    /// Returns whether the element reverses at this moment, between the moments `last` and `next`. On an arc the result
    /// is always false, because the direction changes gradually.
    fileprivate func turnsBack(from last: Audit.Moment, to next: Audit.Moment) -> Bool {
        var (product, before, after) = (0.0, 0.0, 0.0)
        for index in corners.indices {
            let (a, b, c) = (last.corners[index], corners[index], next.corners[index])
            let (ux, uy, uz) = (b.x - a.x, b.y - a.y, b.z - a.z)
            let (vx, vy, vz) = (c.x - b.x, c.y - b.y, c.z - b.z)
            product += ux * vx + uy * vy + uz * vz
            before += ux * ux + uy * uy + uz * uz
            after += vx * vx + vy * vy + vz * vz
        }
        return product < -0.5 * (before * after).squareRoot()
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension [Double] {
    /// Returns the index of a number that differs from those before and after it, both within `span` indices, by at least
    /// `least`; nil if no number does.
    fileprivate func blink(by least: Double, within span: Int) -> Int? {
        let reach = span / 2
        guard count > span else { return nil }
        return (reach..<count - reach).first { index in
            let (before, after) = (self[index] - self[index - reach], self[index] - self[index + reach])
            return Swift.min(abs(before), abs(after)) >= least && before * after > 0
        }
    }
}
