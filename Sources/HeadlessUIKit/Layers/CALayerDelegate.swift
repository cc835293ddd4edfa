import Foundation

/// Answers for a layer. Every method is optional on Apple's side; a default here does what leaving it out does.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Makes the layer's picture.
    func display(_ layer: CALayer)
    /// Draws the layer's picture.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Is told that drawing comes.
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
    /// The search goes on.
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
