import Foundation

/// The state at the start of a drag.
struct ScrollDrag {
    /// The offset as it would be without resistance.
    var offset: CGPoint
    /// The translation of the pan, which has gone a little way before it begins.
    var translation: CGPoint
    /// The directions in which the content follows.
    var axes: [ScrollAxis]
    /// The offset of the nearest page.
    var page: CGPoint
}

extension UIScrollView {
    /// The offsets between which the content fills the view.
    func limits(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let lower = before.isFinite ? 0 - before : 0
        let upper = axis.of(contentSize) + after - axis.of(bounds.size)
        return lower...(upper.isFinite && upper > lower ? upper : lower)
    }

    /// Whether the content can be dragged along an axis at all.
    func canDrag(_ axis: ScrollAxis) -> Bool {
        let limits = limits(axis)
        if limits.upperBound > limits.lowerBound { return true }
        return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    /// Whether a finger that went this way may begin a drag.
    func canBegin(_ way: CGPoint) -> Bool {
        let assumptions = Headless.assumptions
        let main: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        guard canDrag(main) else {
            return !assumptions.scrollViewsRefuseDragsAcross && ScrollAxis.allCases.contains(where: canDrag)
        }
        guard !bounces, !assumptions.scrollViewsBeginDragsAtTheirEnd else { return true }
        let limits = limits(main)
        let offset = main.of(contentOffset)
        return main.of(way) > 0 ? offset > limits.lowerBound : offset < limits.upperBound
    }

    func panned(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: beginDrag()
        case .changed: followDrag()
        case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: self))
        case .cancelled: endDrag(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDrag() {
        stopMotion()
        let way = panGestureRecognizer.translation(in: self)
        var axes = ScrollAxis.allCases.filter(canDrag)
        if isDirectionalLockEnabled {
            let ratio = Headless.assumptions.directionalLockRatio
            if abs(way.x) >= abs(way.y) * ratio { axes.removeAll { $0 == .vertical } }
            if abs(way.y) >= abs(way.x) * ratio { axes.removeAll { $0 == .horizontal } }
        }
        var offset = contentOffset
        for axis in ScrollAxis.allCases { axis.set(unresisted(axis.of(offset), axis), in: &offset) }
        drag = ScrollDrag(offset: offset, translation: way, axes: axes, page: nearestPage(to: contentOffset))
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func followDrag() {
        guard let drag else { return }
        let way = panGestureRecognizer.translation(in: self)
        var offset = contentOffset
        for axis in drag.axes {
            let free = axis.of(drag.offset) - (axis.of(way) - axis.of(drag.translation))
            axis.set(resisted(free, axis), in: &offset)
        }
        let before = contentOffset.y
        contentOffset = offset
        tellTabBar(movedBy: contentOffset.y - before)
    }

    private func endDrag(velocity finger: CGPoint) {
        guard let drag else { return }
        var velocity = CGPoint.zero
        for axis in drag.axes { axis.set(-axis.of(finger) / 1000, in: &velocity) }
        var goal = isPagingEnabled ? page(after: drag, velocity) : rest(after: velocity)
        withUnsafeMutablePointer(to: &goal) {
            delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
        }
        self.drag = nil
        let wasPulledOut = ScrollAxis.allCases.contains { !limits($0).contains($0.of(contentOffset)) }
        let goesOn = hypot(goal.x - contentOffset.x, goal.y - contentOffset.y) >= 0.5
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        move(to: goal, .slowing(isPagingEnabled || wasPulledOut ? .fast : decelerationRate)) { view in
            view.delegate?.scrollViewDidEndDecelerating(view)
        }
    }

    // MARK: Where a scroll comes to rest

    /// The offset to which a velocity, in points a millisecond, leads.
    private func rest(after velocity: CGPoint) -> CGPoint {
        let rate = min(max(decelerationRate.rawValue, 0.001), 0.9999)
        var goal = contentOffset
        for axis in ScrollAxis.allCases {
            let free = axis.of(contentOffset) - axis.of(velocity) / log(rate)
            axis.set(clamped(free, axis), in: &goal)
        }
        return goal
    }

    /// The page on which a drag ends: the next one after a flick, otherwise the nearest, never one further.
    private func page(after drag: ScrollDrag, _ velocity: CGPoint) -> CGPoint {
        var goal = nearestPage(to: contentOffset)
        for axis in drag.axes where abs(axis.of(velocity)) >= Headless.assumptions.pagingFlick / 1000 {
            let size = axis.of(bounds.size)
            axis.set(clamped(axis.of(drag.page) + (axis.of(velocity) > 0 ? size : -size), axis), in: &goal)
        }
        return goal
    }

    private func nearestPage(to offset: CGPoint) -> CGPoint {
        var page = offset
        for axis in ScrollAxis.allCases where axis.of(bounds.size) > 0 {
            let size = axis.of(bounds.size)
            axis.set(clamped((axis.of(offset) / size).rounded() * size, axis), in: &page)
        }
        return page
    }

    // MARK: Past the end

    private func clamped(_ value: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let limits = limits(axis)
        return min(max(value, limits.lowerBound), limits.upperBound)
    }

    /// The offset of the content beyond its end, where it moves less than the finger.
    private func resisted(_ value: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let edge = clamped(value, axis)
        let length = axis.of(bounds.size)
        guard bounces, length > 0, value != edge else { return edge }
        let excess = abs(value - edge) * Headless.assumptions.bounceResistance / length
        return edge + (value < edge ? -1 : 1) * (1 - 1 / (excess + 1)) * length
    }

    /// The inverse of `resisted`.
    private func unresisted(_ value: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let edge = clamped(value, axis)
        let length = axis.of(bounds.size)
        let excess = min(abs(value - edge) / max(length, 1), 0.99)
        guard bounces, length > 0, excess > 0 else { return edge }
        return edge + (value < edge ? -1 : 1) * (1 / (1 - excess) - 1) * length / Headless.assumptions.bounceResistance
    }
}
