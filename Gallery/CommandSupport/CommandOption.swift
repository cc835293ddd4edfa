/// A word of a command line that begins with a hyphen.
package struct CommandOption: Equatable, Sendable {
    /// What follows it.
    package enum Value: Equatable, Sendable {
        /// Nothing: the option is there or not.
        case none
        /// A word that is not empty, after it or after an equals sign.
        case word
        /// Likewise, a whole number in this range.
        case number(ClosedRange<UInt64>)
    }

    /// As in `--output`.
    package let name: String
    /// Another name, as in `-o`; nil if there is none.
    package let short: String?
    /// What follows it.
    package let value: Value

    /// An option that stands for itself unless a value is told.
    package init(_ name: String, short: String? = nil, value: Value = .none) {
        self.name = name
        self.short = short
        self.value = value
    }

    /// What every command understands.
    package static let help = CommandOption("--help", short: "-h")
}
