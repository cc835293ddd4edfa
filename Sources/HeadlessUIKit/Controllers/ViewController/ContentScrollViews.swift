import Foundation

/// A set of sides of a rectangle, by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top side.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The side where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom side.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The side where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

    /// The sides, one by one.
    var each: [NSDirectionalRectEdge] {
        [.top, .leading, .bottom, .trailing].filter { contains($0) }
    }
}

/// The scroll views that bars watch, by the side at which a bar is.
struct ContentScrollViews {
    private var views: [UInt: Weak<UIScrollView>] = [:]

    subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
        get { edge.each.lazy.compactMap { views[$0.rawValue]?.object }.first }
        set { for side in edge.each { views[side.rawValue] = newValue.map { Weak($0) } } }
    }
}

extension UIViewController {
    /// Says which scroll view the bars at some sides watch, nil for none.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews[edge] = scrollView
    }

    /// The scroll view that a bar at a side watches.
    @discardableResult
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let view = contentScrollViews[edge] { return view }
        guard Headless.assumptions.contentScrollViewsAreFound, let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}
