#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Children that a container shows one at a time, in an order.
@MainActor
struct ChildRow {
    let children: [UIViewController]
    private(set) weak var view: UIView?
    let animator: any TransitionAnimator

    /// A child that is listed twice counts once.
    init(_ children: [UIViewController], in view: UIView, _ animator: any TransitionAnimator) {
        var seen = Set<ObjectIdentifier>()
        self.children = children.filter { seen.insert(ObjectIdentifier($0)).inserted }
        self.view = view
        self.animator = animator
    }

    func index(of child: UIViewController?) -> Int? { children.firstIndex { $0 === child } }

    /// Returns the step from one child to another; nil if one of them is not in the row.
    func step(from: UIViewController?, to: UIViewController) -> TabStep? {
        guard let start = index(of: from), let end = index(of: to) else { return nil }
        return end < start ? .previous : .next
    }

    /// Returns the child next to another; nil at an end.
    func neighbour(of child: UIViewController?, _ step: TabStep, wraps: Bool) -> UIViewController? {
        guard let start = index(of: child), children.count > 1 else { return nil }
        var place = start + (step == .next ? 1 : -1)
        if wraps { place = (place + children.count) % children.count }
        return children.indices.contains(place) ? children[place] : nil
    }
}
#endif
