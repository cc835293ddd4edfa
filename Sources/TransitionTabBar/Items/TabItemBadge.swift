import TransitionCore

/// A badge of a tab bar item.
public enum TabItemBadge: Equatable, Sendable {
    /// A number. Without a positive number there is no badge.
    case number(Int)
    /// A text. ``adding(_:)`` increases a number at its beginning: “919+” plus 1 is 920.
    case text(String)
    /// An empty badge.
    case dot

    /// The `badgeValue`; nil without a badge.
    var text: String? {
        switch self {
        case .number(let number): number > 0 ? "\(number)" : nil
        case .text(let text): text
        case .dot: ""
        }
    }

    /// Returns the badge increased by a number. A text counts as its leading number. A dot, and a text without a
    /// leading number, do not change.
    public func adding(_ count: Int) -> TabItemBadge {
        switch self {
        case .number(let number):
            return .number(number.addingReportingOverflow(count).overflow ? number : number + count)
        case .text(let text):
            guard let number = Int(String(text.prefix { $0.isASCII && $0.isNumber })) else { return self }
            return TabItemBadge.number(number).adding(count)
        case .dot: return self
        }
    }
}
