/// The opacity of a screen in a transition's container.
///
/// Glass below a view that was displayed at opacity 0 stays invisible (F192), so no screen is displayed with an opacity
/// below 2 %. A screen at 2 % cannot be seen.
package enum ScreenOpacity {
    /// The displayed opacity of a screen with a choreographed opacity of 0.
    package static let least: Float = 0.02

    /// Returns the displayed opacity of a screen: a linear function of the choreographed one, so a linear fade stays
    /// linear.
    ///
    /// - Parameters:
    ///   - opacity: The choreographed opacity, 0 to 1.
    ///   - rest: The opacity of the screen at rest.
    package static func shown(_ opacity: Float, rest: Float) -> Float {
        let least = min(least, rest)
        return least + (rest - least) * opacity
    }

    /// Returns the choreographed opacity for a displayed opacity of a screen with opacity 1 at rest.
    package static func choreographed(_ shown: Double) -> Double {
        let least = Double(least)
        return max((shown - least) / (1 - least), 0)
    }
}
