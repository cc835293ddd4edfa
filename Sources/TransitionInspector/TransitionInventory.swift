#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The numbers of all temporary objects that a transition adds in and around a container.
///
/// The inventory does not count the content of screens, because screens come and go. It does not count bars either,
/// because UIKit recreates their parts.
@MainActor
struct TransitionInventory {
    private enum Kind: String, CaseIterable {
        case views, layers, masks, transforms, animations
        case recognizers = "gesture recognisers"
        case windowViews = "views on the window"
    }

    private var counts: [Kind: Int] = [:]

    /// - Parameters:
    ///   - controller: The container, or what is presented.
    ///   - window: Its window.
    ///   - ignored: A view on the window that is not counted.
    init(of controller: UIViewController?, in window: UIWindow?, ignoring ignored: UIView) {
        if let window { counts[.windowViews] = window.subviews.count { $0 !== ignored } }
        guard let view = controller?.viewIfLoaded, let controller else { return }
        let screens = Set(
            (controller.children.isEmpty ? [controller] : controller.children).compactMap {
                $0.viewIfLoaded.map(ObjectIdentifier.init)
            })
        visit(view, screens: screens)
    }

    private mutating func visit(_ view: UIView, screens: Set<ObjectIdentifier>) {
        if view is UINavigationBar || view is UITabBar { return }
        add(.animations, view.layer.animationKeys()?.count ?? 0)
        add(.masks, view.layer.mask == nil ? 0 : 1)
        add(.transforms, CATransform3DIsIdentity(view.layer.transform) ? 0 : 1)
        if screens.contains(ObjectIdentifier(view)) { return }
        add(.views, 1)
        add(.recognizers, view.gestureRecognizers?.count ?? 0)
        add(.layers, (view.layer.sublayers?.count ?? 0) - view.subviews.count)
        for child in view.subviews { visit(child, screens: screens) }
    }

    private mutating func add(_ kind: Kind, _ count: Int) { counts[kind, default: 0] += count }

    /// Returns the objects that are more numerous than in an earlier inventory.
    ///
    /// - Parameter isPresented: Whether a screen is presented that was not presented before. UIKit adds one view to the
    ///   window for it, which does not count.
    func leftovers(since before: TransitionInventory, isPresented: Bool) -> [TransitionRecord.Leftover] {
        Kind.allCases.compactMap { kind in
            var more = (counts[kind] ?? 0) - (before.counts[kind] ?? 0)
            if kind == .windowViews, isPresented { more -= 1 }
            return more > 0 ? TransitionRecord.Leftover(name: kind.rawValue, count: more) : nil
        }
    }
}
#endif
