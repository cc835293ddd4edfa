import Foundation

/// The properties of a layer that are numbers and may change over time. The letter is the one in the data files, which
/// `painter.js` explains.
enum Attribute: String, CaseIterable, Sendable {
    /// x, y, width, height in the parent, untransformed, in points.
    case box = "b"
    /// The point that the matrix turns about, in the layer, if it is not its centre.
    case origin = "o"
    /// The sixteen numbers of the matrix, row by row.
    case matrix = "m"
    case opacity = "a"
    /// 1 if the layer exists and is not hidden.
    case visible = "v"
    /// The layer's place among its siblings from back to front, if that changes.
    case order = "z"
    /// The radii of the corners, clockwise from the top left.
    case radii = "r"
    /// Red, green, blue (0…255), alpha.
    case colour = "c"
    /// Width, red, green, blue, alpha.
    case border = "d"
    /// x, y, blur, red, green, blue, alpha.
    case shadow = "s"
    case clips = "k"
    /// 1 if the layer is invisible from behind.
    case oneSided = "f"
    /// The numbers of the mask's path.
    case mask = "p"
    /// The visible part of the snapshot, in fractions of its size.
    case part = "e"

    /// The attributes are keys in every layer of every frame, where hashing their letters would take long.
    func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }

    /// The value that need not be written; nil if each value must be.
    var usual: [Double]? {
        switch self {
        case .box, .origin, .mask, .part: nil
        case .matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
        case .opacity, .visible: [1]
        case .order, .clips, .oneSided: [0]
        case .radii, .colour: [0, 0, 0, 0]
        case .border: [0, 0, 0, 0, 0]
        case .shadow: [0, 0, 0, 0, 0, 0, 0]
        }
    }

    /// How many decimals of the number at `index` are stored: enough to keep drawn corners well within a quarter of a
    /// point. A layer is at most about a thousand points large, and a matrix multiplies its numbers by that.
    func decimals(at index: Int) -> Int {
        switch self {
        case .box, .origin, .radii, .mask: 2
        case .matrix:
            switch index {
            // The factors of x and y.
            case 0, 1, 4, 5: 5
            // The perspective factors, which are multiplied once more by the coordinates.
            case 3, 7: 8
            case 11: 7
            case 15: 6
            // The translation.
            case 12, 13, 14: 2
            // Depth, by which a flat drawing only sorts.
            default: 4
            }
        case .opacity: 3
        case .visible, .order, .clips, .oneSided: 0
        case .colour: index == 3 ? 3 : 0
        case .border: index == 4 ? 3 : index == 0 ? 2 : 0
        case .shadow: index == 6 ? 3 : index < 3 ? 2 : 0
        case .part: 5
        }
    }

    /// Whether the attribute cannot be interpolated between two values.
    var isSwitch: Bool {
        switch self {
        case .visible, .order, .clips, .oneSided: true
        default: false
        }
    }

    /// Powers of ten.
    private static let scales: [Double] = (0...8).map { pow(10, Double($0)) }

    /// `values`, rounded as they are stored, within what a track can hold; a number that is not finite becomes 0.
    func rounded(_ values: [Double]) -> [Double] {
        values.enumerated().map { index, value in
            guard value.isFinite else { return 0 }
            let scale = Attribute.scales[decimals(at: index)]
            let rounded = TrackText.within((value * scale).rounded()) / scale
            return rounded == 0 ? 0 : rounded
        }
    }
}
