import Animations
import Foundation
import Testing

@testable import gallery

/// The command as a whole: what it prints, what it leaves, how it ends.
@Suite(.serialized) @MainActor struct CommandTests {
    private final class Terminal {
        var lines: [String] = []
        var errors: [String] = []
    }

    private func run(
        _ arguments: [String], animators: [any TransitionAnimator] = TransitionRegistry.standard.all
    ) -> (status: Int32, terminal: Terminal) {
        let terminal = Terminal()
        let command = Gallery(
            animators: animators, print: { terminal.lines.append($0) }, complain: { terminal.errors.append($0) })
        return (command.run(arguments), terminal)
    }

    private func temporary() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)").path
    }

    @Test("list prints one name a line, in the registry's order")
    func list() {
        let (status, terminal) = run(["list"])
        #expect(status == 0)
        #expect(terminal.lines == TransitionRegistry.standard.names.map(\.rawValue))
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
        #expect(third.terminal.lines[0].hasPrefix("changed slide: "))
        #expect(third.terminal.lines[1] == "2 transitions, 1 of them new or changed")

        let fourth = run(["--output", folder], animators: [fade])
        #expect(fourth.terminal.lines.contains("removed data/slide.js"))
        #expect(fourth.terminal.errors.isEmpty)
    }

    @Test("An animator's files stay small: sixty-four in three containers fit in six megabytes")
    func sizes() throws {
        var shared = SharedPictures()
        let exhibits = try Exhibits.all()
        let total = exhibits.reduce(0) { $0 + $1.recording.json(shared: &shared).text.utf8.count }
        #expect(Double(total) / Double(exhibits.count) * 64 * 3 + Double(shared.script.utf8.count) < 6e6)
    }
}
