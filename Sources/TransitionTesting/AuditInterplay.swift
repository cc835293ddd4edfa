import Foundation
import TransitionCore

/// Checks the settings together: a change of one keeps the others, each has an effect, and no two values break the
/// animator that are sound alone.
extension Audit.Inspection {
    /// The number of pairs of values that are tried at most.
    private static let mostPairs = 24

    mutating func inspectInterplay(of settings: [AnimatorSetting]) {
        for setting in settings {
            inspectControl(setting)
            if !hasEffect(setting.name, among: settings) {
                report(
                    .settings, severity: .warning, kind: "\(setting.name) effect",
                    "No value of “\(setting.name)” changes what is seen, or how long it takes.",
                    mend: "Use the value in the choreography, or leave the setting out.")
            } else if let (first, last) = idleRange(of: setting.name, among: settings) {
                report(
                    .settings, severity: .warning, kind: "\(setting.name) effect",
                    "Between \(first.swift) and \(last.swift) “\(setting.name)” changes nothing.",
                    mend: "End the domain where the effect ends, or let the choreography use the whole range.")
            }
        }
        inspectMemory(of: settings)
        if !sortedFindings.contains(where: { $0.check == .settings && $0.severity == .failure }) {
            inspectPairs(of: settings)
        }
    }

    /// Warns about a domain that leaves nothing to choose.
    private mutating func inspectControl(_ setting: AnimatorSetting) {
        let (isSingle, isCoarse): (Bool, Bool) =
            switch setting.domain {
            case .number(let range, let step, _):
                (range.lowerBound == range.upperBound, step > range.upperBound - range.lowerBound)
            case .count(let range, let step): (range.count == 1, step > range.upperBound - range.lowerBound)
            case .edge(let edges): (Set(edges).count == 1, false)
            case .corner(let corners): (Set(corners).count == 1, false)
            case .choice(let names): (names.count < 2, false)
            case .color, .flag: (false, false)
            }
        guard isSingle || isCoarse else { return }
        report(
            .settings, severity: .warning, kind: "\(setting.name) control",
            isSingle
                ? "“\(setting.name)” has a single value, so there is nothing to choose."
                : "The step of “\(setting.name)” is larger than its range, so a control cannot move.",
            mend: isSingle ? "Offer more values, or leave the setting out." : "Make the step a small part of the range."
        )
    }

    /// Whether another value of a setting gives another animator, in any of several scenes. The other settings may have
    /// to be changed first.
    private func hasEffect(_ name: String, among settings: [AnimatorSetting]) -> Bool {
        variants(of: name, among: settings).contains { Self.hasEffect(name, on: $0) }
    }

    /// Returns the animator, and those with one of the other settings at another value.
    private func variants(of name: String, among settings: [AnimatorSetting]) -> [any TransitionAnimator] {
        let others = settings.filter { $0.name != name }.compactMap { other in
            other.domain.ends.first { $0 != other.value }.flatMap(other.changed)
        }
        return [animator] + others
    }

    /// Returns the quarter at an end of a setting's range that has no effect; nil if both have one.
    private func idleRange(
        of name: String, among settings: [AnimatorSetting]
    ) -> (AnimatorSetting.Value, AnimatorSetting.Value)? {
        guard let quarters = animator.setting(name)?.domain.quarters else { return nil }
        let variants = variants(of: name, among: settings)
        return quarters.first { first, last in
            variants.allSatisfy { animator in
                guard let setting = animator.setting(name), let one = setting.changed(to: first),
                    let other = setting.changed(to: last)
                else { return false }
                return !Self.differs(one, other)
            }
        }
    }

    private static func hasEffect(_ name: String, on animator: any TransitionAnimator) -> Bool {
        guard let setting = animator.setting(name) else { return false }
        let others = setting.domain.ends.filter { $0 != setting.value }.compactMap(setting.changed)
        guard !others.isEmpty else { return true }
        return others.contains { differs($0, animator) }
    }

