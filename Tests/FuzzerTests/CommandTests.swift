import GalleryCommandSupport
import Testing

@testable import fuzz

/// The arguments on the fuzzer's command line.
@Suite @MainActor struct CommandTests {
    private func command(_ words: String...) throws -> Command { Command(try Command.syntax.parse(words)) }

    private func run(_ words: String...) -> (status: Int32, lines: [String], errors: [String]) {
        var (lines, errors): ([String], [String]) = ([], [])
        let status = Command.run(
            words, print: { lines.append($0) }, complain: { errors.append($0) }, progress: { _ in })
        return (status, lines, errors)
    }

    @Test("What is understood")
    func understood() throws {
        var expected = Command()
        #expect(try command() == expected)
        (expected.events, expected.seed, expected.isPlain) = (12, 34, true)
        #expect(try command("--events", "12", "--seed=34", "--plain") == expected)
        expected.isHosted = true
        #expect(try command("--events", "12", "--hosts", "--seed=34", "--plain") == expected)
        expected = Command()
        expected.replay = "a b"
        #expect(try command("--replay", "a b") == expected)
        #expect(try command("--replay=a b") == expected)
    }

    @Test("What is not")
    func refused() {
        let cases: [([String], UsageError)] = [
            (["--event"], .unexpected("--event")), (["fuzz"], .unexpected("fuzz")),
            (["--events"], .missingNumber("--events")), (["--events", "0"], .missingNumber("--events")),
            (["--seed", "x"], .missingNumber("--seed")), (["--seed=1", "--seed", "2"], .repeated("--seed")),
            (["--replay"], .missingValue("--replay")), (["--replay="], .missingValue("--replay")),
            (["--plain", "--plain"], .repeated("--plain")), (["--plain=1"], .unexpected("--plain=1")),
        ]
        for (words, error) in cases {
            #expect(throws: error) { try Command.syntax.parse(words) }
        }
    }

    @Test("The last line counts the violations, and the status tells whether there are any")
    func counts() {
        let (status, lines, errors) = run("--events", "30", "--seed", "5", "--plain")
        #expect(status == 0 && errors.isEmpty && lines == ["30 events, seed 5, 0 violations"])
    }

    @Test("Help names all there is; a word that is not understood is named, with status 2")
    func words() {
        for word in ["-h", "--help"] {
            let help = run("--plain", word)
            #expect(help.status == 0 && help.lines == [Command.manual])
        }
        for word in ["--events", "--seed", "--hosts", "--plain", "--replay", "--help", "-h", "status"] {
            #expect(Command.manual.contains(word))
        }
        let wrong = run("--nonsense")
        #expect(wrong.status == 2 && wrong.lines.isEmpty)
        #expect(wrong.errors == ["fuzz: I do not understand “--nonsense”. `fuzz --help` says what there is."])
    }
}
