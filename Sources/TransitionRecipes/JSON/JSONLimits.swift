/// The limits of a file. The reader checks each before it keeps anything, so that a hostile file costs little.
struct JSONLimits {
    /// The size of the file, in bytes.
    var bytes: Int
    /// The depth of lists and objects.
    var depth: Int
    /// The number of values, keys included.
    var values: Int
    /// The size of a key or a text, in bytes of the file.
    var text: Int
    /// The magnitude of a number.
    var number = 1e9
    /// The size of a number, in bytes of the file. No number of 64 bits needs more than 25.
    var digits = 40

    /// The limits of a recipe.
    static let recipe = JSONLimits(bytes: 65_536, depth: 16, values: 4_096, text: 256)
    /// The limits of a file of design tokens. Such a file may describe a whole design system.
    static let tokens = JSONLimits(bytes: 1_048_576, depth: 32, values: 65_536, text: 4_096)
}
