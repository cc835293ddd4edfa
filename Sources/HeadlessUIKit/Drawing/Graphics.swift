import Foundation

/// A drawing context. It keeps drawings as layers instead of pixels.
final class DrawingState {
    var matrix = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var alpha: CGFloat = 1
    var clip: [PathStep]?

    func copy() -> DrawingState {
        let copy = DrawingState()
        copy.matrix = matrix
        copy.fill = fill
        copy.stroke = stroke
        copy.alpha = alpha
        copy.clip = clip
        return copy
    }
}

#if !canImport(CoreGraphics)
/// A drawing context. It keeps drawings as layers instead of pixels.
public final class CGContext {
    let size: CGSize
    let scale: CGFloat
    fileprivate var layers: [Headless.LayerPicture] = []
    fileprivate var states = [DrawingState()]

    init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }

    fileprivate var state: DrawingState { states[states.count - 1] }

    /// Moves what is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.matrix = state.matrix.translatedBy(x: tx, y: ty)
    }
    /// Turns what is drawn from now on.
    public func rotate(by angle: CGFloat) { state.matrix = state.matrix.rotated(by: angle) }
    /// Transforms what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) { state.matrix = transform.concatenating(state.matrix) }
    /// Remembers matrix, colours and clip.
    public func saveGState() { states.append(state.copy()) }
    /// Returns to the matrix, colours and clip that were saved last.
    public func restoreGState() { if states.count > 1 { states.removeLast() } }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { draw(PathShapes.rect(rect), of: UIBezierPath(), fills: true) }
    /// Erases the drawing in a rectangle; here only if the rectangle contains the whole context.
    public func clear(_ rect: CGRect) {
        let whole = CGRect(origin: .zero, size: size)
        if rect.applying(state.matrix).insetBy(dx: -0.01, dy: -0.01).contains(whole) { layers = [] }
    }
    /// Cuts further drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: PathShapes.rect(rect)) }
}

extension CGContext {
    func setColor(_ color: CGColor, fill: Bool, stroke: Bool) {
        if fill { state.fill = color }
        if stroke { state.stroke = color }
    }

    var drawing: Drawing { Drawing(size: size, scale: scale, layers: layers) }

    /// Adds a layer, placed by the state's matrix.
    func add(_ picture: Headless.LayerPicture) {
        var frame = Headless.LayerPicture(
            id: World.current.identifier(), bounds: CGRect(origin: .zero, size: size), position: .zero)
        frame.anchorPoint = .zero
        frame.transform = CATransform3DMakeAffineTransform(state.matrix).numbers
        frame.opacity = Double(state.alpha)
        frame.sublayers = [picture]
        guard let clip = state.clip else {
            layers.append(frame)
            return
        }
        // The clip lies in the context's own space, outside the matrix.
        var outer = Headless.LayerPicture(
            id: World.current.identifier(), bounds: CGRect(origin: .zero, size: size), position: .zero)
        outer.anchorPoint = .zero
        var mask = outer
        mask.contents = .shape(CGContext.shape(clip, fill: CGColor(gray: 0, alpha: 1)))
        outer.mask = mask
        outer.sublayers = [frame]
        layers.append(outer)
    }

    func clip(to steps: [PathStep]) { state.clip = steps.mapped(state.matrix) }

    func draw(_ steps: [PathStep], of path: UIBezierPath, fills: Bool) {
        var picture = Headless.LayerPicture(
            id: World.current.identifier(), bounds: CGRect(origin: .zero, size: size), position: .zero)
        picture.anchorPoint = .zero
        picture.contents = .shape(
            CGContext.shape(
                steps, fill: fills ? state.fill : nil, stroke: fills ? nil : state.stroke,
                width: path.lineWidth, evenOdd: path.usesEvenOddFillRule))
        add(picture)
    }

    private static func shape(
        _ steps: [PathStep], fill: CGColor?, stroke: CGColor? = nil, width: CGFloat = 1, evenOdd: Bool = false
    ) -> Headless.LayerPicture.Shape {
        .init(
            path: steps.elements, fill: fill.map(Headless.LayerPicture.Color.init), evenOdd: evenOdd,
            stroke: stroke.map(Headless.LayerPicture.Color.init), lineWidth: Double(width), strokeStart: 0,
            strokeEnd: 1, lineCap: "butt")
    }
}
#endif

extension UIColor {
    /// Makes it the colour of insides and lines in the current context.
    public func set() { World.current.graphics.last?.setColor(cgColor, fill: true, stroke: true) }
    /// Makes it the colour of insides in the current context.
    public func setFill() { World.current.graphics.last?.setColor(cgColor, fill: true, stroke: false) }
}

/// Begins a picture of a size in points; scale 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    World.current.graphics.append(CGContext(size: size, scale: scale == 0 ? 3 : scale))
}

/// What has been drawn so far.
@discardableResult
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    World.current.graphics.last.map { UIImage(drawing: $0.drawing) }
}

/// Ends the picture begun last.
public func UIGraphicsEndImageContext() { _ = World.current.graphics.popLast() }

/// The current drawing context.
@discardableResult
public func UIGraphicsGetCurrentContext() -> CGContext? { World.current.graphics.last }
