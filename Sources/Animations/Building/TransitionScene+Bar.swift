import TransitionCore

extension TransitionScene {
    /// The edge at which the container's bar covers the screens, and how many points of them it covers; at most a
    /// quarter of their height.
    var bar: (edge: TransitionEdge, height: Double) {
        switch container {
        case .navigation: (.top, min(max(safeArea.top, 0), height / 4))
        case .tab: (.bottom, min(max(safeArea.bottom, 0), height / 4))
        case .modal: (.top, 0)
        }
    }
}
