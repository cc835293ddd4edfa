/// A word of a command line that begins with a hyphen.
package struct CommandOption: Equatable, Sendable {
    /// The kind of value that follows the option.
    package enum Value: Equatable, Sendable {
        /// No value: the option is given or not.
        case none
        /// A word that is not empty, as the next argument or after an equals sign.
        case word
        /// A whole number in this range, given in the same way.
        case number(ClosedRange<UInt64>)
    }

    /// As in `--output`.
    package let name: String
    /// Another name, as in `-o`, or nil.
    package let short: String?
    /// The kind of value that follows the option.
    package let value: Value

    /// An option; without a value unless one is declared.
    package init(_ name: String, short: String? = nil, value: Value = .none) {
        self.name = name
        self.short = short
        self.value = value
    }

    /// The option that every command has.
    package static let help = CommandOption("--help", short: "-h")
}
