#if canImport(UIKit) && !PARTIAL_UIKIT
/// The effect of a tap on a tab bar item.
public enum TabItemTap {
    /// Selects the tab, if the app's delegate allows it.
    case select
    /// Runs a closure after the tap and keeps the selection, for example to present a composer.
    case instead(@MainActor () -> Void)
    /// Has no effect.
    case refuse

    var selects: Bool { if case .select = self { true } else { false } }
}
#endif
