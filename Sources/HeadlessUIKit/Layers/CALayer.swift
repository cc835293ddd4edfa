import Foundation

/// A rectangle of content in a tree: geometry, looks, and the animations of both. What is set here is the model; what
/// is on screen at an instant is `presentation()`.
open class CALayer: NSObject, NSCoding, CAMediaTiming {
    /// The model values, or, in a presentation copy, the presented ones.
    final var values = LayerValues.initial
    final var sublayerList: [CALayer] = []
    final weak var parent: CALayer?
    final var maskLayer: CALayer?
    final var animationList: [LiveAnimation] = []
    final var timing = MediaTiming()
    final var associatedValues = AssociatedValues()
    final let identifier = World.current.identifier()
    /// The commit in which the layer joined its superlayer; a layer that was never on screen has no implicit
    /// animations.
    final var insertion = 0
    /// The presented value before the change whose action is running.
    final var pendingPrevious: (key: LayerKey, value: AnimatableValue)?
    final var layoutNeeded = false
    final var displayNeeded = false
    /// The layer this one is a presentation copy of.
    final var modelLayer: CALayer?

    /// A layer of no size.
    public override init() {
        super.init()
    }

    /// A copy with the same values, as presentation copies are made; `layer` is a `CALayer`.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(from: layer, values: layer.values) }
    }

    /// A layer of no size; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Archives nothing.
    open func encode(with coder: NSCoder) {}

    /// The object that answers for the layer's actions, layout and drawing.
    open weak var delegate: (any CALayerDelegate)?

    /// A name for finding the layer again.
    open var name: String?

    /// Actions by key, used when the delegate has none.
    open var actions: [String: any CAAction]?

    /// The rectangle of the layer in its own space, in points.
    open var bounds: CGRect {
        get { values.bounds }
        set {
            change(.bounds) {
                let old = values.bounds.size
                values.bounds = newValue
                if old != newValue.size { sizeChanged(from: old) }
            }
        }
    }

    /// Where the anchor point lies in the superlayer, in points.
    open var position: CGPoint {
        get { values.position }
        set { change(.position) { values.position = newValue } }
    }

    /// The depth, towards the eye, in points; also the drawing order among siblings.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change(.zPosition) { values.zPosition = newValue } }
    }

    /// The point that `position` places and the transform turns about, as a fraction of the bounds.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change(.anchorPoint) { values.anchorPoint = newValue } }
    }

    /// The map applied about the anchor point.
    open var transform: CATransform3D {
        get { values.transform }
        set { change(.transform) { values.transform = newValue } }
    }

    /// A map applied to every sublayer about this layer's anchor point; perspective, as a rule.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { change(.sublayerTransform) { values.sublayerTransform = newValue } }
    }

    /// Opacity of the layer with everything in it, 0…1.
    open var opacity: Float {
        get { values.opacity }
        set { change(.opacity) { values.opacity = newValue } }
    }

    /// Whether the layer and its sublayers are not drawn.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change(.hidden) { values.isHidden = newValue } }
    }

    /// Whether sublayers are cut off at the (rounded) bounds.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(.masksToBounds) { values.masksToBounds = newValue } }
    }

    /// Whether the layer is drawn when its back faces the eye.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change(.doubleSided) { values.isDoubleSided = newValue } }
    }

    /// Radius of the corners in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(.cornerRadius) { values.cornerRadius = newValue } }
    }

    /// Colour behind the contents.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change(.backgroundColor) { values.backgroundColor = newValue } }
    }

    /// The picture: an image, or nil.
    open var contents: Any? {
        get { values.contents }
        set { change(.contents) { values.contents = newValue } }
    }

    /// The layer whose opacity cuts this one.
    open var mask: CALayer? {
        get { maskLayer }
        set {
            guard maskLayer !== newValue else { return }
            change(.mask) {
                maskLayer?.parent = nil
                maskLayer = newValue
                if let newValue {
                    if newValue.parent != nil { newValue.removeFromSuperlayer() }
                    newValue.parent = self
                    newValue.insertion = World.current.commits
                }
            }
        }
    }

    /// How the picture fills the bounds.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The shape of rounded corners.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// Whether the layer hides all behind it; a hint.
    open var isOpaque = false
    /// Whether edges are smoothed.
    open var allowsEdgeAntialiasing = false
    /// Which edges are smoothed.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Whether a change of size asks for drawing.
    open var needsDisplayOnBoundsChange = false

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Members a subclass may override

    /// The action for a change of the key: the delegate's, then `actions`, then the class's default, else nil.
    open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

    /// The action of the class for a key, if neither delegate nor `actions` has one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The value a key has before anything is set.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Places the sublayers; the delegate does it if there is one.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Makes the picture; the delegate does it if there is one.
    open func display() { delegate?.display(self) }

    /// Draws the picture; the delegate does it if there is one.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Asks for a layout pass before the next commit.
    open func setNeedsLayout() {
        layoutNeeded = true
        World.current.layoutPending = true
    }

    /// Asks for a drawing pass.
    open func setNeedsDisplay() { displayNeeded = true }

    /// Asks for a drawing pass of a part.
    open func setNeedsDisplay(_ r: CGRect) { displayNeeded = true }

    /// Whether the point of this layer's space lies in its bounds.
    @discardableResult
    open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    /// The deepest layer at a point of the superlayer's space, the frontmost first.
    @discardableResult
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTestTree(p) }

    /// Copies the subclass's own values into a presentation copy.
    func copyOwnValues(from layer: CALayer) {}

    /// Reads a value of the subclass for an animation; nil if the key is not one of its own.
    func ownValue(_ key: LayerKey) -> AnimatableValue? { nil }

    /// Writes an animated value of the subclass into this presentation copy.
    func setOwnValue(_ value: AnimatableValue, _ key: LayerKey) {}

    /// The picture that the subclass draws; nil if it draws none of its own.
    func ownContents() -> Headless.LayerPicture.Contents? { nil }

    /// A value kept under a key: an animatable one by its key path, anything else as it is.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }

    /// Sets a value by its key path, such as `transform.rotation.z`; keys that are none of the layer's are kept.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, keyPath) }

    /// A value by its key, one of the layer's own or one that was set. A path through several values is no key.
    open func value(forKey key: String) -> Any? {
        key.utf8.contains(UInt8(ascii: ".")) ? extraValues?[key] : keyedValue(key)
    }

    /// Sets a value by its key; keys that are none of the layer's are kept.
    open func setValue(_ value: Any?, forKey key: String) {
        if key.utf8.contains(UInt8(ascii: ".")) { keep(value, key) } else { setKeyedValue(value, key) }
    }

    final var extraValues: [String: Any]?
    /// In a presentation copy: the picture of old content that still shows, and its opacity.
    final var fadingPicture: (Drawing, Double)?
}
