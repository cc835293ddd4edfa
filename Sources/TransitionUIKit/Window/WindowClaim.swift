#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Marks a layer that a window transition moves. Another transition of the same layer, such as a presentation, can then
/// end the window transition first. A transition can restore the values of a layer only if the layer was at rest when
/// the transition started.
@MainActor
final class WindowClaim {
    private static let key = "repertoire.windowTransition"
    private weak var transition: WindowTransition?

    private init(_ transition: WindowTransition) { self.transition = transition }

    /// Returns the window transition that moves a layer; nil if the layer is at rest.
    package static func transition(on layer: CALayer) -> WindowTransition? {
        (layer.value(forKey: key) as? WindowClaim)?.transition
    }

    /// Marks a layer with the window transition that moves it; nil removes the mark.
    static func set(_ transition: WindowTransition?, on layer: CALayer) {
        layer.setValue(transition.map { WindowClaim($0) }, forKey: key)
    }
}
#endif
