import Foundation

/// A layer as the page draws it: numbers that may move, content that does not, and the layers in it.
struct DrawnLayer: Equatable, Sendable {
    /// The same number in each frame for the same layer of the app.
    var id: Int
    /// Rounded as they are kept; an attribute with its usual value is left out.
    var numbers: [Attribute: [Double]] = [:]
    /// What the page draws besides: text, gradient, shape, the commands of a mask's path; in a fixed order.
    var content: [JSON.Member] = []
    /// The picture that it shows a part of.
    var picture: Picture?
    /// From back to front.
    var children: [DrawnLayer] = []

    /// A picture of a moment, and its size in points.
    struct Picture: Equatable, Sendable {
        // An array because a value cannot contain itself; there is always one.
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

    /// The numbers of an attribute, the usual ones if it has none of its own.
    subscript(attribute: Attribute) -> [Double]? {
        get { numbers[attribute] ?? attribute.usual }
        set {
            // Most are, and need no rounding.
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
