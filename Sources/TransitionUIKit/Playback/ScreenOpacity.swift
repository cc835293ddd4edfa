import TransitionCore

/// The opacity of a screen while it is in a transition's container.
///
/// Glass below a view that is shown at opacity 0 never shows again (F192), so no screen fades out altogether. The least
/// opacity cannot be seen.
package enum ScreenOpacity {
    /// The opacity of a screen that the choreography has at 0.
    package static let least: Float = 0.02

    /// The opacity at which a screen is shown: a straight line, so that a straight fade stays one.
    ///
    /// - Parameters:
    ///   - opacity: The opacity that the choreography says, 0 to 1.
    ///   - rest: The opacity of the screen at rest.
    static func shown(_ opacity: Float, rest: Float) -> Float {
        let least = min(least, rest)
        return least + (rest - least) * opacity
    }

    /// The opacity that the choreography says of a screen that is shown at an opacity, and at rest at 1.
    package static func choreographed(_ shown: Double) -> Double {
        let least = Double(least)
        return max((shown - least) / (1 - least), 0)
    }
}
