import Foundation

/// What scrolls.
public enum UIScrollType: UInt, Sendable {
    /// A wheel with steps.
    case discrete
    /// A trackpad.
    case continuous
}

/// The scrolls of trackpads and wheels that count as pans.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// A mask of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A wheel with steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// A trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
