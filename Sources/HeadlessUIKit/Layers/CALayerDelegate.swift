import Foundation

/// The delegate of a layer. Every method is optional on Apple's platforms; a default here does the same as a missing
/// method.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Makes the layer's picture.
    func display(_ layer: CALayer)
    /// Draws the layer's picture.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change: nil to look further, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Nothing is displayed.
    public func display(_ layer: CALayer) {}
    /// Nothing is drawn.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Nothing happens.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Nothing is placed.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil: the search for an action goes on.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that runs when a value of a layer changes.
public protocol CAAction {
    /// Runs for the change of a key of an object, a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the answer of a delegate that wants no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
