/// Something in a recipe that does not play as written. The rest plays.
public struct RecipeNotice: Equatable, Sendable, CustomStringConvertible {
    /// What was left out or changed.
    public enum Kind: Equatable, Sendable {
        /// This library does not know the key, and has skipped its value.
        case skippedKey(String)
        /// The transition has no setting with this name, and its value was skipped.
        case skippedSetting(String)
        /// The number of a setting was outside its range, and was clamped.
        case clampedSetting(String, from: Double, to: Double)
    }

    /// What was left out or changed.
    public var kind: Kind
    /// The path to the value, such as `$.settings.strips`.
    public var path: String
    /// The bytes of the value in the file; nil if the recipe does not come from a file.
    public var range: Range<Int>?

    /// Creates a notice.
    public init(_ kind: Kind, path: String, range: Range<Int>? = nil) {
        (self.kind, self.path, self.range) = (kind, path, range)
    }

    /// What was left out or changed, and where.
    public var description: String {
        let place = range.map { " (bytes \($0.lowerBound) to \($0.upperBound))" } ?? ""
        switch kind {
        case .skippedKey(let key): return "\(path)\(place): The key \(key.quoted) is unknown, and was skipped."
        case .skippedSetting(let name): return "\(path)\(place): There is no setting \(name.quoted), so it was skipped."
        case .clampedSetting(let name, let number, let end):
            return "\(path)\(place): \(name.quoted) was \(number), and \(end) plays instead."
        }
    }
}
