#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore

/// The switch of all transitions of this package in the process.
///
/// If something goes wrong after a release, a flag of the app's server can take the package out of the way with one
/// line:
///
///     Transitions.isEnabled = UserDefaults.standard.bool(forKey: "transitions")
@MainActor
public enum Transitions {
    /// Whether the package animates anything; true by default. Set it at any time, as often as you like.
    ///
    /// A change to false ends everything at once: a transition that plays arrives where it was going, and one that a
    /// finger or code holds is cancelled. A change that UIKit has requested an animator for and not begun takes place
    /// without animation; the change of a finger is cancelled then. From there on UIKit behaves as if nothing were
    /// installed: its own animations play, its own swipe back works, and no swipe of the package begins. A screen with a
    /// modal transition keeps its presentation style and its extent, and UIKit slides it. Tab bar items and the package's
    /// own tab bar keep their places, taps, long presses and menus, and nothing of them moves.
    ///
    /// All that is installed stays: animators, options, closures, delegates, and settings of items. What the app
    /// installs or changes while it is false is kept too. A change to true makes all of it work again, from the next
    /// change on.
    ///
    /// Reading it costs nothing. Setting it costs one call for each container that has a transition, item or bar of the
    /// package.
    public static var isEnabled = true {
        didSet { if isEnabled != oldValue { SwitchWatch.report() } }
    }
}

/// Observes ``Transitions/isEnabled`` until it is freed.
@MainActor
package final class SwitchWatch {
    private static var all: [Weak<SwitchWatch>] = []
    private let action: @MainActor () -> Void

    /// - Parameter action: Called when the value has changed.
    package init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        Self.all.removeAll { $0.object == nil }
        Self.all.append(Weak(self))
    }

    fileprivate static func report() {
        for watch in all { watch.object?.action() }
    }
}
#endif
