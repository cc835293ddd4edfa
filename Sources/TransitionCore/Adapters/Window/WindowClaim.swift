#if canImport(UIKit)
import UIKit

/// What a layer carries while a window transition moves it, so that whoever wants to move the same layer, as a
/// presentation does, can end that first: only a layer at rest can be put back as it was.
@MainActor
final class WindowClaim {
    private static let key = "repertoire.windowTransition"
    private weak var transition: WindowTransition?

    private init(_ transition: WindowTransition) { self.transition = transition }

    /// The window transition that moves a layer.
    static func transition(on layer: CALayer) -> WindowTransition? {
        (layer.value(forKey: key) as? WindowClaim)?.transition
    }

    /// Notes which window transition moves a layer; nil when it is at rest.
    static func set(_ transition: WindowTransition?, on layer: CALayer) {
        layer.setValue(transition.map { WindowClaim($0) }, forKey: key)
    }
}
#endif
