import Foundation

extension UIScrollView {
    /// How quickly a scroll comes to rest: the part of its speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed, 0…1.
        public var rawValue: CGFloat

        /// A rate of one's own.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate of lists.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate of pages.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How the safe area becomes part of the inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`; from top to bottom always, in the view of a controller of a navigation or tab bar
        /// controller.
        case automatic = 0
        /// In the directions in which there is something to scroll.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// On all sides.
        case always = 3
    }
}

/// One of the two directions of scrolling.
enum ScrollAxis: CaseIterable {
    case horizontal, vertical

    func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
    func of(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

    func set(_ value: CGFloat, in point: inout CGPoint) {
        if self == .horizontal { point.x = value } else { point.y = value }
    }
}
