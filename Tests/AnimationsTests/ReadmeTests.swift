import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionTestSupport
import TransitionTesting
@testable import TransitionUIKit
import UIKit

/// The statements of the README are true.
struct ReadmeTests {
    static let root = PackageFolder.url

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines of a text without their indentation, so that a snippet may stand within a function.
    static func flattened(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: "\n")
    }

    /// The code blocks of a language.
    static func blocks(of language: String, in text: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    }

    @Test("The Swift in the README is compiled, word for word")
    func snippets() throws {
        let compiled = try Self.flattened(Self.text("Tests/AnimationsTests/ReadmeSnippets.swift"))
        // `.ci/swiftui` compiles those of SwiftUI.
        let blocks = try Self.blocks(of: "swift", in: Self.text("README.md")).filter { !$0.contains("import SwiftUI") }
        #expect(blocks.count == 2)
        for block in blocks {
            #expect(compiled.contains(Self.flattened(block)), "not in ReadmeSnippets.swift:\n\(block)")
        }
    }

    @Test("The transition in the README obeys the laws, passes the audit and can be registered")
    func rise() throws {
        #expect(Audit.findings(of: CatalogueAnimator.rise) == [])
        let registry = TransitionRegistry()
        try registry.register(.rise)
        #expect(try registry.animator(named: "acme.rise").info.title == "Rise")
        let size = CGSize(width: 390, height: 844)
        let choreography = CatalogueAnimator.rise.choreography(in: TransitionScene(size: size))
        for (progress, role) in [(0.0, ScreenRole.background), (1, .foreground)] {
            let seen = Coverage(of: choreography, size: size, progress: progress).sightings(x: 200, y: 700)
            #expect(seen.map(\.role) == [role] && seen.map(\.shade) == [0])
        }
    }

    @Test("The lines about UIKit's containers run") @MainActor
    func containers() {
        Headless.reset()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let (tabs, detail) = (UITabBarController(), UIViewController())
        ReadmeSnippets.first(navigation, tabs, detail)
        #expect(navigation.navigationTransitionAdapter != nil && tabs.tabTransitionAdapter != nil)
        #expect(detail.modalTransitionAdapter != nil && !tabs.transitions.swipeGestureRecognizers.isEmpty)
    }

    @Test("The two commands are there as a reader types them, in README and CONTRIBUTING")
    func commands() throws {
        for file in ["README.md", "CONTRIBUTING.md"] {
            #expect(try Self.blocks(of: "sh", in: Self.text(file)).first == "swift run gallery\nswift test", "\(file)")
        }
    }

    @Test("The README stays short: a thousand words outside code")
    func length() throws {
        let parts = try Self.text("README.md").components(separatedBy: "```")
        let prose = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: "\n")
        #expect(prose.split(whereSeparator: \.isWhitespace).count <= 1000)
    }

    @Test("CONTRIBUTING stays short, and shows an animator on its first screen")
    func contributing() throws {
        let lines = try Self.text("CONTRIBUTING.md").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 121)
        let picture = lines.firstIndex { $0.hasPrefix("![") } ?? .max
        let end = lines.firstIndex { $0 == "```" } ?? .max
        #expect(picture < 5 && end < 30)
    }

    @Test("The transition in CONTRIBUTING is compiled, word for word, and the audit finds nothing")
    func lean() throws {
        let blocks = try Self.blocks(of: "swift", in: Self.text("CONTRIBUTING.md"))
        #expect(blocks.count == 1)
        let compiled = try Self.text("Tests/AnimationsTests/ContributingExample.swift")
        for block in blocks { #expect(compiled.hasSuffix(block + "\n")) }
        #expect(Audit.findings(of: CatalogueAnimator.lean) == [])
    }

    @Test("What the README offers to choose from is in the catalogue, in the catalogue's words")
    func catalogue() throws {
        let rows = try Self.text("README.md").split(separator: "\n").filter { $0.hasPrefix("| `.") }
        let names = rows.map { String($0.dropFirst(4).prefix { $0 != "`" }) }
        #expect(names.count == 14 && Set(names).count == names.count)
        for (row, name) in zip(rows, names) {
            let info = try #require(BuiltInTransition(rawValue: name), "\(name)").animator.info
            let still = "Gallery/App/Stills/\(name).webp"
            #expect(row == "| `.\(name)` | \(info.summary) | <img src=\"\(still)\" width=\"48\"> |")
            #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(still).path))
        }
        #expect(BuiltInTransition.allCases.count > 60, "the README says so")
        for transition in BuiltInTransition.allCases
        where transition.animator.info.containers != Set(ContainerKind.allCases) {
            #expect(names.contains(transition.rawValue), "the README says which are not for every kind of container")
        }
    }

    @Test("The picture in the README moves, light and dark, and is not too large, and the still beside it is small")
    func pictures() throws {
        let folder = Self.root.appendingPathComponent("Gallery/Pictures")
        let readme = try Self.text("README.md")
        #expect(readme.contains("<img src=\"Gallery/Pictures/moving.webp\""))
        #expect(readme.contains("(prefers-color-scheme: dark)\" srcset=\"Gallery/Pictures/moving-dark.webp\""))
        for name in ["moving.webp", "moving-dark.webp"] {
            let moving = try Data(contentsOf: folder.appendingPathComponent(name))
            #expect(200_000...420_000 ~= moving.count, "\(name)")
            // The mark of each of its frames.
            #expect(String(decoding: moving, as: Unicode.ASCII.self).components(separatedBy: "ANMF").count > 100)
        }
        #expect(20_000...150_000 ~= (try Data(contentsOf: folder.appendingPathComponent("strip.webp")).count))
    }

    @Test("The message that the article about choosing quotes is the one that is given")
    func message() throws {
        let error = thrown(AnimatorRegistryError.self) {
            try TransitionRegistry.standard.animator(named: "slyde")
        }
        let article = try Self.text("Sources/Animations/TransitionAnimations.docc/ChoosingATransition.md")
        #expect(article.contains("// \(error?.description ?? "-")\n"))
    }

    @Test(
        "Links lead somewhere",
        arguments: ["README", "CONTRIBUTING", "CHANGELOG", "SECURITY", "SUPPORT", "CODE_OF_CONDUCT"].map { "\($0).md" })
    func links(file: String) throws {
        let text = try Self.text(file)
        let links = text.components(separatedBy: "](").dropFirst().map { $0.prefix { $0 != ")" } }
            .filter { !$0.hasPrefix("http") }
        for path in links {
            let url = Self.root.appendingPathComponent(String(path))
            #expect(FileManager.default.fileExists(atPath: url.path), "\(file) names \(path)")
        }
    }
}
