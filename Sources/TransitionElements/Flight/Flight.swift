#if canImport(UIKit) && !PARTIAL_UIKIT
import Foundation
import TransitionCore

/// One element in the air: its boxes, from the back to the front, and their common way.
struct Flight: Sendable {
    let course: FlightCourse
    var boxes: [FlightBox] = []

    init(course: FlightCourse) { self.course = course }

    /// Adds a box and returns its index.
    @discardableResult
    mutating func add(_ box: FlightBox) -> Int {
        boxes.append(box)
        return boxes.count - 1
    }
}

extension Flight {
    /// The rectangle of an image of a given size in a view, both in the view's coordinates.
    static func place(of image: CGSize, in frame: CGRect, mode: ContentPlacement) -> CGRect {
        guard image.width > 0, image.height > 0 else { return frame }
        var size = image
        switch mode {
        case .stretch: return frame
        case .fill, .fit:
            let (x, y) = (frame.width / image.width, frame.height / image.height)
            let scale = mode == .fill ? max(x, y) : min(x, y)
            size = CGSize(width: image.width * scale, height: image.height * scale)
        case .aligned: break
        }
        var (x, y): (CGFloat, CGFloat) = (0.5, 0.5)
        if case .aligned(let horizontal, let vertical) = mode { (x, y) = (horizontal, vertical) }
        return CGRect(
            x: frame.minX + (frame.width - size.width) * x, y: frame.minY + (frame.height - size.height) * y,
            width: size.width, height: size.height)
    }

    /// How an image fills a view.
    enum ContentPlacement: Equatable, Sendable {
        case stretch, fill, fit
        /// In its own size; 0 is the left or upper side, 1 the right or lower side.
        case aligned(x: CGFloat, y: CGFloat)
    }
}

/// The text of a label on its screen.
struct TextPlace: Equatable, Sendable {
    /// The rectangle of the text, in the container's coordinates.
    let ink: CGRect
    /// The distance from the top of ``ink`` to the first baseline, in points.
    let ascent: Double
    /// The size of the font, in points of the container.
    let fontSize: Double
    let lines: Int
    /// Whether the leading edge is the right one.
    let isRightToLeft: Bool

    /// Whether the text of both labels has the same line breaks, so that one picture can be scaled to the other.
    func breaksLike(_ other: TextPlace) -> Bool {
        guard lines == other.lines, fontSize > 0, other.fontSize > 0 else { return false }
        if lines == 1 { return true }
        let (own, its) = (Double(ink.width) / fontSize, Double(other.ink.width) / other.fontSize)
        return abs(own - its) < 0.02 * max(own, its)
    }

    /// Returns the rectangle of this text at the place of another one: leading edge and first baseline meet.
    func rect(at other: TextPlace) -> CGRect {
        let scale = breaksLike(other) ? other.fontSize / fontSize : 1
        let size = CGSize(width: Double(ink.width) * scale, height: Double(ink.height) * scale)
        let baseline = Double(other.ink.minY) + other.ascent
        return CGRect(
            x: other.isRightToLeft ? other.ink.maxX - size.width : other.ink.minX, y: baseline - ascent * scale,
            width: size.width, height: size.height)
    }
}
#endif
