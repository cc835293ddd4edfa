import TransitionCore

/// A badge of a tab bar's item.
public enum TabItemBadge: Equatable, Sendable {
    /// A number; there is no badge while it is 0 or below.
    case number(Int)
    /// A text. One that begins with a number can be counted on: “919+” and one more are 920.
    case text(String)
    /// An empty badge.
    case dot

    /// The `badgeValue`; nil for none.
    var text: String? {
        switch self {
        case .number(let number): number > 0 ? "\(number)" : nil
        case .text(let text): text
        case .dot: ""
        }
    }

    /// The badge with so many more. A text counts as the number that it begins with; a dot, and a text without a number,
    /// stay what they are.
    public func adding(_ count: Int) -> TabItemBadge {
        switch self {
        case .number(let number):
            return .number(number.addingReportingOverflow(count).overflow ? number : number + count)
        case .text(let text):
            guard let number = Int(text.prefix { $0.isASCII && $0.isNumber }) else { return self }
            return TabItemBadge.number(number).adding(count)
        case .dot: return self
        }
    }
}
