import Foundation

/// A rectangle that draws, receives touches, and contains other views. Its layer holds geometry and looks.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate {
    let ownLayer: CALayer
    @exclusivity(unchecked) final var children: [UIView] = []
    weak var parentView: UIView?
    weak var currentWindow: UIWindow?
    /// The controller whose view this is.
    weak var owner: (any ViewOwner)?
    var maskView: UIView?
    var recognizers: [UIGestureRecognizer]?
    var ownInteractions: [any UIInteraction] = []
    var largeContent = LargeContent()
    var lastSafeArea = UIEdgeInsets.zero
    var tint: UIColor?
    /// How many animations that block touches run on this view.
    nonisolated(unsafe) var touchBlocks = 0

    /// The class of layer that backs the view.
    open class var layerClass: AnyClass { CALayer.self }

    /// A view at a place in its superview's space.
    public init(frame: CGRect) {
        ownLayer = LayerFactory.layer(of: Self.layerClass)
        super.init()
        ownLayer.delegate = self
        ownLayer.frame = frame
    }

    /// A view of no size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// A view of no size; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        ownLayer = LayerFactory.layer(of: Self.layerClass)
        super.init()
        ownLayer.delegate = self
    }

    /// Archives nothing.
    open func encode(with coder: NSCoder) {}

    /// The layer that holds geometry and looks.
    open var layer: CALayer { ownLayer }

    /// The controller that manages the view, else the superview.
    open override var next: UIResponder? { owner ?? parentView }

    // MARK: Geometry

    /// The smallest upright rectangle around the view in its superview's space; undefined while a transform is set.
    open var frame: CGRect {
        get { ownLayer.frame }
        set { ownLayer.frame = newValue }
    }

    /// The rectangle of the view in its own space.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set { ownLayer.bounds = newValue }
    }

    /// Where the anchor point (the centre, as a rule) lies in the superview.
    open var center: CGPoint {
        get { ownLayer.position }
        set { ownLayer.position = newValue }
    }

    /// The map of the plane about the anchor point.
    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { ownLayer.setAffineTransform(newValue) }
    }

    /// The map of space about the anchor point.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { ownLayer.transform = newValue }
    }

    /// The point that `center` places, as a fraction of the bounds.
    open var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set { ownLayer.anchorPoint = newValue }
    }

    /// The parts that are flexible when the superview changes its size.
    open var autoresizingMask: UIView.AutoresizingMask = []
    /// Whether subviews follow a change of size by their masks.
    open var autoresizesSubviews = true
    /// Whether the mask stands for constraints; there are none here.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// How content fills the view.
    open var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { contentModeChanged() }
    }
    /// Pixels to a point.
    open var contentScaleFactor: CGFloat = 1
    /// A number for finding the view again.
    open var tag = 0

    // MARK: Looks

    /// Opacity of the view with everything in it, 0…1.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { ownLayer.opacity = Float(newValue) }
    }

    /// Whether the view is neither drawn nor touched.
    open var isHidden: Bool {
        get { ownLayer.isHidden }
        set { ownLayer.isHidden = newValue }
    }

    /// Whether the view hides all behind it; a hint.
    open var isOpaque = true

    /// Colour behind the content.
    open var backgroundColor: UIColor? {
        get { ownLayer.backgroundColor.map(UIColor.init(cgColor:)) }
        set { ownLayer.backgroundColor = newValue?.cgColor }
    }

    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set { ownLayer.masksToBounds = newValue }
    }

    /// The view whose opacity cuts this one.
    open var mask: UIView? {
        get { maskView }
        set {
            maskView?.ownLayer.removeFromSuperlayer()
            newValue?.removeFromSuperview()
            maskView = newValue
            ownLayer.mask = newValue?.ownLayer
        }
    }

    /// The colour of controls; the superview's unless set.
    open var tintColor: UIColor! {
        get { tint ?? parentView?.tintColor ?? .systemBlue }
        set {
            tint = newValue
            tintChanged()
        }
    }

    /// The tint changed; a subclass draws anew.
    open func tintColorDidChange() {}

    // MARK: Hierarchy

    /// The subviews, the last in front.
    open var subviews: [UIView] { children }
    /// The view this one is in.
    open var superview: UIView? { parentView }
    /// The window this view is in.
    open var window: UIWindow? { currentWindow }

    /// Puts a view in front of the others.
    open func addSubview(_ view: UIView) { place(view, at: children.count) }

    /// Puts a view at an index.
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

    /// Puts a view just behind a sibling.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        place(view, nextTo: siblingSubview, offset: 0)
    }

    /// Puts a view just in front of a sibling.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        place(view, nextTo: siblingSubview, offset: 1)
    }

    /// Swaps two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapChildren(index1, index2) }

    /// Puts a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.parentView === self { place(view, at: children.count) }
    }

    /// Puts a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        if view.parentView === self { place(view, at: 0) }
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// A subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The superview is about to change.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview has changed.
    open func didMoveToSuperview() {}
    /// The window is about to change.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The window has changed.
    open func didMoveToWindow() {}

    /// Whether the view is the other or in it.
    @discardableResult
    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.parentView
        }
        return false
    }

    // MARK: Layout

    /// Asks for a layout pass.
    open func setNeedsLayout() { ownLayer.setNeedsLayout() }

    /// Lays out now the views that need it.
    open func layoutIfNeeded() { ownLayer.layoutIfNeeded() }

    /// Places the subviews; subclasses override it.
    open func layoutSubviews() {}

    /// Asks for a drawing pass.
    open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

    /// Asks for a drawing pass of a part.
    open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }

    /// Draws the view's content; nothing by default.
    open func draw(_ rect: CGRect) {}

    /// The size the view would like within a size; its own by default.
    @discardableResult
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size it would like.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The size of the content, −1 where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    /// How far bars and the like reach into the view from each side.
    open var safeAreaInsets: UIEdgeInsets { currentSafeArea() }

    /// The safe area changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: Touches

    /// Whether the view and what is in it take touches.
    open var isUserInteractionEnabled = true
    /// Whether more than one finger is followed.
    open var isMultipleTouchEnabled = false

    /// The frontmost view at a point of this view's space that takes touches.
    @discardableResult
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestTree(point, event) }

    /// Whether the point of this view's space lies in it.
    @discardableResult
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The recognisers of the view; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers }
        set {
            for old in recognizers ?? [] where !(newValue ?? []).contains(where: { $0 === old }) {
                removeGestureRecognizer(old)
            }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }

    /// Adds a recogniser; it leaves the view it was on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes a recogniser.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recogniser of this view may go on; yes by default.
    @discardableResult
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Traits

    /// The environment of the view.
    open var traitCollection: UITraitCollection {
        owner?.ownedViewTraits ?? parentView?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The environment changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Whether and how the view is mirrored in right-to-left environments.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

    /// The direction in which the view's content runs.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: environmentDirection)
    }

    // MARK: Accessibility

    override var ownAccessibilityFrame: CGRect { convertToScreen(bounds) }
    override var accessibilityWindow: UIWindow? { self as? UIWindow ?? currentWindow }

    // MARK: Layer delegate

    /// The action for a change of the layer: that of the animation block under way, else `NSNull`.
    @discardableResult
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        blockAction(for: layer, forKey: event)
    }

    /// Lays out the subviews.
    open func layoutSublayers(of layer: CALayer) {
        if layer === ownLayer { layoutPass() }
    }

    /// Shows the layer's picture; nothing by default.
    open func display(_ layer: CALayer) {}

    /// Draws the layer's picture by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// The layer is about to draw.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Makes an edited text field in the view resign first responder.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        UIResponder.firstResponder(in: self)?.resignFirstResponder() ?? true
    }

    /// Called when `contentMode` changed.
    func contentModeChanged() {}
}
