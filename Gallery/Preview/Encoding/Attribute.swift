import Foundation

/// What of a layer is numbers and may move. The letter is the one in the data files, which `painter.js` explains.
enum Attribute: String, CaseIterable, Sendable {
    /// x, y, width, height in the parent, untransformed, in points.
    case box = "b"
    /// The point that the matrix turns about, in the layer, if it is not its centre.
    case origin = "o"
    /// The sixteen numbers of the matrix, row by row.
    case matrix = "m"
    case opacity = "a"
    /// 1 if it is there and not hidden.
    case visible = "v"
    /// Its place among its siblings from back to front, when that changes.
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
    /// 1 if nothing is to be seen of it from behind.
    case oneSided = "f"
    /// The numbers of the mask's path.
    case mask = "p"
    /// The part of the picture that shows, in fractions of it.
    case part = "e"

    /// The value that need not be written; nil if there is none.
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

    /// How many decimals of the number at `index` are kept. Enough for the drawn corners to stay well within a quarter
    /// of a point: a layer has up to about a thousand points, which is what a matrix multiplies.
    func decimals(at index: Int) -> Int {
        switch self {
        case .box, .origin, .radii, .mask: 2
        case .matrix:
            switch index {
            // What becomes of x and y.
            case 0, 1, 4, 5: 5
            // What perspective makes of them, which is multiplied once more by where they are.
            case 3, 7: 8
            case 11: 7
            case 15: 6
            // Where it is moved to.
            case 12, 13, 14: 2
            // Depth, which a flat drawing only sorts by.
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

    /// Whether it has nothing between two values.
    var isSwitch: Bool {
        switch self {
        case .visible, .order, .clips, .oneSided: true
        default: false
        }
    }

    /// Powers of ten.
    private static let scales: [Double] = (0...8).map { pow(10, Double($0)) }

    /// `values` as they are kept, with what is not finite as 0.
    func rounded(_ values: [Double]) -> [Double] {
        values.enumerated().map { index, value in
            guard value.isFinite else { return 0 }
            let scale = Attribute.scales[decimals(at: index)]
            let rounded = (value * scale).rounded() / scale
            return rounded == 0 ? 0 : rounded
        }
    }
}
