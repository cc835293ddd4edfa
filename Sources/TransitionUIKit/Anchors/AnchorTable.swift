#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The views of one window between which zooms and key-view transitions move, by the app's ids. The window's layer
/// keeps the table.
///
/// The table applies to screens without their own ``UIViewController/transitionAnchors``. The most recent target on
/// such a screen counts, together with the most recent visible source that has the same id and is outside of the
/// screen. Views are held weakly. Their frames are read at the start of each transition.
@MainActor
package final class AnchorTable {
    /// The role of a view in a transition.
    package enum Role: Sendable {
        /// A screen grows out of the view.
        case source
        /// The source grows into the view.
        case target
    }

    private final class Entry {
        private(set) weak var view: UIView?
        let id: AnyHashable
        let role: Role

        init(_ view: UIView, _ id: AnyHashable, _ role: Role) { (self.view, self.id, self.role) = (view, id, role) }
    }

    private static let key = "repertoire.anchors"
    private var entries: [Entry] = []

    /// Returns the table of a window, and creates it if necessary.
    package static func of(_ window: UIWindow) -> AnchorTable {
        if let known = known(in: window) { return known }
        let new = AnchorTable()
        window.layer.setValue(new, forKey: key)
        return new
    }

    private static func known(in window: UIWindow) -> AnchorTable? {
        window.layer.value(forKey: key) as? AnchorTable
    }

    /// Registers a view and replaces its previous entry.
    package func set(_ view: UIView, as role: Role, id: AnyHashable) {
        remove(view)
        entries.append(Entry(view, id, role))
    }

    /// Removes a view, and all views that have been freed.
    package func remove(_ view: UIView) { entries.removeAll { $0.view === view || $0.view == nil } }

    /// The number of registered views.
    var count: Int { entries.count { $0.view != nil } }

    /// Returns the places of a screen's anchors in a container: of those set by the app, or else of those from the
    /// window's table.
    package static func places(of screen: UIViewController, in container: UIView) -> TransitionScene.AnchorPlaces {
        let own = screen.transitionAnchors
        let pair = own == nil ? container.window.flatMap(known)?.pair(on: screen) : nil
        return (
            (own?.source() ?? pair?.source)?.place(in: container),
            (own?.target() ?? pair?.target)?.place(in: container)
        )
    }

    /// Returns the view that UIKit zooms a screen from: the same as the source of ``places(of:in:)``; nil if it is not
    /// on screen.
    static func source(of screen: UIViewController, on other: UIViewController) -> UIView? {
        let own = screen.transitionAnchors
        let view = own.map { $0.source() } ?? other.viewIfLoaded?.window.flatMap(known)?.pair(on: screen)?.source
        return view?.window == nil ? nil : view
    }

    private func pair(on screen: UIViewController) -> (source: UIView?, target: UIView)? {
        guard let view = screen.viewIfLoaded else { return nil }
        var latest: UIView?
        for entry in entries.reversed() where entry.role == .target {
            guard let target = entry.view, target.isDescendant(of: view), !target.bounds.isEmpty else { continue }
            if let source = source(of: entry.id, outside: view) { return (source, target) }
            if latest == nil { latest = target }
        }
        return latest.map { (nil, $0) }
    }

    /// Returns the most recent visible source.
    private func source(of id: AnyHashable, outside screen: UIView) -> UIView? {
        entries.last { entry in
            guard entry.role == .source, entry.id == id, let view = entry.view else { return false }
            return !view.isDescendant(of: screen) && view.isSeen
        }?.view
    }
}

extension UIView {
    /// Returns the view's frame in the container's coordinates; nil if the view is not visible there.
    @inline(never)
    fileprivate func place(in container: UIView) -> CGRect? {
        guard window != nil || isDescendant(of: container) else { return nil }
        let frame = convert(bounds, to: container)
        return frame.isNull || frame.isInfinite || frame.isEmpty || !frame.origin.x.isFinite
            || !frame.origin.y.isFinite ? nil : frame
    }

    /// Whether a part of the view is inside all clipping views around it, including its window.
    fileprivate var isSeen: Bool {
        guard window != nil, !bounds.isEmpty else { return false }
        var view = self
        while let around = view.superview {
            if around.isHidden { return false }
            view = around
            guard around.clipsToBounds || around is UIWindow || around is UIScrollView else { continue }
            // A list shows its bounds, wherever it is scrolled to.
            if !convert(bounds, to: around).intersects(around.bounds) { return false }
        }
        return !isHidden
    }
}
#endif
