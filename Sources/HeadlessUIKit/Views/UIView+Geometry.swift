import Foundation

extension UIView {
    /// A point of this view's space in another's (nil: the window's).
    @discardableResult
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        ownLayer.convert(point, to: view?.ownLayer ?? ownLayer.root)
    }

    /// A point of another view's space (nil: the window's) in this one's.
    @discardableResult
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        ownLayer.convert(point, from: view?.ownLayer ?? ownLayer.root)
    }

    /// The box around a rectangle of this view's space in another's (nil: the window's).
    @discardableResult
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        ownLayer.convert(rect, to: view?.ownLayer ?? ownLayer.root)
    }

    /// The box around a rectangle of another view's space (nil: the window's) in this one's.
    @discardableResult
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        ownLayer.convert(rect, from: view?.ownLayer ?? ownLayer.root)
    }

    func hitTestTree(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, touchBlocks == 0 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for view in children.reversed() {
            guard let local = view.ownLayer.convertIfSeen(point, from: ownLayer) else { continue }
            if let hit = view.hitTest(local, with: event) { return hit }
        }
        return self
    }

    func layoutPass() {
        safeAreaCheck()
        owner?.ownedViewWillLayout()
        layoutSubviews()
        owner?.ownedViewDidLayout()
        // A view that was only moved lies in another part of the safe area now.
        for view in children { view.safeAreaCheck() }
    }

    func safeAreaCheck() {
        let insets = safeAreaInsets
        guard insets != lastSafeArea else { return }
        lastSafeArea = insets
        safeAreaInsetsDidChange()
        owner?.ownedViewSafeAreaDidChange()
        for view in children { view.safeAreaCheck() }
        setNeedsLayout()
    }

    func currentSafeArea() -> UIEdgeInsets {
        let extra = owner?.ownedViewExtraSafeArea ?? .zero
        var insets = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            insets = window.ownInsets
        } else if let parentView {
            let outer = parentView.safeAreaInsets
            let size = parentView.bounds.size
            // The frame without the transform decides: a view that is moved by a transform keeps its safe area.
            let place = CGRect(
                x: center.x - ownLayer.anchorPoint.x * bounds.width - parentView.bounds.minX,
                y: center.y - ownLayer.anchorPoint.y * bounds.height - parentView.bounds.minY,
                width: bounds.width, height: bounds.height)
            insets.top = outer.top == 0 ? 0 : max(0, outer.top - place.minY)
            insets.left = outer.left == 0 ? 0 : max(0, outer.left - place.minX)
            insets.bottom = outer.bottom == 0 ? 0 : max(0, place.maxY - (size.height - outer.bottom))
            insets.right = outer.right == 0 ? 0 : max(0, place.maxX - (size.width - outer.right))
        }
        return UIEdgeInsets(
            top: insets.top + extra.top, left: insets.left + extra.left,
            bottom: insets.bottom + extra.bottom, right: insets.right + extra.right)
    }

    /// Called when the layer's size has changed, for any reason.
    nonisolated func layerResized(from old: CGSize) {
        MainActor.assumeIsolated {
            guard autoresizesSubviews else { return }
            for view in children where !view.autoresizingMask.isEmpty { view.autoresize(from: old, to: bounds.size) }
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        var place = CGRect(
            x: center.x - ownLayer.anchorPoint.x * bounds.width, y: center.y - ownLayer.anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
        let mask = autoresizingMask
        (place.origin.x, place.size.width) = UIView.stretch(
            (place.minX, place.width), old.width, new.width,
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        (place.origin.y, place.size.height) = UIView.stretch(
            (place.minY, place.height), old.height, new.height,
            mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        bounds.size = place.size
        center = CGPoint(
            x: place.minX + ownLayer.anchorPoint.x * place.width, y: place.minY + ownLayer.anchorPoint.y * place.height)
    }

    /// Distributes a change of length among the flexible parts, in proportion to their lengths.
    private static func stretch(
        _ span: (start: CGFloat, length: CGFloat), _ old: CGFloat, _ new: CGFloat,
        _ before: Bool, _ inside: Bool, _ after: Bool
    ) -> (CGFloat, CGFloat) {
        let parts = [before ? span.start : 0, inside ? span.length : 0, after ? old - span.start - span.length : 0]
        let flexible = [before, inside, after]
        let count = CGFloat(flexible.count { $0 })
        guard count > 0, old != new else { return span }
        let total = parts.reduce(0, +)
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return total > 0 ? parts[index] / total : 1 / count
        }
        return (span.start + (new - old) * share(0), span.length + (new - old) * share(1))
    }
}
