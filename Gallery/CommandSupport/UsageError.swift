/// The reason why a command line was not understood.
package enum UsageError: Error, Equatable, CustomStringConvertible {
    /// A word that has no meaning there.
    case unexpected(String)
    /// An option that was given before.
    case repeated(String)
    /// An option without the word that belongs to it.
    case missingValue(String)
    /// An option without the number that belongs to it.
    case missingNumber(String)
    /// A word that belongs to no option and was not given. The text completes “The command needs …”.
    case missingOperand(String)

    /// A sentence for the user of the command.
    package var description: String {
        switch self {
        case .unexpected(let word): "I do not understand “\(word)”."
        case .repeated(let option): "\(option) was given twice."
        case .missingValue(let option): "\(option) needs a word after it."
        case .missingNumber(let option): "\(option) needs a whole number, as in \(option) 1000."
        case .missingOperand(let need): "The command needs \(need)."
        }
    }
}
