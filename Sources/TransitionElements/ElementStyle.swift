import Foundation

/// How a view flies from its place on one screen to its place on the other. If the views on both screens have a style,
/// the one on the arriving screen counts.
///
///     price.transitionElement = ElementStyle(content: .text, path: .arc, after: 0.1)
public struct ElementStyle: Hashable, Sendable {
    /// What flies.
    public enum Content: String, Hashable, Sendable, CaseIterable, Codable {
        /// ``text`` for two labels with the same text; one image for two image views with the same image; ``fill`` for
        /// everything else.
        case automatic
        /// A picture of each view, scaled uniformly so that it covers the flying frame.
        case fill
        /// A picture of each view, scaled uniformly so that it fits into the flying frame.
        case fit
        /// A picture of each label's text, aligned at the leading edge and the first baseline. Text is never stretched.
        case text
        /// Nothing: the view stays in its screen.
        case none
    }

    /// The way of the centre.
    public enum Path: String, Hashable, Sendable, CaseIterable, Codable {
        /// A straight line.
        case straight
        /// A quarter of an ellipse: the vertical movement is ahead of the horizontal one.
        case arc
    }

    /// What flies; automatic by default.
    public var content: Content
    /// The way of the centre; straight by default.
    public var path: Path
    /// The progress at which the flight begins, 0 to 1; 0 by default. Before that the element is at its place on the
    /// covered screen.
    public var after: Double
    /// The progress at which the flight ends, 0 to 1; 1 by default. From then on the element is at its place on the
    /// arriving screen.
    public var until: Double
    /// The order of elements that meet: a higher level is in front. 0 by default.
    public var level: Int

    /// - Parameters:
    ///   - content: What flies.
    ///   - path: The way of the centre.
    ///   - after: The progress at which the flight begins, 0 to 1.
    ///   - until: The progress at which the flight ends, 0 to 1. If the two are not in order, or not finite, the
    ///     flight takes the whole transition.
    ///   - level: The order of elements that meet: a higher level is in front.
    public init(
        content: Content = .automatic, path: Path = .straight, after: Double = 0, until: Double = 1, level: Int = 0
    ) {
        self.content = content
        self.path = path
        self.after = after
        self.until = until
        self.level = level
    }
}
