import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// `gallery choose`: three candidates for the answers on the command line, or for those that are typed.
@Suite @MainActor struct ChooseCommandTests {
    /// The command with lines that are typed one after the other; nil without a terminal.
    private func run(
        _ words: String..., typing answers: [String]? = nil
    ) -> (status: Int32, lines: [String], errors: [String], asked: [String]) {
        var (lines, errors, asked, rest): ([String], [String], [String], [String]) = ([], [], [], answers ?? [])
        var command = Gallery(
            animators: [
                CatalogueAnimator.push, .slide, .sharedAxis, .cover, .zoom, .fade, .dialog, .cube, .iris,
            ], print: { lines.append($0) },
            complain: { errors.append($0) })
        if answers != nil {
            command.ask = { text in
                asked.append(text)
                return rest.isEmpty ? nil : rest.removeFirst()
            }
        }
        let status = command.run(["choose"] + words)
        return (status, lines, errors, asked)
    }

    @Test("Answers in any order give three candidates, each with a summary and a line of Swift")
    func answers() {
        let some = run("often", "side", "quiet")
        #expect(some.status == 0 && some.errors.isEmpty && some.lines.count == 9)
        #expect(some.lines.first == "Shared axis, 0.3 s, for apps")
        #expect(some.lines.filter { $0.hasPrefix("  navigationController.setNavigationTransition(.") }.count == 3)
        #expect(
            run("side", "quiet", "often").lines == some.lines && run("tapped").lines.first?.contains("Zoom") == true)
    }

    @Test("A word that is no answer, and two answers to one question, are not understood")
    func usage() {
        #expect(run("sideways").status == 2 && run("sideways").errors.first?.contains("“sideways”") == true)
        #expect(run("side", "below").errors.first?.contains("origin was given twice") == true)
        #expect(run().errors.first?.contains("`gallery choose side quiet often`") == true && run().status == 2)
    }

    @Test("Without an answer it asks; the beginning of a word is enough, a wrong one is asked for again")
    func asks() {
        let typed = run(typing: ["x", "SI", "quiet", " often "])
        #expect(typed.status == 0 && typed.lines == run("side", "quiet", "often").lines)
        #expect(typed.asked.count == 4 && typed.asked[0] == typed.asked[1])
        #expect(typed.asked[0].hasPrefix("Where does the new screen come from?\n  side    From the side\n"))
        // An empty line and the end of the input leave a question open.
        #expect(run(typing: ["", "loud"]).lines == run("loud").lines && run(typing: ["", "loud"]).asked.count == 3)
    }
}
