import Foundation
import TransitionCore

/// Checks the light of the whole picture: it does not flash, and there is something to see all the time.
extension Audit.Inspection {
    /// A change of the relative luminance that counts as half a flash, and the luminance of the darker picture below
    /// which it counts: the general flash of WCAG 2.2, success criterion 2.3.1. The screens count as white.
    private static let (flash, dark) = (0.1, 0.8)
    /// The change of a strong flash. The audit warns about as many of these as WCAG allows.
    private static let strongFlash = 0.5
    /// The number of flashes within a second that WCAG allows.
    private static let allowedFlashes = 3
    /// The share of the picture below which it counts as empty, and the part of the progress that may be empty.
    private static let (empty, patience) = (0.03, 0.1)

    mutating func inspectLight(_ rehearsal: Audit.Rehearsal) {
        guard rehearsal.setting.isCloseLook else { return }
        let moments = Self.moments(of: rehearsal)
        guard moments.allSatisfy({ $0.luminance.isFinite }) else { return }
        inspectFlashes(moments, rehearsal)
        inspectEmptiness(moments, rehearsal)
    }

    /// The light of the whole picture at a progress.
    private struct Light {
        var progress: Double
        /// The relative luminance, 0 to 1.
        var luminance: Double
        /// The share of the picture that shows a screen, 0 to 1.
        var shown: Double
    }

    /// Returns points that cover a container evenly and have no rows, which bands of shade would cross all at once: the
    /// additive sequence of the plastic number.
    private static func points(in size: CGSize) -> [(x: Double, y: Double)] {
        (0..<64).map { index in
            let (x, y) = (0.5 + 0.7548776662 * Double(index), 0.5 + 0.5698402910 * Double(index))
            return ((x - x.rounded(.down)) * size.width, (y - y.rounded(.down)) * size.height)
        }
    }

    private static func moments(of rehearsal: Audit.Rehearsal) -> [Light] {
        let choreography = rehearsal.choreography
        let points = Self.points(in: rehearsal.size)
        let backdrop = choreography.backdrop.map { 0.2126 * $0.red + 0.7152 * $0.green + 0.0722 * $0.blue } ?? 1
        // A flash between two steps begins and ends at keyframes.
        let tracks = ScreenRole.allCases.map { choreography[$0] }
        let bends = (tracks.flatMap(\.motions) + tracks.flatMap { $0.pieces.prefix(4) }.flatMap(\.motions))
            .flatMap(\.bends)
        let progresses = Set((0...72).map { Double($0) / 72 } + bends.prefix(72).filter { (0...1).contains($0) })
        return progresses.sorted().map { progress in
            let coverage = rehearsal.coverage(at: progress)
            var (luminance, shown) = (0.0, 0.0)
            for (x, y) in points {
                var (light, weight) = (0.0, 0.0)
                for sighting in coverage.sightings(x: x, y: y) {
                    light += sighting.weight * (1 - sighting.shade)
                    weight += sighting.weight
                }
                // Approximately the transfer function of sRGB.
                luminance += pow(max(light + (1 - weight) * backdrop, 0), 2.2)
                shown += weight
            }
            let count = Double(points.count)
            return Light(progress: progress, luminance: luminance / count, shown: shown / count)
        }
    }

    private mutating func inspectFlashes(_ moments: [Light], _ rehearsal: Audit.Rehearsal) {
        let (most, start) = mostFlashes(Self.turns(of: moments, by: Self.flash))
        guard most > Self.allowedFlashes else {
            // Strong ones are a fault before they are dangerous.
            let (strong, start) = mostFlashes(Self.turns(of: moments, by: Self.strongFlash))
            guard strong == Self.allowedFlashes else { return }
            return report(
                .flashing, severity: .warning, at: rehearsal.place(start),
                "From progress \(Audit.text(start)) on the picture flashes \(strong) times within a second.",
                mend:
                    "One more flash can cause seizures (WCAG 2.3.1). Let the light change once, or by less than a tenth."
            )
        }
        report(
            .flashing, at: rehearsal.place(start),
            "From progress \(Audit.text(start)) on the picture flashes \(most) times within a second.",
            mend: "More than \(Self.allowedFlashes) flashes a second can cause seizures (WCAG 2.3.1). Let the light "
                + "change once, or by less than a tenth.")
    }

    /// Returns the largest number of flashes within a second, and the progress of the first one.
    private func mostFlashes(_ turns: [Double]) -> (count: Int, start: Double) {
        let window = animator.duration > 0 && animator.duration.isFinite ? 1 / animator.duration : 1
        var (most, start) = (0, 0.0)
        for (index, first) in turns.enumerated() {
            // Two opposite changes are one flash.
            let count = turns[index...].prefix { $0 - first <= window }.count / 2
            if count > most { (most, start) = (count, first) }
        }
        return (most, start)
    }

    /// Returns the progresses at which a change of the luminance ends that counts as half a flash.
    private static func turns(of moments: [Light], by flash: Double) -> [Double] {
        guard let first = moments.first else { return [] }
        var turns: [Double] = []
        var (low, high) = (first, first)
        var isRising: Bool?
        for moment in moments.dropFirst() {
            if moment.luminance < low.luminance { low = moment }
            if moment.luminance > high.luminance { high = moment }
            let falls = isRising != false && high.luminance - moment.luminance >= flash && moment.luminance < dark
            let rises = isRising != true && moment.luminance - low.luminance >= flash && low.luminance < dark
            guard falls || rises else { continue }
            isRising = rises
            turns.append(moment.progress)
            (low, high) = (moment, moment)
        }
        return turns
    }

    private mutating func inspectEmptiness(_ moments: [Light], _ rehearsal: Audit.Rehearsal) {
        var start: Double?
        for moment in moments {
            guard moment.shown < Self.empty else {
                start = nil
                continue
            }
            let first = start ?? moment.progress
            start = first
            guard moment.progress - first > Self.patience else { continue }
            return report(
                .backdrop, severity: .warning, at: rehearsal.place(first), kind: "empty",
                "From progress \(Audit.text(first)) on, for more than a tenth of the progress, neither screen is visible.",
                mend: "Let the arriving screen come before the leaving one is gone.")
        }
    }
}
