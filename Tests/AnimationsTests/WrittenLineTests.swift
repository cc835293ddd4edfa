import Foundation
import GalleryGoldenText
import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// The Swift that the gallery writes is true: it compiles, and does what was tried.
///
/// All lines stand in `Fixtures/WrittenLines.swift`, which is compiled with the tests; `gallery golden` keeps it. A test
/// holds that file to what is written today, word for word, and another runs it.
@MainActor struct WrittenLineTests {
    private static let trials = CopiedLines.trials
    private static let calls = CopiedLines.calls
    private nonisolated static let isCurrent = (try? CopiedLines.text()) == (try? ReadmeTests.text(CopiedLines.file))

    @Test("The compiled lines are those that are written, word for word")
    func words() throws {
        let (written, compiled) = try (CopiedLines.text(), ReadmeTests.text(CopiedLines.file))
        let lines = zip(compiled.split(separator: "\n"), written.split(separator: "\n"))
        let difference = lines.first { $0 != $1 }.map { "\($0) is now \($1)" } ?? "one has more lines"
        #expect(
            compiled == written,
            "\(difference). If that is meant, write the file anew and commit it: swift run gallery golden NAME")
    }

    @Test("A line makes the animator that was tried", .enabled(if: isCurrent, "the lines are not today's"))
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

    @Test(
        "A call installs the transition with the options that were tried",
        .enabled(if: isCurrent, "the lines are not today's"))
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
