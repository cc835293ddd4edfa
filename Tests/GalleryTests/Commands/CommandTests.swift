import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionTestSupport
import TransitionTesting

@testable import GalleryCommand

/// The command as a whole: what it prints, what it leaves, how it ends.
@Suite(.inRelease, .serialized) @MainActor struct CommandTests {
    private final class Terminal {
        var lines: [String] = []
        var errors: [String] = []
    }

    private func run(
        _ arguments: [String], animators: [any TransitionAnimator] = TransitionRegistry.standard.all
    ) -> (status: Int32, terminal: Terminal) {
        let terminal = Terminal()
        var command = Gallery(
            animators: animators, print: { terminal.lines.append($0) }, complain: { terminal.errors.append($0) })
        // The recordings themselves are checked by other tests.
        command.recorder.places = [0, 1, 2]
        return (command.run(arguments), terminal)
    }

    private func temporary() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)").path
    }

    @Test("list prints one name a line, in the registry's order, and whom it is for")
    func list() {
        let (status, terminal) = run(["list"])
        #expect(status == 0)
        let names = terminal.lines.map { String($0.prefix { $0 != "\t" }) }
        #expect(names == TransitionRegistry.standard.names.map(\.rawValue))
        #expect(terminal.lines.contains("cube\tfor show") && terminal.lines.contains("push\tfor apps"))
        #expect(terminal.errors.isEmpty)
    }

    @Test("--help prints the manual")
    func help() {
        let (status, terminal) = run(["--help"])
        #expect(status == 0)
        #expect(terminal.lines == [Request.manual])
    }

    @Test("A word that is not understood is named, with status 2, and nothing is written")
    func unknown() {
        let (status, terminal) = run(["--ouput", "x"])
        #expect(status == 2)
        #expect(terminal.errors.count == 1)
        #expect(terminal.errors.first?.contains("--ouput") == true)
        #expect(terminal.errors.first?.contains("--help") == true)
        #expect(terminal.lines.isEmpty)
    }

    @Test("A page of some shows these alone, and a browser may open it; an unknown name is answered with the closest")
    func some() throws {
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var opened: [String] = []
        let terminal = Terminal()
        var command = Gallery(
            animators: TransitionRegistry.standard.all, items: TabItemRegistry.standard.all,
            print: { terminal.lines.append($0) }, complain: { terminal.errors.append($0) },
            open: { opened.append($0.path) })
        command.recorder.places = [0, 1, 2]
        let index = folder + "/index.html"
        for (words, shown, hidden) in [
            (["cube", "fold"], ["\"cube\"", "\"fold\""], ["\"slide\"", "\"pop\""]),
            (["--item", "pop"], ["\"pop\""], ["\"cube\"", "\"jump\""]),
        ] {
            #expect(command.run(words + ["--open", "--output", folder]) == 0)
            let page = try String(contentsOfFile: index, encoding: .utf8)
            for name in shown { #expect(page.contains("data-name=\(name)"), "\(name)") }
            for name in hidden { #expect(!page.contains("data-name=\(name)"), "\(name)") }
        }
        #expect(opened == [index, index] && terminal.errors.isEmpty)
        #expect(command.run(["cupe", "--output", folder]) == 1)
        #expect(terminal.errors.first?.contains("“cube”") == true && opened.count == 2)
        #expect(command.run(["pop", "--output", folder]) == 1 && terminal.errors.last?.contains("--item pop") == true)
    }

    @Test("golden writes what an animator does, once, and names a folder that is not the package's")
    func golden() throws {
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(run(["golden", "cube", "--root", folder]).terminal.errors.first?.contains(folder) == true)
        let goldens = folder + "/Tests/AnimationsTests/Goldens"
        try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
        let file = "Tests/AnimationsTests/Goldens/cube.txt"
        #expect(run(["golden", "cube", "--root", folder]).terminal.lines == ["wrote    \(file)"])
        #expect(run(["golden", "cube", "--root", folder]).terminal.lines == ["same     \(file)"])
        try "other".write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
        #expect(run(["golden", "cube", "--root", folder]).terminal.lines == ["changed  \(file)"])
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        #expect(try text == String(contentsOf: PackageFolder.url.appendingPathComponent(file), encoding: .utf8))
        #expect(run(["golden", "cupe", "--root", folder]).status == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: goldens) == ["cube.txt"])
    }

    @Test("Page and golden say that a summary is still the one that `new` wrote")
    func template() throws {
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: folder + "/Tests/AnimationsTests/Goldens", withIntermediateDirectories: true)
        var info = CatalogueAnimator.slide.info
        info.summary = Audit.templateSummary
        let animators: [any TransitionAnimator] = [CatalogueAnimator.slide.info(info), CatalogueAnimator.fade]
        let remark = "slide: the summary is the one that `gallery new` wrote. Say in one sentence what is to be seen."
        for words in [["golden", "slide", "--root", folder], ["slide", "--output", folder + "/site"]] {
            #expect(run(words, animators: animators).terminal.lines.filter { $0 == remark }.count == 1)
        }
        for words in [["golden", "fade", "--root", folder], ["fade", "--output", folder + "/site"]] {
            let terminal = run(words, animators: animators).terminal
            #expect(terminal.errors.isEmpty && !terminal.lines.isEmpty && !terminal.lines.contains(remark))
        }
    }

    @Test("A folder that cannot be made is named with the reason, with status 1")
    func unwritable() throws {
        let file = temporary()
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data().write(to: URL(fileURLWithPath: file))
        for path in [file, file + "/below"] {
            let (status, terminal) = run(["--output", path])
            #expect(status == 1)
            #expect(terminal.errors == ["gallery: I cannot write \(path): \(file) is a file, not a folder"])
            #expect(terminal.lines.isEmpty)
        }
    }

    @Test("The first run tells of every animator, the second of none, a third only of what changed")
    func quiet() throws {
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let slide = try TransitionRegistry.standard.animator(named: "slide")
        let fade = try TransitionRegistry.standard.animator(named: "fade")
        let index = folder + "/index.html"

        let first = run(["--output", folder], animators: [slide, fade])
        #expect(first.status == 0)
        #expect(first.terminal.lines.count == 4)
        #expect(first.terminal.lines[0].hasPrefix("new     slide: "))
        #expect(first.terminal.lines[1].hasPrefix("new     fade: "))
        #expect(first.terminal.lines.suffix(2) == ["2 transitions", index])
        #expect(FileManager.default.fileExists(atPath: index))

        let second = run(["--output", folder], animators: [slide, fade])
        #expect(second.terminal.lines == ["2 transitions, nothing changed", index])

        let third = run(["--output", folder], animators: [slide.duration(0.9), fade])
        #expect(third.terminal.lines.count == 3)
        #expect(third.terminal.lines[0].hasPrefix("changed slide: navigation"))
        #expect(third.terminal.lines[1] == "2 transitions, 1 of them new or changed")

        let fourth = run(["--output", folder], animators: [fade])
        #expect(fourth.terminal.lines.contains("removed data/slide.js"))
        #expect(fourth.terminal.errors.isEmpty)
    }

    @Test("A folder with files of others is refused and left alone; one that was written before, or is empty, is not")
    func foreign() throws {
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let fade = try TransitionRegistry.standard.animator(named: "fade")
        #expect(run(["--output", folder], animators: [fade]).status == 0)
        try Data("notes".utf8).write(to: URL(fileURLWithPath: folder + "/notes.txt"))
        #expect(run(["--output", folder], animators: [fade]).status == 0)

        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != "notes.txt" {
            try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
        let (status, terminal) = run(["--output", folder], animators: [fade])
        #expect(status == 1 && terminal.lines.isEmpty)
        #expect(
            terminal.errors == [
                "gallery: I cannot write \(folder): it has files that are not the gallery's, such as notes.txt. "
                    + "Choose another folder or empty it."
            ])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["notes.txt"])
    }

    @Test("A page of named animators lies within the whole page's folder; neither removes the other")
    func chosen() throws {
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let all = try ["slide", "fade"].map { try TransitionRegistry.standard.animator(named: TransitionName($0)) }
        let inner = folder + "/" + Folder.chosen
        for _ in 0..<2 {
            #expect(run(["fade", "--output", inner], animators: all).status == 0)
            #expect(run(["--output", folder], animators: all).status == 0)
        }
        for file in ["/index.html", "/data/slide.js", "/chosen/index.html", "/chosen/data/fade.js"] {
            #expect(FileManager.default.fileExists(atPath: folder + file), "\(file)")
        }
    }

    @Test("An animator's files stay small: seventy fit in six megabytes")
    func sizes() throws {
        var shared = SharedPictures()
        let entries = try GalleryEntries.all()
        let total = entries.reduce(0) { $0 + $1.recording.json(shared: &shared).text.utf8.count }
        #expect(Double(total) / Double(entries.count) * 70 + Double(shared.script.utf8.count) < 6e6)
    }

    @Test("A sheet is one file that needs no other, with the pictures of the animators named")
    func sheet() throws {
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (status, terminal) = run(["sheet", "cube", "--output", folder + "/a.html"])
        #expect(status == 0)
        #expect(terminal.lines == [folder + "/a.html"])
        let page = try String(contentsOfFile: folder + "/a.html", encoding: .utf8)
        #expect(page.contains("Gallery.add(\"cube\""))
        #expect(!page.contains("Gallery.add(\"fold\""))
        for forbidden in ["src=", "href=\"h", "url(", "@import"] { #expect(!page.contains(forbidden)) }
        let unknown = run(["sheet", "cubee", "--output", folder + "/b.html"])
        #expect(unknown.status == 1)
        #expect(unknown.terminal.errors.first?.contains("cube") == true)
        #expect(!FileManager.default.fileExists(atPath: folder + "/b.html"))
    }

    @Test(
        "A strip as PNG is a sharp picture of its page, as WebP a smaller one", .inChromium)
    func picture() throws {
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func strip(_ file: String, _ names: String...) throws -> [UInt8] {
            #expect(run(["strip"] + names + ["--output", "\(folder)/\(file)"]).status == 0)
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")))
        }
        let bytes = try strip("a.png", "cube", "fade")
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        let size = Sheet(layout: .strip, container: .navigation, isBackward: false).size(count: 2)
        #expect(number(at: 16) == 2 * size.width && number(at: 20) == 2 * size.height)
        // A picture with nothing drawn would be much smaller.
        #expect(bytes.count > 40_000)
        let small = try strip("a.webp", "cube", "fade")
        #expect(small.prefix(4) == Array("RIFF".utf8)[...] && small[8..<12] == Array("WEBP".utf8)[...])
        #expect(5_000..<bytes.count / 2 ~= small.count)
    }

    @Test("A moving strip plays each in its container, under tap and finger, on light and dark screens", .inChromium)
    func moving() throws {
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func frames(_ words: String...) throws -> (size: Int, durations: [Int], places: [Int], bytes: Int) {
            let file = "\(folder)/a.webp"
            #expect(run(["strip", "--moving", "--output", file] + words).status == 0)
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
            func number(_ at: Int, _ count: Int) -> Int {
                bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
            }
            var (at, durations, places) = (12, [Int](), [Int]())
            while at + 8 <= bytes.count {
                if bytes[at..<at + 4].elementsEqual(Array("ANMF".utf8)) {
                    places.append(number(at + 8, 3) * 2)
                    durations.append(number(at + 20, 3))
                }
                at += 8 + (number(at + 4, 4) + 1) / 2 * 2
            }
            return (number(24, 3) + 1, durations, places, bytes.count)
        }
        let both = try frames("slide/tab", "fade")
        // Twenty frames a second while it moves, and rests in between.
        #expect(both.durations.filter { $0 == 50 }.count > 50)
        #expect(both.durations.allSatisfy { $0 >= 50 } && both.durations.contains { $0 >= 500 })
        #expect((6000...9000).contains(both.durations.reduce(0, +)))
        // The first phone moves, then the second one, which is right of it.
        let half = both.size / 2
        let firstOfSecond = try #require(both.places.firstIndex { $0 > half })
        #expect(both.places[firstOfSecond...].allSatisfy { $0 > half } && firstOfSecond > 30)
        #expect((20_000...300_000).contains(both.bytes))
        #expect(try frames("slide/tab", "fade", "--dark").bytes != both.bytes)
        #expect(run(["strip", "--moving", "--output", "\(folder)/a.webp", "dialog/tab"]).status == 1)
    }

    @Test("The same animator may be in a strip twice: it is recorded with all moments")
    func moments() throws {
        #expect(Sheet.places(for: [30, 50]) == [0, 30, 50, 70, 100])
        let folder = temporary()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(run(["strip", "cube@20", "cube@60", "--output", folder + "/a.html"]).status == 0)
        let page = try String(contentsOfFile: folder + "/a.html", encoding: .utf8)
        #expect(page.components(separatedBy: "Gallery.add(\"cube\"").count == 2)
        #expect(page.contains("\"percents\":[20]") && page.contains("\"percents\":[60]"))
        func text(_ name: String) throws -> String {
            #expect(run(["strip", name, "--output", folder + "/b.html"]).status == 0)
            return try String(contentsOfFile: folder + "/b.html", encoding: .utf8)
        }
        #expect(try text("cube") == text("cube@40"))
        #expect(try text("cube") != text("cube@41"))
    }
}
