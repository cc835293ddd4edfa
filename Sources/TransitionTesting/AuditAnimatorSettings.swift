import Foundation
import TransitionCore

/// Checks the settings: their values are correct, and the animator has no problems at the ends of their ranges.
extension Audit.Inspection {
    mutating func inspectAnimatorSettings() {
        let settings = animator.settings
        for (index, setting) in settings.enumerated() {
            if setting.name.isEmpty || settings.prefix(index).contains(where: { $0.name == setting.name }) {
                report(
                    .settings, kind: setting.name, "The name of the setting “\(setting.name)” is not unique.",
                    mend: "Give each setting a unique name, such as the label of its argument.")
                return
            }
        }
        settings.forEach { inspect($0) }
        inspectInterplay(of: settings)
    }

    private mutating func inspect(_ setting: AnimatorSetting) {
        let scene = closeScenes[0]
        let same = setting.changed(to: setting.value)
        let isOther =
            same.map { !$0.choreography(in: scene).describesTheSame(as: animator.choreography(in: scene)) } ?? false
        // An animator may play an edge that it does not offer as another one.
        if !setting.isValueInDomain, isOther || setting.value.isNumber {
            return report(
                .settings, kind: setting.name,
                "The animator's own value of “\(setting.name)” is not in the setting's domain; the nearest valid one is "
                    + "\(setting.value.swift).",
                mend: "Make the domain larger, or choose a default inside of it.")
        }
        if isOther {
            return report(
                .settings, kind: setting.name,
                "“\(setting.name)” is \(setting.value.swift), but the animator made with this value is different.",
                mend: "Let the closure return the same animator, including its other settings, with the given value.")
        }
        for end in setting.domain.ends + setting.domain.inner where end != setting.value {
            guard let changed = setting.changed(to: end) else { continue }
            guard changed.setting(setting.name)?.value == end else {
                return report(
                    .settings, kind: setting.name,
                    "After a change to \(end.swift), “\(setting.name)” is not \(end.swift).",
                    mend: "Let the closure return an animator with the given value, or make the domain smaller.")
            }
            inspect(changed, whose: setting, is: end)
        }
    }

    /// Checks the animator with one end of a setting's range, and reports the worst problem. It checks all properties
    /// in one size, and only finiteness in unusual sizes.
    private mutating func inspect(
        _ changed: any TransitionAnimator, whose setting: AnimatorSetting, is end: AnimatorSetting.Value
    ) {
        var look = Audit.Inspection(of: changed)
        if look.inspectCost() {
            for scene in closeScenes { look.inspectClosely(in: scene) }
            look.inspectUnusualScenes()
        }
        guard let worst = look.sortedFindings.first else { return }
        report(
            .settings, severity: worst.severity, at: worst.place, kind: setting.name,
            "With “\(setting.name)” at \(end.swift): \(worst.problem)",
            mend: "Make the domain of the setting smaller, or fix this: \(worst.remedy)")
    }

    private mutating func inspectClosely(in scene: TransitionScene) {
        let setting = Audit.Setting(scene: scene, direction: .leftToRight, intervals: 24)
        for rehearsal in setting.choreographies(of: animator) {
            inspectMotion(rehearsal)
            if has(.finiteness) { return }
            inspectEnds(rehearsal)
            inspectPicture(rehearsal)
        }
    }

    /// The scenes for the settings: a container of a phone's size, of the first supported kind. If a source and a
    /// target change the choreography, a second scene has them.
    private var closeScenes: [TransitionScene] {
        let container = ContainerKind.allCases.first(where: animator.info.containers.contains) ?? .navigation
        let bare = Audit.Setting.bare(Audit.Setting.phone, container)
        let withRects = Audit.Setting.withRects(Audit.Setting.phone, container)
        let isSame = animator.choreography(in: bare).describesTheSame(as: animator.choreography(in: withRects))
        return isSame ? [bare] : [bare, withRects]
    }
}

extension AnimatorSetting.Domain {
    /// Two neighbouring values between the ends of a count: a part may be left out only there.
    fileprivate var inner: [AnimatorSetting.Value] {
        guard case .count(let range, let step) = self else { return [] }
        let steps = (range.upperBound - range.lowerBound) / step
        guard steps > 2 else { return [] }
        return [steps / 2, steps / 2 + 1].map { .count(range.lowerBound + $0 * step) }
    }
}

extension AnimatorSetting.Value {
    fileprivate var isNumber: Bool {
        switch self {
        case .number, .count: true
        default: false
        }
    }
}