    /// Whether two animators differ in any of several scenes.
    private static func differs(_ other: any TransitionAnimator, _ animator: any TransitionAnimator) -> Bool {
        let sizes = [Audit.Setting.phone, CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366)]
        let containers = ContainerKind.allCases.filter(animator.info.containers.contains)
        let scenes = containers.flatMap { container in
            sizes.flatMap { size -> [TransitionScene] in
                var dark = Audit.Setting.withRects(size, container)
                dark.isDark = true
                return [Audit.Setting.bare(size, container), Audit.Setting.withRects(size, container), dark]
            }
        }
        return other.duration != animator.duration || other.timing != animator.timing
            || other.allowsOvershoot != animator.allowsOvershoot || other.keepsPresenter != animator.keepsPresenter
            || scenes.contains {
                !other.choreography(in: $0).describesTheSame(as: animator.choreography(in: $0))
                    || !agree(other.returnChoreography(in: $0), animator.returnChoreography(in: $0))
            }
    }

    private static func agree(_ one: Choreography?, _ other: Choreography?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.describesTheSame(as: other)
    }

    /// Finds a setting that resets another one: it is changed after the other has another value than its default.
    private mutating func inspectMemory(of settings: [AnimatorSetting]) {
        for first in settings {
            guard let end = first.domain.ends.first(where: { $0 != first.value }), let changed = first.changed(to: end),
                changed.setting(first.name)?.value == end
            else { continue }
            for second in changed.settings where second.name != first.name {
                guard let next = second.domain.ends.first(where: { $0 != second.value }),
                    let value = second.changed(to: next)?.setting(first.name)?.value, value != end
                else { continue }
                report(
                    .settings, kind: "\(second.name) memory",
                    "A change of “\(second.name)” sets “\(first.name)” from \(end.swift) back to \(value.swift).",
                    mend: "Let the closure of “\(second.name)” hand on the values of the other settings.")
            }
        }
    }

    /// Checks both ends of the animator with two settings at the ends of their ranges, and reports the worst problem.
    private mutating func inspectPairs(of settings: [AnimatorSetting]) {
        var tried = 0
        for (index, first) in settings.enumerated() {
            for second in settings[(index + 1)...] {
                for (one, other) in Self.pairs(first, second) {
                    guard tried < Self.mostPairs else { return }
                    guard let changed = first.changed(to: one)?.setting(second.name)?.changed(to: other) else {
                        continue
                    }
                    tried += 1
                    var look = Audit.Inspection(of: changed)
                    guard look.inspectCost() else { continue }
                    look.inspectEndsAlone()
                    guard let worst = look.sortedFindings.first(where: { $0.check != .cost }) else { continue }
                    return report(
                        .settings, severity: worst.severity, at: worst.place, kind: "pair",
                        "With “\(first.name)” at \(one.swift) and “\(second.name)” at \(other.swift): \(worst.problem)",
                        mend: "Make the domain of one of them smaller, or fix this: \(worst.remedy)")
                }
            }
        }
    }

    /// Returns pairs of values that differ from those of the animator. Colours break nothing.
    private static func pairs(
        _ first: AnimatorSetting, _ second: AnimatorSetting
    ) -> [(AnimatorSetting.Value, AnimatorSetting.Value)] {
        if first.domain == .color || second.domain == .color { return [] }
        let ends = [first, second].map { setting in setting.domain.ends.filter { $0 != setting.value } }
        return ends[0].flatMap { one in ends[1].map { (one, $0) } }
    }

    private mutating func inspectEndsAlone() {
        let container = ContainerKind.allCases.first(where: animator.info.containers.contains) ?? .navigation
        let setting = Audit.Setting(
            scene: Audit.Setting.bare(Audit.Setting.phone, container), direction: .leftToRight, intervals: 12)
        for rehearsal in setting.choreographies(of: animator) {
            inspectMotion(rehearsal)
            if has(.finiteness) { return }
            inspectEnds(rehearsal)
        }
    }
}

extension AnimatorSetting.Domain {
    /// The lowest and the highest quarter of a range; nil for other domains and for short ranges.
    fileprivate var quarters: [(AnimatorSetting.Value, AnimatorSetting.Value)]? {
        switch self {
        case .number(let range, let step, _):
            let quarter = (range.upperBound - range.lowerBound) / 4
            guard quarter >= step else { return nil }
            return [
                (.number(range.lowerBound), .number(range.lowerBound + quarter)),
                (.number(range.upperBound - quarter), .number(range.upperBound)),
            ]
        case .count(let range, let step):
            let quarter = (range.upperBound - range.lowerBound) / step / 4 * step
            guard quarter > 0 else { return nil }
            return [
                (.count(range.lowerBound), .count(range.lowerBound + quarter)),
                (.count(range.upperBound - quarter), .count(range.upperBound)),
            ]
        case .edge, .corner, .color, .choice, .flag: return nil
        }
    }
}
