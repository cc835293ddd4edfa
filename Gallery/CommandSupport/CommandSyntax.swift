/// The options and operands that a command accepts after its name.
package struct CommandSyntax: Equatable, Sendable {
    /// How many operands (words that belong to no option) a command takes.
    package enum Operands: Equatable, Sendable {
        /// None.
        case none
        /// Exactly one. The text completes “The command needs …”.
        case one(String)
        /// As many as are given.
        case any
    }

    private let operands: Operands
    private let options: [CommandOption]

    /// A command with some options; ``CommandOption/help`` is always among them.
    package init(operands: Operands = .none, options: [CommandOption] = []) {
        self.operands = operands
        self.options = options + [.help]
    }

    /// Reads all words, or, if one asks for help, only those before it.
    package func parse(_ words: some Collection<String>) throws(UsageError) -> ParsedCommand {
        var command = ParsedCommand()
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-") else {
                guard !word.isEmpty, mayTakeOperand(after: command.operands.count) else { throw .unexpected(word) }
                command.operands.append(word)
                continue
            }
            let (option, joined) = try option(word)
            if option == .help { return ParsedCommand.help }
            guard !command.contains(option) else { throw .repeated(option.name) }
            command.set(option, to: try value(of: option, joined: joined, rest: &rest))
        }
        if case .one(let need) = operands, command.operands.isEmpty { throw .missingOperand(need) }
        return command
    }

    private func mayTakeOperand(after count: Int) -> Bool {
        switch operands {
        case .none: false
        case .one: count == 0
        case .any: true
        }
    }

    /// The option that a word names, and the text after its equals sign if there is one.
    private func option(_ word: String) throws(UsageError) -> (option: CommandOption, joined: String?) {
        if let option = options.first(where: { $0.name == word || $0.short == word }) { return (option, nil) }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let option = options.first(where: { $0.name == parts[0] }), option.value != .none else {
            throw .unexpected(word)
        }
        return (option, String(parts[1]))
    }

    private func value(
        of option: CommandOption, joined: String?, rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard option.value != .none else { return "" }
        let word = joined ?? rest.popFirst() ?? ""
        switch option.value {
        case .number(let range):
            guard let number = UInt64(word), range.contains(number) else { throw .missingNumber(option.name) }
        case .none, .word:
            guard !word.isEmpty else { throw .missingValue(option.name) }
        }
        return word
    }
}
