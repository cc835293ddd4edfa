#if canImport(UIKit) && !PARTIAL_UIKIT
import Foundation
import TransitionCore
import TransitionPlayback

/// A layer of a flight: its frame and its looks at the start and at the end of its way, in the container's coordinates.
struct FlightBox: Equatable, Sendable {
    /// What the layer shows.
    enum Part: Equatable, Sendable {
        /// A shadow around the frame.
        case shadow(ShadowPair)
        /// The visible part of everything in it. It is open in the middle third of the way.
        case window(start: HiddenParts, end: HiddenParts)
        /// A rounded frame that cuts off what is in it.
        case frame
        /// The picture of a screen's view.
        case picture(ScreenRole)
        /// The image that both views show.
        case image
        /// A view of the app, scaled uniformly so that it covers the frame.
        case content
    }

    /// The shadows at both ends.
    struct ShadowPair: Equatable, Sendable {
        var startOpacity = 0.0, endOpacity = 0.0
        var radius = 0.0
        var offset = CGSize.zero
    }

    let part: Part
    var start: CGRect
    var end: CGRect
    var startRadius = 0.0
    var endRadius = 0.0
    /// nil for a constant opacity.
    var fade: FlightFade?
    /// The opacity of the view itself, which the fade multiplies.
    var strength = 1.0
    /// The index of the box around this one.
    var parent: Int?

    /// Whether the box changes linearly with the progress.
    func isStraight(on course: FlightCourse) -> Bool {
        if case .window = part { return false }
        return course.isStraight
    }

    /// The progresses at which its speed may jump, ascending.
    func bends(on course: FlightCourse) -> [Double] {
        guard case .window = part else { return course.bends }
        return (course.bends + [1.0 / 3, 2.0 / 3].map(course.progress(at:))).sorted()
    }

    /// Returns the opacity at a part of the way.
    func opacity(at part: Double) -> Double { strength * (fade?.opacity(at: part) ?? 1) }

    /// Returns the box at a progress.
    func box(at progress: Double, on course: FlightCourse) -> LayerBox {
        let part = course.part(at: progress)
        let beside = course.deviation(at: part)
        var rect = CGRect(
            x: lerp(Double(start.minX), Double(end.minX), part) + beside.x,
            y: lerp(Double(start.minY), Double(end.minY), part) + beside.y,
            width: max(lerp(Double(start.width), Double(end.width), part), 0),
            height: max(lerp(Double(start.height), Double(end.height), part), 0))
        if case .window(let first, let last) = self.part {
            rect = Self.opened(rect, first, last, at: part)
        }
        let widest = min(Double(rect.width), Double(rect.height)) / 2
        return LayerBox(
            rect: rect, cornerRadius: min(max(lerp(startRadius, endRadius, min(max(part, 0), 1)), 0), max(widest, 0)))
    }

    private static func opened(_ rect: CGRect, _ first: HiddenParts, _ last: HiddenParts, at part: Double) -> CGRect {
        let closedAtStart = min(max(1 - 3 * part, 0), 1)
        let closedAtEnd = min(max(3 * part - 2, 0), 1)
        func hidden(_ side: KeyPath<HiddenParts, Double>) -> Double {
            first[keyPath: side] * closedAtStart + last[keyPath: side] * closedAtEnd
        }
        let (width, height) = (Double(rect.width), Double(rect.height))
        let (left, top) = (width * hidden(\.left), height * hidden(\.top))
        return CGRect(
            x: Double(rect.minX) + left, y: Double(rect.minY) + top,
            width: max(width - left - width * hidden(\.right), 0),
            height: max(height - top - height * hidden(\.bottom), 0))
    }
}
#endif
