import Foundation

/// Elements that are read one after the other, and the place that they take on the screen together.
@MainActor
struct ReadingUnit {
    /// An element, and its place among those of a tab bar, counted from 1.
    typealias Entry = (element: UIResponder, place: (number: Int, count: Int)?)

    let frame: CGRect
    var entries: [Entry]
}

/// The order in which assistive technologies read: from the top to the bottom, and in each row in the direction of
/// reading. What a container names is in its own order, and what it groups stays together.
/// (developer.apple.com/documentation/uikit/uiaccessibilitycontainer)
@MainActor
struct ReadingOrder {
    let isRightToLeft: Bool

    /// What is read of a responder and everything in it.
    func units(of responder: UIResponder) -> [ReadingUnit] {
        let view = responder as? UIView
        if let view, !view.canBeRead { return [] }
        guard !responder.accessibilityElementsHidden else { return [] }
        let frame = responder.accessibilityFrame
        if responder.isAccessibilityElement { return [ReadingUnit(frame: frame, entries: [(responder, nil)])] }
        let isBar = responder.accessibilityTraits.contains(.tabBar)
        if let named = responder.accessibilityElements {
            let inside = named.compactMap { $0 as? UIResponder }.flatMap { sorted(units(of: $0)) }
            return group(inside, at: frame, isBar: isBar)
        }
        guard let view else { return [] }
        // What is modal hides its siblings; of several, the frontmost hides the others too.
        let modal = view.subviews.last { $0.accessibilityViewIsModal && $0.canBeRead }
        let inside = (modal.map { [$0] } ?? view.subviews).flatMap(units)
        let isGroup = isBar || view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none
        return isGroup ? group(sorted(inside), at: frame, isBar: isBar) : inside
    }

    private func group(_ units: [ReadingUnit], at frame: CGRect, isBar: Bool) -> [ReadingUnit] {
        var entries = units.flatMap(\.entries)
        guard !entries.isEmpty else { return [] }
        if isBar { entries = entries.enumerated().map { ($1.element, ($0 + 1, entries.count)) } }
        return [ReadingUnit(frame: frame, entries: entries)]
    }

    /// The units in rows: what overlaps the topmost by more than half of its own height is beside it.
    func sorted(_ units: [ReadingUnit]) -> [ReadingUnit] {
        var left = units.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
        var result: [ReadingUnit] = []
        while let first = left.first?.element.frame {
            let row = left.filter { isBeside($0.element.frame, first) }
            left.removeAll { unit in row.contains { $0.offset == unit.offset } }
            result += row.sorted { start(of: $0) < start(of: $1) }.map(\.element)
        }
        return result
    }

    private func isBeside(_ frame: CGRect, _ first: CGRect) -> Bool {
        let overlap = min(frame.maxY, first.maxY) - max(frame.minY, first.minY)
        return frame == first || overlap > min(frame.height, first.height) / 2
    }

    private func start(of unit: (offset: Int, element: ReadingUnit)) -> (CGFloat, Int) {
        (isRightToLeft ? -unit.element.frame.maxX : unit.element.frame.minX, unit.offset)
    }
}

extension UIView {
    /// Whether the view can be seen, as far as it knows by itself.
    fileprivate var canBeRead: Bool { !isHidden && alpha >= 0.01 }
}
