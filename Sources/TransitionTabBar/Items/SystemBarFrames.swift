#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The frames of the items on the system bar, as far as they can be trusted.
///
/// A bar that has made itself small says wrong frames: one item may say the place of another (F173), or the frame is empty
/// before the items are placed (F174). No API returns whether the bar is small. Frames are therefore trusted only if they
/// can belong to a row: no frame lies on another, none is much smaller than the others, and several items are visible.
@MainActor
struct SystemBarFrames {
    private var entries: [(object: NSObject, frame: CGRect)]
    /// Whether neighbours overlap, as on the bars of iOS 26 and later (F195).
    private(set) var overlap = false

    /// The part of an item's width that may lie on its neighbour. On iOS 26 it is 8 of 94 points.
    private static let sharedPart: CGFloat = 0.25

    init(of tabBarController: UITabBarController, in view: UIView) {
        let shown = TabItemSource.shown(of: tabBarController)
        let said = shown.compactMap { source in
            source.frame(in: view).map { (object: source.object, frame: $0) }
        }.filter { $0.frame.isUsable }
        entries = said.filter { entry in
            let others = said.filter { $0.object !== entry.object }
            let (width, height) = (others.map(\.frame.width).min() ?? 0, others.map(\.frame.height).min() ?? 0)
            return entry.frame.width >= width / 2 && entry.frame.height >= height / 2
                && !others.contains { Self.shared($0.frame, entry.frame) > Self.sharedPart }
        }
        overlap = zip(entries.indices, entries).contains { index, entry in
            entries[..<index].contains { $0.frame.insetBy(dx: 1, dy: 0).intersects(entry.frame) }
        }
        if entries.count == 1, shown.count > 1 { entries = [] }
    }

    /// Returns the width that two frames share, as a fraction of the narrower one.
    private static func shared(_ one: CGRect, _ other: CGRect) -> CGFloat {
        let both = one.intersection(other)
        return both.isEmpty ? 0 : both.width / min(one.width, other.width)
    }

    /// Returns the frame of an item.
    subscript(source: TabItemSource) -> CGRect? { entries.first { $0.object === source.object }?.frame }

    /// Returns the item at a point. Where two overlap, it is the one that is nearer.
    func object(at point: CGPoint) -> NSObject? {
        entries.filter { $0.frame.contains(point) }
            .min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }?.object
    }
}

extension CGRect {
    /// Whether the rectangle is finite and not empty.
    fileprivate var isUsable: Bool { !isEmpty && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
#endif
