import Foundation

/// Glass, as of iOS 26. Where the package runs on Apple's UIKit, ask `#available(iOS 26.0, *)` first.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// How much of what is behind it is seen.
    public enum Style: Int, Sendable {
        /// Blurred.
        case regular = 0
        /// Clear.
        case clear = 1
    }

    /// How much of what is behind it is seen.
    let style: Style

    /// Glass of a style.
    public init(style: UIGlassEffect.Style) {
        self.style = style
        super.init()
    }

    /// Whether the glass answers to touches. Default false.
    open var isInteractive = false
    /// The colour of the glass, nil for none.
    open var tintColor: UIColor?
}

/// Lets pieces of glass that are near to each other flow together.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// How near pieces have to be, in points.
    open var spacing: CGFloat = 0
}
