import Foundation

/// A picture: one that was taken of layers, or a named symbol.
open class UIImage: NSObject, @unchecked Sendable {
    /// How a picture takes part in colouring.
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// Which way is up.
    public enum Orientation: Int, Sendable {
        case up
        case down
        case left
        case right
    }

    enum Source {
        case drawing(Drawing)
        case symbol(String)
        case empty
    }

    let source: Source
    private let ownSize: CGSize
    private var tint: UIColor?
    /// Pixels to a point.
    public private(set) var scale: CGFloat = 1
    /// Which way is up.
    public private(set) var imageOrientation = UIImage.Orientation.up
    /// How the picture takes part in colouring.
    public private(set) var renderingMode: UIImage.RenderingMode = .automatic
    /// The parts at the sides that do not stretch.
    public private(set) var capInsets = UIEdgeInsets.zero

    init(source: Source, size: CGSize, scale: CGFloat) {
        self.source = source
        ownSize = size
        self.scale = scale
    }

    /// A picture of nothing.
    public override convenience init() {
        self.init(source: .empty, size: .zero, scale: 1)
    }

    convenience init(drawing: Drawing) {
        self.init(source: .drawing(drawing), size: drawing.size, scale: drawing.scale)
    }

    /// A symbol by its name; every name is taken for one.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .symbol(name), size: CGSize(width: 20, height: 20), scale: 1)
        renderingMode = .alwaysTemplate
    }

    /// A picture from the app's resources; there are none here.
    public convenience init?(named name: String) { nil }

    #if !canImport(CoreGraphics)
    /// A picture from Core Graphics.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// A picture from Core Graphics with so many pixels to a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(source: .drawing(cgImage.picture), size: size, scale: scale)
        imageOrientation = orientation
    }

    /// The picture for Core Graphics; symbols have none.
    open var cgImage: CGImage? {
        guard case .drawing(let drawing) = source else { return nil }
        return CGImage(picture: drawing)
    }
    #endif

    /// What assistive technologies say of the picture.
    @MainActor open var accessibilityLabel: String?

    /// Size in points.
    open var size: CGSize { ownSize }

    /// Whether it is a symbol.
    open var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }

    private func copy(_ change: (UIImage) -> Void) -> UIImage {
        let copy = UIImage(source: source, size: ownSize, scale: scale)
        copy.tint = tint
        copy.renderingMode = renderingMode
        copy.capInsets = capInsets
        change(copy)
        return copy
    }

    /// The picture with another way of colouring.
    @discardableResult
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        copy { $0.renderingMode = renderingMode }
    }

    /// The picture in a colour.
    @discardableResult
    open func withTintColor(_ color: UIColor) -> UIImage {
        copy { $0.tint = color }
    }

    /// The picture in a colour, with another way of colouring.
    @discardableResult
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        copy {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Draws into the current context.
    open func draw(in rect: CGRect) { draw(in: rect, alpha: 1) }

    /// Draws into the current context at its own size.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size), alpha: 1) }

    private func draw(in rect: CGRect, alpha: CGFloat) {
        World.current.graphics.last?.add(picture(in: rect))
    }

    private func picture(in rect: CGRect) -> Headless.LayerPicture {
        var picture = Headless.LayerPicture(
            id: World.current.identifier(), bounds: CGRect(origin: .zero, size: rect.size), position: rect.origin)
        picture.anchorPoint = .zero
        picture.contents = contents
        return picture
    }

    /// The picture as a layer shows it; `environment` is the tint of the view it is in.
    func contents(tint environment: UIColor?) -> Headless.LayerPicture.Contents {
        switch source {
        case .drawing(let drawing): return drawing.contents
        case .symbol(let name):
            let color = renderingMode == .alwaysOriginal ? tint : tint ?? environment
            return .image(.init(name: name, size: size, tint: color.map { .init($0.cgColor) }))
        case .empty: return .none
        }
    }

    var contents: Headless.LayerPicture.Contents { contents(tint: nil) }
}
