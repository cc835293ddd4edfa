import Foundation

/// A layer filled with a gradient.
open class CAGradientLayer: CALayer {
    struct Values {
        var colors: [CGColor]?
        var locations: [Double]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
    }

    var gradient = Values()

    /// The colours along the gradient, each a `CGColor`.
    open var colors: [Any]? {
        get { gradient.colors }
        set { change(.colors) { gradient.colors = newValue?.compactMap(AnimatableValue.color) } }
    }

    /// Where each colour is, 0…1, rising; evenly spread if nil.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: $0) } }
        set { change(.locations) { gradient.locations = newValue?.map(\.doubleValue) } }
    }

    /// Where the gradient begins, as a fraction of the bounds.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change(.startPoint) { gradient.startPoint = newValue } }
    }

    /// Where the gradient ends, as a fraction of the bounds.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change(.endPoint) { gradient.endPoint = newValue } }
    }

    /// The shape of the gradient.
    open var type: CAGradientLayerType = .axial

    override func copyOwnValues(from layer: CALayer) {
        guard let layer = layer as? CAGradientLayer else { return }
        gradient = layer.gradient
        type = layer.type
    }

    override func ownValue(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .colors: .colors(gradient.colors ?? [])
        case .locations: .numbers(gradient.locations ?? CAGradientLayer.even(gradient.colors?.count ?? 0))
        case .startPoint: .numbers(gradient.startPoint)
        case .endPoint: .numbers(gradient.endPoint)
        default: nil
        }
    }

    override func setOwnValue(_ value: AnimatableValue, _ key: LayerKey) {
        switch (key, value) {
        case (.colors, .colors(let colors)): gradient.colors = colors
        case (.locations, .numbers(let numbers)): gradient.locations = numbers
        case (.startPoint, _): gradient.startPoint = value.point ?? gradient.startPoint
        case (.endPoint, _): gradient.endPoint = value.point ?? gradient.endPoint
        default: break
        }
    }

    override func ownContents() -> Headless.LayerPicture.Contents? {
        let shown = gradient
        guard let colors = shown.colors, !colors.isEmpty else { return nil }
        return .gradient(
            .init(
                colors: colors.map(Headless.LayerPicture.Color.init),
                locations: shown.locations ?? CAGradientLayer.even(colors.count),
                start: shown.startPoint, end: shown.endPoint, kind: type.rawValue))
    }

    private static func even(_ count: Int) -> [Double] {
        count < 2 ? Array(repeating: 0, count: count) : (0..<count).map { Double($0) / Double(count - 1) }
    }
}
