import TransitionCore

extension TransitionEdge {
    /// Whether the container begins at it, as one reads: leading or top.
    var isStart: Bool { self == .leading || self == .top }
}
