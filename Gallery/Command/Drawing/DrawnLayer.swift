import Foundation

/// A layer as the page draws it: numbers that may change over time, content that does not, and its sublayers.
struct DrawnLayer: Equatable, Sendable {
    /// The number of the app's layer, the same in each frame.
    var id: Int
    /// The attributes' numbers, rounded as they are stored; an attribute with its usual value is left out.
    var numbers: [Attribute: [Double]] = [:]
    /// Further content of the layer, in a fixed order: text, gradient, shape, the commands of a mask's path.
    var content: [JSON.Member] = []
    /// The snapshot that the layer shows a part of.
    var picture: Picture?
    /// What a layer is, where the page can show pictures of somebody's own instead.
    enum Role: Double, Sendable {
        case bar, first, second

        /// The role as content of the layer.
        var member: JSON.Member { .init(key: Role.key, value: .number(rawValue)) }

        static let key = "w"
    }

    /// The sublayers, from back to front.
    var children: [DrawnLayer] = []

    /// A snapshot and its size in points.
    struct Picture: Equatable, Sendable {
        // An array with one element, because a struct cannot contain itself directly.
        private var roots: [DrawnLayer]
        var width: Double
        var height: Double

        var root: DrawnLayer { roots[0] }

        init(root: DrawnLayer, width: Double, height: Double) {
            roots = [root]
            self.width = width
            self.height = height
        }
    }

    /// The numbers of an attribute; the usual ones if the layer does not set it.
    subscript(attribute: Attribute) -> [Double]? {
        get { numbers[attribute] ?? attribute.usual }
        set {
            // Most values are the usual ones and need no rounding.
            guard newValue != attribute.usual else {
                numbers[attribute] = nil
                return
            }
            let rounded = newValue.map(attribute.rounded)
            numbers[attribute] = rounded == attribute.usual ? nil : rounded
        }
    }

    var isVisible: Bool {
        self[.visible] == [1]
    }
}
