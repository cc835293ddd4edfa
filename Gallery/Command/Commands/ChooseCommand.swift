import Foundation
import GalleryCommandSupport
import TransitionCore

/// `gallery choose [ANSWER…]`: three transitions for the answers to three questions. Without an answer it asks, if there is
/// a terminal.
struct ChooseCommand: Equatable {
    var wish = Wish()

    static let syntax = CommandSyntax(operands: .any)

    init(_ words: ParsedCommand) throws(UsageError) {
        var answered: Set<String> = []
        for word in words.operands {
            guard let question = wish.answer(word) else { throw .unexpected(word) }
            guard answered.insert(question).inserted else { throw .repeated(question) }
        }
    }

    /// Prints the candidates.
    ///
    /// - Parameters:
    ///   - ask: Shows a text and returns the line that is typed then; nil at the end of the input. Nil without a terminal.
    ///   - print: Writes a line.
    func run(
        _ animators: [any TransitionAnimator], ask: ((String) -> String?)?, print: (String) -> Void
    ) throws(UsageError) {
        var wish = wish
        if wish == Wish() {
            guard let ask else { throw .missingOperand("answers, as in `gallery choose side quiet often`") }
            for question in Wish.questions { wish.take(question, from: ask) }
        }
        for animator in Chooser(animators).candidates(for: wish) {
            let card = Card(animator)
            let use = Card.use(of: animator.info.tags).map { ", \($0)" } ?? ""
            print("\(card.title), \(card.facts.prefix { $0 != "·" }.trimmingCharacters(in: .whitespaces))\(use)")
            print("  \(card.summary)")
            if let kind = ContainerKind.allCases.first(where: { card.lines[$0] != nil }), let line = card.lines[kind] {
                print("  \(line)")
            }
        }
    }
}

extension Wish {
    /// Asks a question until the answer is one, is empty, or there is no more input; the last two leave it open.
    fileprivate mutating func take(_ question: Question, from ask: (String) -> String?) {
        let width = question.answers.map(\.word.count).max() ?? 0
        let lines = question.answers.map { answer in
            "  \(answer.word.padding(toLength: width, withPad: " ", startingAt: 0))  \(answer.title)"
        }
        let text = ([question.title] + lines + ["? "]).joined(separator: "\n")
        while let typed = ask(text) {
            let word = typed.trimmingCharacters(in: .whitespaces).lowercased()
            if word.isEmpty { return }
            guard let answer = question.answers.first(where: { $0.word.hasPrefix(word) }) else { continue }
            _ = self.answer(answer.word)
            return
        }
    }
}
