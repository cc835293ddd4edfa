import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    struct Values {
        var path: CGPath?
        var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
        var strokeColor: CGColor?
        var lineWidth: CGFloat = 1
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineDashPhase: CGFloat = 0
        var miterLimit: CGFloat = 10
    }

    var shape = Values()

    // The path is the one value that does not animate by itself (its reference page says so).
    /// The path in the layer's space.
    open var path: CGPath? {
        get { shape.path }
        set { change(.path) { shape.path = newValue?.copy() } }
    }

    /// Colour of the inside.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change(.fillColor) { shape.fillColor = newValue } }
    }

    /// Colour of the line.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change(.strokeColor) { shape.strokeColor = newValue } }
    }

    /// Width of the line in points.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change(.lineWidth) { shape.lineWidth = newValue } }
    }

    /// Where on the path the line begins, 0…1.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change(.strokeStart) { shape.strokeStart = newValue } }
    }

    /// Where on the path the line ends, 0…1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change(.strokeEnd) { shape.strokeEnd = newValue } }
    }

    /// Where in the pattern of dashes the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change(.lineDashPhase) { shape.lineDashPhase = newValue } }
    }

    /// How long a pointed join may grow.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change(.miterLimit) { shape.miterLimit = newValue } }
    }

    /// How the inside is found.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// How ends are drawn.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// How joins are drawn.
    open var lineJoin: CAShapeLayerLineJoin = .miter

    override func copyOwnValues(from layer: CALayer) {
        guard let layer = layer as? CAShapeLayer else { return }
        shape = layer.shape
        fillRule = layer.fillRule
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
    }

    override func ownValue(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .path: shape.path.map { .path($0.steps) } ?? .missing
        case .fillColor: shape.fillColor.map(AnimatableValue.init) ?? .missing
        case .strokeColor: shape.strokeColor.map(AnimatableValue.init) ?? .missing
        case .lineWidth: .numbers([Double(shape.lineWidth)])
        case .strokeStart: .numbers([Double(shape.strokeStart)])
        case .strokeEnd: .numbers([Double(shape.strokeEnd)])
        case .lineDashPhase: .numbers([Double(shape.lineDashPhase)])
        case .miterLimit: .numbers([Double(shape.miterLimit)])
        default: nil
        }
    }

    override func setOwnValue(_ value: AnimatableValue, _ key: LayerKey) {
        switch key {
        case .path: shape.path = value.steps?.cgPath
        case .fillColor: shape.fillColor = value.cgColor
        case .strokeColor: shape.strokeColor = value.cgColor
        case .lineWidth: shape.lineWidth = value.scalar ?? shape.lineWidth
        case .strokeStart: shape.strokeStart = value.scalar ?? shape.strokeStart
        case .strokeEnd: shape.strokeEnd = value.scalar ?? shape.strokeEnd
        case .lineDashPhase: shape.lineDashPhase = value.scalar ?? shape.lineDashPhase
        case .miterLimit: shape.miterLimit = value.scalar ?? shape.miterLimit
        default: break
        }
    }

    override func ownContents() -> Headless.LayerPicture.Contents? {
        let shown = shape
        guard let path = shown.path else { return nil }
        return .shape(
            .init(
                path: path.steps.elements, fill: shown.fillColor.map(Headless.LayerPicture.Color.init),
                evenOdd: fillRule == .evenOdd, stroke: shown.strokeColor.map(Headless.LayerPicture.Color.init),
                lineWidth: Double(shown.lineWidth), strokeStart: Double(shown.strokeStart),
                strokeEnd: Double(shown.strokeEnd), lineCap: lineCap.rawValue))
    }
}
