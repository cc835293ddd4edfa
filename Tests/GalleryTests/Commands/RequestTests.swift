import Foundation
import GalleryCommandSupport
import Testing
import TransitionTestSupport

@testable import GalleryCommand

/// The arguments on the command line.
@Suite struct RequestTests {
    @Test("What is understood")
    func understood() throws {
        func site(_ words: String...) throws -> SiteRequest {
            guard case .site(let request) = try Request(words) else { throw UsageError.unexpected(words[0]) }
            return request
        }
        #expect(try site() == SiteRequest() && site().output == "gallery-site")
        #expect(try site("--output", "x").output == "x" && site("--output=x y").output == "x y")
        #expect(try site("-o", "--strange").output == "--strange")
        let some = try site("cube", "--open", "fold")
        #expect(some.names == ["cube", "fold"] && some.opens && !some.isItem && some.output == "gallery-site/chosen")
        #expect(try site("--item", "pop").isItem && !site("pop").opens)
        #expect(
            try site("--repository", "https://example.com/x/", "--address=http://example.com").links
                == SiteLinks(repository: "https://example.com/x", address: "http://example.com"))
        for address in ["example.com", "javascript:alert(1)", "https://"] {
            #expect(throws: UsageError.unexpected(address)) { try Request(["--repository", address]) }
        }
        #expect(try site("--documents", "a/b").links.documents == "a/b")
        for folder in ["../a", "/a", "a/", "a//b", ".", "a:b", "https://example.com"] {
            #expect(throws: UsageError.unexpected(folder)) { try Request(["--documents", folder]) }
        }
        #expect(try Request(["list"]) == .list)
        for words in [["cube", "fold", "--root", "x"], ["--item", "pop"], []] {
            guard case .golden(let command) = try Request(["golden"] + words) else {
                throw UsageError.unexpected("golden")
            }
            #expect(command.names == words.filter { ["cube", "fold", "pop"].contains($0) })
            #expect(command.isItem == words.contains("--item") && command.root == (words.contains("x") ? "x" : "."))
        }
        for word in ["-h", "--help", "help"] { #expect(try Request([word]) == .help) }
        for command in [["--output", "x"], ["list"], ["audit", "slide"], ["new"], ["sheet", "cube"], ["strip"]] {
            for word in ["-h", "--help"] { #expect(try Request(command + [word, "--nonsense"]) == .help) }
        }
    }

    @Test("Sheets and strips of some animators, in a container, backward, right-to-left, into a file")
    func sheets() throws {
        func sheet(_ words: String...) throws -> SheetRequest {
            guard case .sheet(let request) = try Request(words) else { throw UsageError.unexpected(words[0]) }
            return request
        }
        let every = try sheet("sheet")
        #expect(every.layout == .sheet && every.subjects.isEmpty && every.output == "gallery-sheet.html")
        let plain = try sheet("strip", "cube", "fold")
        #expect(plain.subjects.map(\.name) == ["cube", "fold"] && plain.subjects.allSatisfy { $0.percent == nil })
        #expect(plain.output == "gallery-strip.html")
        #expect(plain.container == .navigation && !plain.isBackward && !plain.isRightToLeft)
        let all = try sheet("sheet", "cube", "--container", "tab", "--backward", "fold", "--rtl", "-o", "x.png")
        #expect(all.subjects.map(\.name) == ["cube", "fold"])
        #expect(all.output == "x.png")
        #expect(all.container == .tab && all.isBackward && all.isRightToLeft)
        let moving = try sheet("strip", "--moving", "cube", "-c", "modal")
        #expect(moving.isMoving && moving.output == "gallery-strip.webp" && !all.isMoving)
        #expect(try sheet("strip", "--moving", "-o", "a.webp").output == "a.webp")
        #expect(try sheet("strip", "cube", "--dark").isDark && !moving.isDark)
        let three = try sheet("strip", "--moving", "cube/tab", "fold")
        #expect(three.subjects == [.init(name: "cube", container: .tab), .init(name: "fold")])
        let moments = try sheet("strip", "cube@1", "cube@99", "fold")
        #expect(
            moments.subjects == [
                .init(name: "cube", percent: 1), .init(name: "cube", percent: 99), .init(name: "fold"),
            ])
    }

    @Test(
        "The commands in README, CONTRIBUTING and the articles",
        arguments: [
            ("README.md", 0), ("CONTRIBUTING.md", 9),
            ("Sources/TransitionCore/TransitionCore.docc/Inside/Checks.md", 1),
            ("Sources/TransitionCore/TransitionCore.docc/Inside/HouseRules.md", 3),
            ("Sources/TransitionTesting/TransitionTesting.docc/TestingAnAnimator.md", 2),
            ("Sources/TransitionCore/TransitionCore.docc/AnAnimatorStepByStep.md", 1),
        ])
    func written(file: String, count: Int) throws {
        let text = try String(contentsOf: PackageFolder.url.appendingPathComponent(file), encoding: .utf8)
        let beginning = "swift run gallery "
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let commands = lines.filter { $0.hasPrefix(beginning) }.map { $0.dropFirst(beginning.count) }
        for command in commands {
            #expect(try Request(command.split(separator: " ").map(String.init)) != .help, "\(command)")
        }
        #expect(commands.count >= count, "\(file) has fewer commands than this test knows")
        if file == "CONTRIBUTING.md" {
            #expect(commands.contains("new --item yourName") && commands.contains("audit --item yourName"))
        }
    }

    @Test("What is not")
    func refused() {
        let cases: [([String], UsageError)] = [
            (["--nonsense"], .unexpected("--nonsense")), (["list", "lists"], .unexpected("lists")),
            (["list", "list"], .unexpected("list")), (["list", "--output", "x"], .unexpected("--output")),
            (["--output"], .missingValue("--output")), (["--output", ""], .missingValue("--output")),
            (["--output="], .missingValue("--output")), (["sheet", "-o"], .missingValue("--output")),
            (["sheet", "--container", "window"], .unexpected("window")), (["strip", "--wide"], .unexpected("--wide")),
            (["sheet", "cube@50"], .unexpected("cube@50")), (["strip", "cube@"], .unexpected("cube@")),
            (["strip", "cube@0"], .unexpected("cube@0")), (["strip", "cube@100"], .unexpected("cube@100")),
            (["strip", "--moving", "-o", "a.png"], .unexpected("a.png")),
            (["strip", "--moving", "cube@40"], .unexpected("cube@40")),
            (["strip", "--moving", "cube/window"], .unexpected("cube/window")),
            (["strip", "--moving", "cube/tab/modal"], .unexpected("cube/tab/modal")),
            (["strip", "--moving", "--backward", "cube"], .unexpected("cube")),
            (["sheet", "--moving"], .unexpected("--moving")),
            (["strip", "cube@4@5"], .unexpected("cube@4@5")), (["strip", "cube@1.5"], .unexpected("cube@1.5")),
            (["sheet", ""], .unexpected("")), (["slide", ""], .unexpected("")),
            (["--output", "a", "-o", "b"], .repeated("--output")), (["", "list"], .unexpected("")),
        ]
        for (words, error) in cases {
            #expect(throws: error) { try Request(words) }
        }
    }

    @Test("The help names all there is")
    func help() {
        for word in [
            "--output", "-o", "list", "sheet", "strip", "golden", "stills", "--open", "--moving",
            "--dark", "--documents", "NAME/KIND",
            "--container", "--backward", "--rtl", ".png", ".webp", "@PERCENT", "--help", "-h", "gallery-site",
            "index.html",
            "status",
        ] {
            #expect(Request.manual.contains(word))
        }
    }
}
