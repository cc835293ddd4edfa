import TransitionCore

/// Where the text of an item of an own bar stands beside its picture.
public enum TabItemArrangement: String, CaseIterable, Sendable, Codable {
    /// Below the picture.
    case titleBelow
    /// Above the picture.
    case titleAbove
    /// After the picture, in the direction of reading.
    case titleTrailing
    /// Before the picture, in the direction of reading.
    case titleLeading

    /// Whether picture and text stand side by side.
    var isRow: Bool { self == .titleTrailing || self == .titleLeading }
}
