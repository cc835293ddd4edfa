import Foundation
import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit

/// The Swift that the gallery writes for others to copy is true: it compiles, and does what was tried.
@MainActor struct WrittenLineTests {
    /// Every transition, each of its settings at more than one value, all of them at once, and other times and timings.
    private static let trials: [TrialSettings] = {
        var trials: [TrialSettings] = []
        for transition in BuiltInTransition.allCases {
            let plain = TrialSettings(transition.animator)
            var all = plain
            trials.append(plain)
            for setting in transition.animator.settings {
                var values = setting.domain.ends
                if case .number(let range, _, _) = setting.domain {
                    values.append(.number(0.6 * range.upperBound + 0.4 * range.lowerBound))
                }
                for value in values where value != setting.value {
                    var trial = plain
                    trial.set(setting.name, to: value)
                    trials.append(trial)
                    all.set(setting.name, to: value)
                }
            }
            if transition.animator.settings.count > 1 { trials.append(all) }
        }
        let timings: [TimingChoice] = [
            .own, TimingChoice(.linear), TimingChoice(.easeIn), TimingChoice(.easeOut),
            .curve(x1: 0.3, y1: -0.1, x2: 0.2, y2: 1.5), .spring(response: 0.3, dampingRatio: 0.85),
        ]
        for timing in timings {
            for duration in [nil, 0.8] {
                var trial = TrialSettings(CatalogueAnimator.fold)
                trial.set("strips", to: .count(6))
                (trial.timing, trial.duration) = (timing, duration)
                trials.append(trial)
            }
        }
        return trials
    }()

    /// Each container with what its page can change.
    private static let calls: [TrialSettings] = ContainerKind.allCases.flatMap { container in
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

    @Test("Each line makes the animator that was tried, each call installs it with the options", .inRelease)
    func lines() throws {
        let lines = try Self.trials.map { try $0.line(in: .standard) }
        let codes = try Self.calls.map { try $0.code(in: .standard) }
        let source = """
            import Repertoire
            import UIKit

            @MainActor func show(_ animator: any TransitionAnimator) { print(MadeByLine.text(animator)) }
            let (navigationController, tabBarController) = (UINavigationController(), UITabBarController())
            let detail = UIViewController()
            \(lines.map { "show(\($0.swift))" }.joined(separator: "\n"))
            \(zip(codes, Self.calls).map { "\($0)\nprint(MadeByLine.text(\($1.controller)))" }.joined(separator: "\n"))
            """
        let made = try printed(by: source).split(separator: "\n").map(String.init)
        let tried = lines.map { MadeByLine.text($0.animator) } + Self.calls.map(\.optionsText)
        for (index, line) in (lines.map(\.swift) + codes).enumerated() {
            try #require(made.indices.contains(index), "no \(line)")
            #expect(made[index] == tried[index], "\(line)")
        }
        #expect(made.count == tried.count)
    }

    /// Compiles a program with the modules and objects that the tests themselves are made of, and returns what it prints.
    private func printed(by source: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (main, program) = (folder.appendingPathComponent("main.swift"), folder.appendingPathComponent("program"))
        try source.write(to: main, atomically: true, encoding: .utf8)
        let built = Bundle.main.bundleURL
        let objects = try String(
            contentsOf: built.appendingPathComponent("gallery.product/Objects.LinkFileList"), encoding: .utf8
        ).split(separator: "\n").filter { !$0.contains("/gallery.build/") }
        let list = folder.appendingPathComponent("objects")
        try objects.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
        let helper = PackageFolder.url.appendingPathComponent("Tests/GalleryTests/Fixtures/MadeByLine.swift")
        let complaints = try output(
            of: "swiftc",
            [
                "-swift-version", "6", "-Onone", "-I", built.appendingPathComponent("Modules").path, "-o",
                program.path, main.path, helper.path, "@\(list.path)",
            ])
        try #require(complaints == "")
        return try output(of: program.path, [])
    }
}

extension TrialSettings {
    /// What the controller is called in the call.
    fileprivate var controller: String {
        switch container {
        case .navigation: "navigationController"
        case .tab: "tabBarController"
        case .modal: "detail"
        }
    }

    fileprivate var optionsText: String {
        switch container {
        case .navigation: "\(navigationOptions)"
        case .tab: "\(tabOptions)"
        case .modal: "\(modalOptions)"
        }
    }
}
