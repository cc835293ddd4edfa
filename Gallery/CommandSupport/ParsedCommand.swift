/// The words of a command line, divided into operands and options.
package struct ParsedCommand: Equatable, Sendable {
    /// The words that belong to no option, in their order.
    package internal(set) var operands: [String] = []
    /// Whether help is asked for; then the rest has not been read.
    package private(set) var wantsHelp = false
    private var values: [String: String] = [:]

    static var help: ParsedCommand {
        var command = ParsedCommand()
        command.wantsHelp = true
        return command
    }

    mutating func set(_ option: CommandOption, to value: String) { values[option.name] = value }

    /// Whether an option is given.
    package func contains(_ option: CommandOption) -> Bool { values[option.name] != nil }

    /// The word given with an option; nil if it is not given.
    package subscript(_ option: CommandOption) -> String? { values[option.name] }

    /// The number given with an option; nil if it is not given.
    package func number(_ option: CommandOption) -> UInt64? { self[option].flatMap { UInt64($0) } }
}
