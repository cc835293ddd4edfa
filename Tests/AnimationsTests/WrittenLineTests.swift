import Foundation
import GalleryGoldenText
import GalleryModel
import Repertoire
import Testing
import UIKit

/// The Swift that the gallery writes is true: it compiles, and does what was tried.
///
/// All lines stand in `Fixtures/WrittenLines.swift`, which is compiled with the tests. A test holds that file to what is
/// written today, word for word, and another runs it.
@MainActor struct WrittenLineTests {
    static let file = ReadmeTests.root.appendingPathComponent("Tests/AnimationsTests/Fixtures/WrittenLines.swift")
    static let command = "RENEW_LINES=1 swift test --filter WrittenLineTests"
    private static let isRenewing = ProcessInfo.processInfo.environment["RENEW_LINES"] != nil

    /// Every transition, each of its settings at more than one value, all of them at once, and other times and timings.
    static let trials: [TrialSettings] = {
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
    static let calls: [TrialSettings] = ContainerKind.allCases.flatMap { container in
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

    private static func written() throws -> String {
        let lines = try trials.map { try $0.line(in: .standard).swift }
        let codes = try calls.map { try $0.code(in: .standard) }
        return """
            import Repertoire
            import UIKit

            /// What the gallery writes for others to copy, compiled. Written by
            /// `\(command)`.
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

    @Test("The compiled lines are those that are written, word for word")
    func words() throws {
        let written = try Self.written()
        if Self.isRenewing { return try written.write(to: Self.file, atomically: true, encoding: .utf8) }
        let compiled = try String(contentsOf: Self.file, encoding: .utf8)
        let lines = zip(compiled.split(separator: "\n"), written.split(separator: "\n"))
        let difference = lines.first { $0 != $1 }.map { "\($0) is now \($1)" } ?? "one has more lines"
        #expect(
            compiled == written, "\(difference). If that is meant, write the file anew and commit it:\n\(Self.command)")
    }

    @Test("A line makes the animator that was tried")
    func animators() throws {
        var rest = Self.trials[...]
        try WrittenLines.animators { compiled in
            guard let trial = rest.popFirst() else {
                Issue.record("more lines than trials")
                return
            }
            let tried = try trial.line(in: .standard)
            #expect(Golden(animator: compiled).text == Golden(animator: tried.animator).text, "\(tried.swift)")
        }
        #expect(rest.isEmpty)
    }

    @Test("A call installs the transition with the options that were tried")
    func options() throws {
        Headless.reset()
        let (navigation, tabs, detail) = (UINavigationController(), UITabBarController(), UIViewController())
        var rest = Self.calls[...]
        try WrittenLines.calls(navigation, tabs, detail) {
            guard let trial = rest.popFirst() else {
                Issue.record("more calls than trials")
                return
            }
            let line = try trial.code(in: .standard)
            // The adapters keep their options to themselves.
            func options(_ adapter: AnyObject?) -> Any? {
                adapter.flatMap { Mirror(reflecting: $0).descendant("options") }
            }
            switch trial.container {
            case .navigation:
                let installed = options(navigation.navigationTransitionAdapter) as? NavigationTransitionOptions
                #expect(installed == trial.navigationOptions, "\(line)")
            case .tab:
                let installed = options(tabs.tabTransitionAdapter) as? TabTransitionOptions
                #expect(installed == trial.tabOptions, "\(line)")
            case .modal:
                let installed = options(detail.modalTransitionAdapter) as? ModalTransitionOptions
                #expect(installed == trial.modalOptions, "\(line)")
            }
        }
        #expect(rest.isEmpty)
    }
}
