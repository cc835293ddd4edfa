import TransitionCore

extension TransitionEdge {
    /// Whether the container begins at this edge in reading direction: leading or top.
    @_alwaysEmitIntoClient
    var isStart: Bool { self == .leading || self == .top }
}
