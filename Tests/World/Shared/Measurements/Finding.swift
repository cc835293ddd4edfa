/// What was found out about one assumption.
public enum Finding: Equatable, Sendable, Codable {
    case flag(Bool)
    case number(Double)
    /// A case of an enumeration, by its name.
    case word(String)
    /// Nothing, and why.
    case notMeasured(String)

    /// The value as Swift writes it; nil if there is none.
    public var swift: String? {
        switch self {
        case .flag(let value): return "\(value)"
        case .word(let name): return ".\(name)"
        case .number(let value):
            // Thousandths are more than any of these can be measured to.
            let thousandths = (value * 1000).rounded()
            let isWhole = thousandths.truncatingRemainder(dividingBy: 1000) == 0
            return isWhole ? "\(Int(thousandths / 1000))" : "\(thousandths / 1000)"
        case .notMeasured: return nil
        }
    }
}
