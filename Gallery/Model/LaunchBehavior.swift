/// What the app does by itself, from its launch arguments, so that UI tests can rely on the moment:
///
///     -still -grab 0.4 -turn 0.2
///
/// XCUITest waits before each event until nothing in the app is animated (F199). So its fingers meet no transition that
/// plays, and wait for as long as the grid plays previews.
public struct LaunchBehavior: Equatable, Sendable {
    /// Whether the grid plays no previews by itself, and takes no pictures: `-still`.
    public var isStill: Bool
    /// Where each change that plays is grabbed, 0 to 1: `-grab 0.4`. It is held there until somebody lets it go; nil to
    /// let changes play.
    public var grab: Double?
    /// Where the first interactive change turns the window into landscape, 0 to 1: `-turn 0.2`; nil to leave it.
    public var turn: Double?

    /// The app as users know it, or with other values.
    public init(isStill: Bool = false, grab: Double? = nil, turn: Double? = nil) {
        (self.isStill, self.grab, self.turn) = (isStill, grab, turn)
    }

    /// Reads launch arguments. Arguments that do not mean the gallery are skipped.
    ///
    /// - Throws: ``LaunchError``, which says what to do.
    public init(arguments: [String]) throws(LaunchError) {
        let given = try LaunchOption.read(arguments)
        isStill = given[.still] != nil
        grab = try LaunchOption.grab.progress(in: given)
        turn = try LaunchOption.turn.progress(in: given)
    }
}
