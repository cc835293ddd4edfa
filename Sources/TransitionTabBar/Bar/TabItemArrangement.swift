import TransitionCore

/// The place of the text relative to the picture in an item of the package's own bar.
public enum TabItemArrangement: String, CaseIterable, Sendable, Codable {
    /// Below the picture.
    case titleBelow
    /// Above the picture.
    case titleAbove
    /// After the picture, in reading direction.
    case titleTrailing
    /// Before the picture, in reading direction.
    case titleLeading

    /// Whether picture and text are side by side.
    var isRow: Bool { self == .titleTrailing || self == .titleLeading }
}
