#if canImport(UIKit)
import TransitionCore
import UIKit

/// The views of one window between which zooms and key views move, by an id of the app's. The window's layer keeps it.
///
/// A screen without ``UIViewController/transitionAnchors`` of its own finds its views here: of the targets on it the one
/// that came last, and of the sources with the same id one that can be seen elsewhere. Views are held weakly, and asked
/// where they are at the start of each transition.
@MainActor
package final class AnchorTable {
    /// What a view is to a transition.
    package enum Role: Sendable {
        /// A screen grows out of it.
        case source
        /// The source grows into it.
        case target
    }

    private struct Entry {
        weak var view: UIView?
        let id: AnyHashable
        let role: Role
    }

    private static let key = "repertoire.anchors"
    private var entries: [Entry] = []

    /// The table of a window, made when it is first asked for.
    package static func of(_ window: UIWindow) -> AnchorTable {
        if let known = known(in: window) { return known }
        let new = AnchorTable()
        window.layer.setValue(new, forKey: key)
        return new
    }

    private static func known(in window: UIWindow) -> AnchorTable? {
        window.layer.value(forKey: key) as? AnchorTable
    }

    /// Notes a view; what was noted of it before is forgotten.
    package func set(_ view: UIView, as role: Role, id: AnyHashable) {
        remove(view)
        entries.append(Entry(view: view, id: id, role: role))
    }

    /// Forgets a view, and those that are no more.
    package func remove(_ view: UIView) { entries.removeAll { $0.view === view || $0.view == nil } }

    /// How many views are noted.
    var count: Int { entries.count { $0.view != nil } }

    /// The anchors of a screen: those that the app has set, or else what the window's table knows.
    static func anchors(of screen: UIViewController, in window: UIWindow?) -> TransitionAnchors? {
        if let own = screen.transitionAnchors { return own }
        guard let window, let table = known(in: window), let pair = table.pair(on: screen) else { return nil }
        return TransitionAnchors { [weak source = pair.source] in
            source
        } target: { [weak target = pair.target] in
            target
        }
    }

    private func pair(on screen: UIViewController) -> (source: UIView?, target: UIView)? {
        guard let view = screen.viewIfLoaded else { return nil }
        let targets = entries.reversed().filter { entry in
            entry.role == .target && entry.view.map { $0.isDescendant(of: view) && !$0.bounds.isEmpty } == true
        }
        let pairs = targets.compactMap { entry in
            entry.view.map { (source: source(of: entry.id, outside: view), target: $0) }
        }
        return pairs.first { $0.source != nil } ?? pairs.first
    }

    /// The source that came last of those that can be seen.
    private func source(of id: AnyHashable, outside screen: UIView) -> UIView? {
        entries.last { entry in
            guard entry.role == .source, entry.id == id, let view = entry.view else { return false }
            return !view.isDescendant(of: screen) && view.isSeen
        }?.view
    }
}

extension UIView {
    /// Whether a part of the view is within all views around it that cut off what lies outside, its window included.
    fileprivate var isSeen: Bool {
        guard window != nil, !bounds.isEmpty else { return false }
        var view = self
        while let around = view.superview {
            if around.isHidden { return false }
            view = around
            guard around.clipsToBounds || around is UIWindow || around is UIScrollView else { continue }
            // The part that a list shows is its bounds, wherever it is scrolled to.
            if !convert(bounds, to: around).intersects(around.bounds) { return false }
        }
        return !isHidden
    }
}
#endif
