import TransitionCore

extension TransitionEdge {
    /// Whether the container begins at this edge in reading direction: leading or top.
    var isStart: Bool { self == .leading || self == .top }
}
