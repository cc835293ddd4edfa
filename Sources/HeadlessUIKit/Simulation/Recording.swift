import Foundation

extension Headless {
    /// A picture of a layer and its sublayers at this moment.
    public static func picture(of layer: CALayer) -> LayerPicture {
        Recorder(committedOnly: false).picture(of: layer)
    }
}

extension CATransform3D {
    /// The sixteen numbers, row by row.
    var numbers: [Double] {
        [
            m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
        ].map(Double.init)
    }
}

/// Takes pictures of layers.
struct Recorder {
    typealias Picture = Headless.LayerPicture

    /// Whether layers that have not been on screen yet are left out.
    var committedOnly: Bool
    /// Whether model values are used, without animations.
    var usesModel = false
    /// Whether views made by `snapshotView` show anything.
    var drawsSnapshots = true

    func picture(of layer: CALayer) -> Picture {
        let shown = usesModel ? layer : layer.presentedLayer
        let values = shown.values
        var picture = Picture(id: layer.identifier, bounds: values.bounds, position: values.position)
        picture.anchorPoint = values.anchorPoint
        picture.anchorPointZ = Double(values.anchorPointZ)
        picture.zPosition = Double(values.zPosition)
        picture.transform = values.transform.numbers
        picture.sublayerTransform = values.sublayerTransform.numbers
        picture.opacity = Double(values.opacity)
        picture.isHidden = values.isHidden
        picture.isDoubleSided = values.isDoubleSided
        picture.keepsDepth = layer.keepsDepth
        picture.hasEffect =
            layer.delegate is UIVisualEffectView || layer.delegate is UINavigationBar || layer.delegate is UITabBar
        picture.sublayers = layer.sublayerList.filter(isShown).map(self.picture)
        guard !layer.keepsDepth else { return picture }
        picture.cornerRadius = Double(values.cornerRadius)
        picture.roundCorners = values.maskedCorners.rawValue
        picture.masksToBounds = values.masksToBounds
        picture.backgroundColor = values.backgroundColor.map(Picture.Color.init)
        if values.borderWidth > 0, let color = values.borderColor {
            picture.border = .init(width: Double(values.borderWidth), color: .init(color))
        }
        if values.shadowOpacity > 0, let color = values.shadowColor {
            picture.shadow = .init(
                color: .init(color), opacity: Double(values.shadowOpacity), offset: values.shadowOffset,
                radius: Double(values.shadowRadius), path: values.shadowPath?.steps.elements)
        }
        picture.contents = contents(of: shown)
        picture.contentsRect = values.contentsRect
        picture.contentsGravity = layer.contentsGravity.rawValue
        picture.mask = layer.maskLayer.map(self.picture)
        if let (old, opacity) = shown.fadingPicture, opacity > 0 {
            var shade = old.filling(values.bounds, alpha: CGFloat(opacity))
            // In front of everything else in the layer.
            shade.zPosition = (picture.sublayers.map(\.zPosition).max() ?? 0) + 1
            picture.sublayers.append(shade)
        }
        return picture
    }

    private func isShown(_ layer: CALayer) -> Bool {
        !committedOnly || layer.insertion < World.current.commits
    }

    private func contents(of layer: CALayer) -> Picture.Contents {
        if let own = layer.ownContents() { return own }
        if !drawsSnapshots, layer.delegate is SnapshotView { return .none }
        switch layer.values.contents {
        case let drawing as Drawing: return drawing.contents
        case let text as TextContents: return .text(text.text)
        case let image as ImageContents: return image.contents
        case let image as UIImage: return image.contents
        case let object?:
            #if !canImport(CoreGraphics)
            if let image = object as? CGImage { return image.picture.contents }
            #endif
            return .none
        case nil: return .none
        }
    }
}

/// The words that a label puts into its layer.
final class TextContents {
    let text: Headless.LayerPicture.Text

    init(_ text: Headless.LayerPicture.Text) {
        self.text = text
    }
}

/// A picture taken of layers or drawn: what a bitmap is elsewhere.
final class Drawing: @unchecked Sendable {
    let id: Int
    let size: CGSize
    let scale: CGFloat
    let layers: [Headless.LayerPicture]
    /// Whether no pixel is transparent, drawn or not.
    var isOpaque = false

    init(size: CGSize, scale: CGFloat, layers: [Headless.LayerPicture]) {
        id = World.current.identifier()
        self.size = size
        self.scale = scale
        self.layers = layers
    }

    var contents: Headless.LayerPicture.Contents {
        .snapshot(.init(id: id, size: size, layers: layers))
    }

    /// The part in a rectangle given in pixels, or nil if it lies outside.
    func cropped(toPixels rect: CGRect) -> Drawing? {
        let points = CGRect(
            x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale)
        let part = points.intersection(CGRect(origin: .zero, size: size))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        var frame = Headless.LayerPicture(
            id: World.current.identifier(), bounds: CGRect(origin: .zero, size: size),
            position: CGPoint(x: -part.minX, y: -part.minY))
        frame.anchorPoint = .zero
        frame.contents = contents
        let cropped = Drawing(size: part.size, scale: scale, layers: [frame])
        cropped.isOpaque = isOpaque
        return cropped
    }

    /// The drawing as one picture that fills a rectangle.
    func filling(_ rect: CGRect, alpha: CGFloat = 1) -> Headless.LayerPicture {
        var picture = Headless.LayerPicture(
            id: id, bounds: CGRect(origin: .zero, size: rect.size), position: rect.origin)
        picture.anchorPoint = .zero
        picture.opacity = Double(alpha)
        picture.contents = contents
        return picture
    }
}
