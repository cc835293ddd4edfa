import TransitionCore

extension TransitionScene {
    /// The edge at which the container's bar covers the screens, and the height of the bar in points; at most a quarter
    /// of the screens' height.
    @_alwaysEmitIntoClient
    var bar: (edge: TransitionEdge, height: Double) {
        switch container {
        case .navigation: (.top, min(max(safeArea.top, 0), height / 4))
        case .tab: (.bottom, min(max(safeArea.bottom, 0), height / 4))
        case .modal: (.top, 0)
        }
    }
}
