import Foundation

extension UIView {
    /// How content fills the view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case center = 4
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }

    /// The parts of a view that are flexible when the superview changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set by its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The space on the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The space on the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The space above.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The space below.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// Whether and how a view is mirrored in right-to-left environments.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight
    case rightToLeft
}
