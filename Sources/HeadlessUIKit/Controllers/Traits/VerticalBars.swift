/// The edge at which the system's bars stand upright.
public enum UIVerticalBarEdge: Int, Sendable {
    /// At none.
    case unspecified = 0
    /// Where lines begin.
    case leading = 1
    /// Where lines end.
    case trailing = 2
}

/// Whether bars may stand upright.
public enum UIVerticalBarBehavior: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Never.
    case disabled = 1
}
