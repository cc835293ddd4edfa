import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionTestSupport
import TransitionUIKit

@testable import GalleryCommand

/// The command on the animators of somebody's own package.
@Suite(.serialized) @MainActor struct PluginCommandTests {
    private struct Whoosh: TransitionAnimator {
        var info = AnimatorInfo(
            name: "acme.whoosh", title: "Whoosh", author: "Ann \"A.\"", tags: [.edge], summary: "It falls out below.")
        var low = 1.0

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(toward: .top)), background: .to(.offset(y: low)))
        }
    }

    private struct Nod: TabItemAnimator {
        let info = AnimatorInfo(name: "acme.nod", title: "Nod", author: "Acme", summary: "It nods.")
        func choreography(in scene: TabItemScene) -> TabItemChoreography {
            TabItemChoreography(icon: [.keyframes([.at(0, .rest), .at(0.5, .offset(dy: 4)), .at(1, .rest)])])
        }
    }

    private enum Acme: TransitionPlugin, TabItemPlugin {
        static var animators: [any TransitionAnimator] { [Whoosh()] }
        static var itemAnimators: [any TabItemAnimator] { [Nod()] }
    }

    private enum Lower: TransitionPlugin {
        static var animators: [any TransitionAnimator] { [Whoosh(low: 2)] }
    }

    private enum Taken: TransitionPlugin {
        static var animators: [any TransitionAnimator] {
            [Whoosh(info: AnimatorInfo(name: "slide", title: "Slide", author: "Acme", summary: "It slides."))]
        }
    }

    /// A package of plugins, which is deleted with this object.
    private final class Package {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("Whooshes-\(UUID().uuidString)")

        init(_ files: [String: String] = [:]) throws {
            for (name, text) in files.merging(["Package.swift": ""], uniquingKeysWith: { text, _ in text }) {
                let file = root.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: root) }

        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
    }

    private func run(
        _ words: [String], in package: Package? = nil, plugins: [any TransitionPlugin.Type] = [Acme.self],
        itemPlugins: [any TabItemPlugin.Type] = [Acme.self]
    ) -> (status: Int32, lines: [String], errors: [String]) {
        var (lines, errors): ([String], [String]) = ([], [])
        var command = Gallery(
            plugins: plugins, itemPlugins: itemPlugins, program: "acme-gallery", print: { lines.append($0) },
            complain: { errors.append($0) })
        command.recorder.places = [0, 1, 2]
        if let package { command.folder = package.root }
        return (command.run(words), lines, errors)
    }

    @Test("It lists and audits the plugins' animators, and speaks of itself by its own name")
    func words() {
        #expect(run(["list"]).lines == ["acme.whoosh"] && run(["list", "--item"]).lines == ["acme.nod"])
        #expect(
            run(["audit"]).lines
                == [
                    "ok       acme.whoosh", "ok       acme.nod (item)",
                    "1 transition, 1 item animator, 0 failures, 0 warnings",
                ])
        let help = run(["--help"]).lines.joined()
        #expect(help.contains("usage: acme-gallery [--item]") && help.contains("       acme-gallery audit"))
        #expect(!help.contains(" gallery ["))
        let unknown = run(["--nonsense"])
        #expect(unknown.status == 2 && unknown.errors.first?.hasPrefix("acme-gallery: ") == true)
        #expect(unknown.errors.first?.contains("`acme-gallery --help`") == true)
    }

    @Test("A name of the catalogue is refused, as an app's registry would refuse it")
    func taken() {
        let list = run(["list"], plugins: [Taken.self])
        #expect(list.status == 1 && list.errors.first?.contains("“slide” is already registered") == true)
        #expect(run(["audit", "slide"], plugins: [Taken.self]).lines.first == "broken   slide")
        #expect(run(["list"], plugins: [Acme.self, Acme.self]).status == 1)
    }

    @Test("The page has their title, and leads to what their package has, and nowhere else")
    func page() throws {
        let package = try Package([
            "README.md": "", "Sources/Acme/All.swift": "enum Other {}", "Sources/Acme/More.swift": "struct Whoosh: T {",
        ])
        let site = package.root.appendingPathComponent("site").path
        func page(_ words: String...) throws -> String {
            #expect(run(words + ["--output", site], in: package).errors == [])
            return try package.text("site/index.html")
        }
        let near = try page()
        #expect(near.contains("<title>GalleryTests: every transition, as it moves</title>"))
        #expect(
            near.contains("<span class=\"brand\">GalleryTests</span>")
                && near.contains("from the package GalleryTests, which depends on"))
        #expect(near.contains("data-name=\"acme.whoosh\"") && near.contains("data-name=\"acme.nod\""))
        #expect(!near.contains("data-name=\"slide\"") && near.contains("import GalleryTests"))
        #expect(near.contains("data-source=\"Sources/Acme/More.swift\"") && near.contains("data-base=\"../\""))
        #expect(near.contains("href=\"../README.md\"") && !near.contains("CONTRIBUTING"))
        #expect(near.contains(".package(path: &quot;../\(package.root.lastPathComponent)&quot;)"))
        #expect(!FileManager.default.fileExists(atPath: site + "/strip.webp"))

        let published = try page("--repository", "https://example.com/acme/Whooshes.git", "--address", "https://a.b/c")
        #expect(published.contains("href=\"https://example.com/acme/Whooshes.git/blob/main/README.md\""))
        #expect(published.contains(".product(name: &quot;GalleryTests&quot;, package: &quot;Whooshes&quot;)"))
        #expect(!published.contains("og:image"))

        // Away from the package nothing is known of its files.
        try FileManager.default.removeItem(at: package.root.appendingPathComponent("Package.swift"))
        let away = try page()
        #expect(!away.contains("data-source") && !away.contains("README.md") && away.contains("data-base=\"\""))
    }

    @Test("Goldens go into the package's tests, and a test of it knows what differs")
    func goldens() throws {
        let package = try Package()
        let test = package.root.appendingPathComponent("Tests/AcmeTests/AcmeTests.swift").path
        let words = ["--root", package.root.path]
        #expect(run(["golden"] + words).lines == ["wrote    Tests/Goldens/acme.whoosh.txt"])
        #expect(run(["golden"] + words).lines == ["same     Tests/Goldens/acme.whoosh.txt"])
        let missing = Goldens.problems(plugins: [Acme.self], itemPlugins: [Acme.self], file: test)
        #expect(
            missing.count == 1 && missing[0].hasPrefix("acme.nod has no golden in Tests/ItemGoldens. Write it with"))
        #expect(run(["golden", "--item", "acme.nod"] + words).lines == ["wrote    Tests/ItemGoldens/acme.nod.txt"])
        #expect(Goldens.problems(plugins: [Acme.self], itemPlugins: [Acme.self], file: test) == [])

        let changed = Goldens.problems(plugins: [Lower.self], itemPlugins: [Acme.self], file: test)
        #expect(changed.count == 1 && changed[0].hasPrefix("acme.whoosh no longer does what Tests/Goldens/acme.whoosh"))
        #expect(changed[0].contains("offset 0 0.5”, was “") || changed[0].contains("offset 0 2"), "\(changed)")
        let orphan = Goldens.problems(plugins: [], file: test)
        #expect(orphan.count == 2 && orphan.allSatisfy { $0.contains("belongs to no animator") })
        #expect(
            Goldens.problems(plugins: [], file: "/nowhere/a.swift") == ["There is no package around /nowhere/a.swift."])

        #expect(run(["golden", "slide"] + words, plugins: [Taken.self]).errors.first?.contains("already") == true)
        try FileManager.default.removeItem(at: package.root.appendingPathComponent("Package.swift"))
        #expect(run(["golden"] + words).errors.first?.contains("Package.swift is not there") == true)
    }
}
