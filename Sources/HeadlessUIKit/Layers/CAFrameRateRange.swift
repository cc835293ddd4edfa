/// How many frames a second an animation asks for.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The fewest, 0 for no wish.
    public var minimum: Float
    /// The most, 0 for no wish.
    public var maximum: Float
    /// The best number between the two; nil for no wish.
    public var preferred: Float?

    /// No wish.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Between two numbers, and best at a third.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// No wish.
    public static let `default` = CAFrameRateRange()
}
