#if canImport(UIKit)
import TransitionCore
import UIKit

/// The note on a layer that a window transition moves it. Another part of the package that wants to move the same
/// layer, such as a presentation, can then end that transition first: a layer's values can be restored later only if it
/// was at rest at the start.
@MainActor
final class WindowClaim {
    private static let key = "repertoire.windowTransition"
    private weak var transition: WindowTransition?

    private init(_ transition: WindowTransition) { self.transition = transition }

    /// The window transition that moves a layer; nil when the layer is at rest.
    package static func transition(on layer: CALayer) -> WindowTransition? {
        (layer.value(forKey: key) as? WindowClaim)?.transition
    }

    /// Notes the window transition that moves a layer; nil removes the note.
    static func set(_ transition: WindowTransition?, on layer: CALayer) {
        layer.setValue(transition.map { WindowClaim($0) }, forKey: key)
    }
}
#endif
