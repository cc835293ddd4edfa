import Foundation
import GalleryModel
import TransitionAnimations
import TransitionCore
import TransitionUIKit

/// The Swift that the gallery writes for others to copy, as a file that the package's tests compile: it is true then.
package enum CopiedLines {
    /// The file, relative to the package's folder.
    package static let file = "Tests/AnimationsTests/Fixtures/WrittenLines.swift"

    /// Every transition, each of its settings at more than one value, all of them at once, and other times and timings.
    package static let trials: [TrialSettings] = {
        var trials: [TrialSettings] = []
        for transition in BuiltInTransition.allCases {
            let plain = TrialSettings(transition.animator)
            var all = plain
            trials.append(plain)
            for setting in transition.settings {
                var values = setting.domain.ends
                if case .number(let range, _, _) = setting.domain {
                    values.append(.number((0.6 * range.upperBound + 0.4 * range.lowerBound)))
                }
                for value in values where value != setting.value {
                    var trial = plain
                    trial.set(setting.name, to: value)
                    trials.append(trial)
                    all.set(setting.name, to: value)
                }
            }
            if transition.settings.count > 1 { trials.append(all) }
        }
        let timings: [TimingChoice] = [
            .own, TimingChoice(.linear), TimingChoice(.easeIn), TimingChoice(.easeOut),
            .curve(x1: 0.3, y1: -0.1, x2: 0.2, y2: 1.5), .spring(response: 0.3, dampingRatio: 0.85),
        ]
        for timing in timings {
            for duration in [nil, 0.8] {
                var trial = TrialSettings(FoldAnimator())
                trial.set("strips", to: .count(6))
                (trial.timing, trial.duration) = (timing, duration)
                if !trials.contains(trial) { trials.append(trial) }
            }
        }
        return trials
    }()

    /// Each container with what its page can change.
    package static let calls: [TrialSettings] = ContainerKind.allCases.flatMap { container in
        let swipes: [SwipeOrigin?] = [nil, .off, .fromEdge, .fromAnywhere]
        return swipes.flatMap { swipe in
            MotionPolicy.allCases.flatMap { motion in
                (container == .modal ? [TransitionEdge.bottom, .leading] : [.bottom]).map { edge in
                    var trial = TrialSettings(name: "cube")
                    (trial.container, trial.swipe, trial.motion, trial.dismissEdge) = (container, swipe, motion, edge)
                    return trial
                }
            }
        }
    }

    /// The whole file.
    package static func text() throws -> String {
        let lines = try trials.map { try $0.line(in: .standard).swift }
        let codes = try calls.map { try $0.code(in: .standard) }
        return """
            import Repertoire
            import UIKit

            /// What the gallery writes for others to copy, compiled. Written by `swift run gallery golden`.
            enum WrittenLines {
                /// What each line makes.
                static func animators(_ check: (any TransitionAnimator) throws -> Void) rethrows {
            \(lines.map { "        try check(\($0))" }.joined(separator: "\n"))
                }

                /// What each call does.
                @MainActor static func calls(
                    _ navigationController: UINavigationController, _ tabBarController: UITabBarController,
                    _ detail: UIViewController, _ check: () throws -> Void
                ) rethrows {
            \(codes.map { "        \(indented($0))\n        try check()" }.joined(separator: "\n"))
                }
            }

            """
    }

    private static func indented(_ code: String) -> String {
        code.replacingOccurrences(of: "\n", with: "\n        ")
    }
}
