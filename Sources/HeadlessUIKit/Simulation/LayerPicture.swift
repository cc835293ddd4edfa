import Foundation

extension Headless {
    /// The values of a layer and its sublayers at one instant, as on screen (not those of the model).
    public struct LayerPicture: Sendable, Equatable, Codable {
        /// The layer's number: the same for the same layer as long as it lives, and no other's.
        public var id: Int
        /// The layer's rectangle in its own space, in points.
        public var bounds: CGRect
        /// Where the anchor point lies in the superlayer, in points.
        public var position: CGPoint
        /// The anchor point, as a fraction of the bounds.
        public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        /// Depth of the anchor point, in points.
        public var anchorPointZ: Double = 0
        /// Depth towards the eye, in points.
        public var zPosition: Double = 0
        /// The map about the anchor point, sixteen numbers row by row (m11, m12, …).
        public var transform: [Double] = LayerPicture.identity
        /// The map of the sublayers about this layer's anchor point, sixteen numbers row by row.
        public var sublayerTransform: [Double] = LayerPicture.identity
        /// Opacity of the layer with everything in it, 0…1.
        public var opacity: Double = 1
        /// Whether nothing of it is drawn.
        public var isHidden = false
        /// Whether it is drawn from behind too.
        public var isDoubleSided = true
        /// Whether sublayers keep their depth instead of being drawn flat (`CATransformLayer`).
        public var keepsDepth = false
        /// Radius of the corners in points.
        public var cornerRadius: Double = 0
        /// The corners that are round, as raw value of `CACornerMask`.
        public var roundCorners: UInt = 15
        /// Whether it belongs to a view with an effect, as blur, or to a bar, whose background is one.
        public var hasEffect = false
        /// Whether sublayers are cut off at the bounds.
        public var masksToBounds = false
        /// Colour behind the contents.
        public var backgroundColor: Color?
        /// The border, if it has any width.
        public var border: Border?
        /// The shadow, if it can be seen.
        public var shadow: Shadow?
        /// The layer's own picture.
        public var contents: Contents = .none
        /// The part of the picture that is shown, as fractions of it.
        public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        /// How the picture fills the bounds, as raw value of `CALayerContentsGravity`.
        public var contentsGravity = "resize"
        /// The layers in this one, from the back to the front.
        public var sublayers: [LayerPicture] = []
        private var masks: [LayerPicture] = []

        /// The layer whose opacity cuts this one.
        public var mask: LayerPicture? {
            get { masks.first }
            set { masks = newValue.map { [$0] } ?? [] }
        }

        /// A plain rectangle.
        public init(id: Int, bounds: CGRect, position: CGPoint) {
            self.id = id
            self.bounds = bounds
            self.position = position
        }

        /// The identity matrix.
        public static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

        /// The picture of the layer with a number in this tree, masks included.
        public func picture(id: Int) -> LayerPicture? {
            if self.id == id { return self }
            for part in sublayers + masks {
                if let found = part.picture(id: id) { return found }
            }
            return nil
        }
    }
}

extension Headless.LayerPicture {
    /// An sRGB colour, 0…1 each.
    public struct Color: Sendable, Hashable, Codable {
        /// A channel.
        public var red: Double, green: Double, blue: Double, alpha: Double

        /// A colour by its channels.
        public init(red: Double, green: Double, blue: Double, alpha: Double) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// A colour of Core Graphics.
        public init(_ color: CGColor) {
            let parts = RGBA(color)
            self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
        }
    }

    /// A line along the bounds, inside.
    public struct Border: Sendable, Hashable, Codable {
        /// Width in points.
        public var width: Double
        /// Its colour.
        public var color: Color
    }

    /// A shadow.
    public struct Shadow: Sendable, Equatable, Codable {
        /// Its colour.
        public var color: Color
        /// Opacity, 0…1.
        public var opacity: Double
        /// Where it falls, in points.
        public var offset: CGSize
        /// Blur in points.
        public var radius: Double
        /// The outline that throws it, if not the layer's own.
        public var path: [PathElement]?
    }

    /// A step of a path.
    public struct PathElement: Sendable, Equatable, Codable {
        /// What the step does.
        public enum Kind: String, Sendable, Codable { case move, line, quad, curve, close }
        /// What the step does.
        public var kind: Kind
        /// Control points, then the end point.
        public var points: [CGPoint]
    }

    /// A layer's own picture.
    public indirect enum Contents: Sendable, Equatable, Codable {
        case none
        case text(Text)
        case gradient(Gradient)
        case shape(Shape)
        case snapshot(Snapshot)
        case image(Image)
    }

    /// Words.
    public struct Text: Sendable, Equatable, Codable {
        /// The words.
        public var string: String
        /// Size of the font in points.
        public var fontSize: Double
        /// Weight as style sheets count it, 100…900.
        public var fontWeight: Int
        /// The family: `system`, `monospaced`, or a font's name.
        public var family: String
        /// Their colour.
        public var color: Color
        /// `left`, `center`, `right` or `justified`.
        public var alignment: String
        /// At most so many lines; 0 for any number.
        public var lines: Int
    }

    /// A gradient.
    public struct Gradient: Sendable, Equatable, Codable {
        /// Colours along it.
        public var colors: [Color]
        /// Where each is, 0…1.
        public var locations: [Double]
        /// Where it begins, as a fraction of the bounds.
        public var start: CGPoint
        /// Where it ends, as a fraction of the bounds.
        public var end: CGPoint
        /// `axial`, `radial` or `conic`.
        public var kind: String
    }

    /// A drawn path.
    public struct Shape: Sendable, Equatable, Codable {
        /// The path in the layer's space.
        public var path: [PathElement]
        /// Colour of the inside.
        public var fill: Color?
        /// Whether the inside is found by the even-odd rule.
        public var evenOdd: Bool
        /// Colour of the line.
        public var stroke: Color?
        /// Width of the line in points.
        public var lineWidth: Double
        /// The part of the line that is drawn, 0…1.
        public var strokeStart: Double, strokeEnd: Double
        /// `butt`, `round` or `square`.
        public var lineCap: String
    }

    /// A picture taken earlier, as a bitmap would be.
    public struct Snapshot: Sendable, Equatable, Codable {
        /// The picture's number: layers that show parts of one picture have the same.
        public var id: Int
        /// Its size in points.
        public var size: CGSize
        /// What it shows, in its own space, from the back to the front.
        public var layers: [Headless.LayerPicture]
    }

    /// A picture by name.
    public struct Image: Sendable, Equatable, Codable {
        /// The symbol's name.
        public var name: String
        /// Its size in points.
        public var size: CGSize
        /// The colour it is drawn in, if it is a template.
        public var tint: Color?
    }
}

extension [PathStep] {
    var elements: [Headless.LayerPicture.PathElement] {
        map { step in
            let kind: Headless.LayerPicture.PathElement.Kind =
                switch step {
                case .move: .move
                case .line: .line
                case .quad: .quad
                case .curve: .curve
                case .close: .close
                }
            return .init(kind: kind, points: step.points)
        }
    }
}
