import Foundation

/// How a picture is made.
open class UIGraphicsRendererFormat: NSObject {
    /// The default format.
    public required override init() {
        super.init()
    }

    /// The format that suits the device.
    @discardableResult
    open class func preferred() -> Self { self.init() }

    /// The default format.
    @discardableResult
    open class func `default`() -> Self { self.init() }
}

/// How an image is made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// How many colours a picture can tell apart.
    public enum Range: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// As the device shows them.
        case automatic = 0
        /// More than sRGB has, in twice the memory.
        case extended
        /// Those of sRGB.
        case standard
    }

    /// Pixels to a point.
    open var scale: CGFloat = 3
    /// Whether nothing behind is seen.
    open var opaque = false
    /// How many colours it can tell apart.
    open var preferredRange = Range.automatic

    /// The format that suits an environment.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// Where an image is drawn.
open class UIGraphicsRendererContext: NSObject {
    /// Where drawing goes.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.draw(PathShapes.rect(rect), of: UIBezierPath(), fills: true) }
    /// Cuts further drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: PathShapes.rect(rect)) }
}

/// Where an image is drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

/// Makes pictures.
open class UIGraphicsRenderer: NSObject {
    /// How pictures are made.
    public let format: UIGraphicsRendererFormat
    let area: CGRect

    /// A maker of pictures of an area, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        area = bounds
        self.format = format
    }
}

/// Makes images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A maker of images of a size in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// A maker of images of a size in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A maker of images of an area, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// A maker of images of an area, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// The image that the actions draw.
    @discardableResult
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 3
        let context = CGContext(size: area.size, scale: scale)
        context.translateBy(x: -area.minX, y: -area.minY)
        World.current.graphics.append(context)
        defer { World.current.graphics.removeLast() }
        let renderer = UIGraphicsImageRendererContext(cgContext: context, format: format)
        actions(renderer)
        let drawing = context.drawing
        // Opaque pixels stay black where nothing is drawn.
        drawing.isOpaque = (format as? UIGraphicsImageRendererFormat)?.opaque == true
        return UIImage(drawing: drawing)
    }
}
