import Foundation

extension UIView {
    /// A view with a picture of this view as shown now; with `afterUpdates`, as it will be shown after pending changes
    /// are committed. A view that was never on screen has no picture yet.
    @discardableResult
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view with a picture of a part of this view; the insets do not stretch.
    @discardableResult
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.isUserInteractionEnabled = true
        guard rect.width > 0, rect.height > 0 else { return snapshot }
        guard let drawing = drawing(afterUpdates: afterUpdates) else { return snapshot }
        let values = (size: bounds.size, origin: bounds.origin)
        snapshot.ownLayer.values.contents = drawing
        snapshot.ownLayer.values.contentsRect = CGRect(
            x: (rect.minX - values.origin.x) / values.size.width, y: (rect.minY - values.origin.y) / values.size.height,
            width: rect.width / values.size.width, height: rect.height / values.size.height)
        if capInsets != .zero {
            snapshot.ownLayer.values.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: (rect.width - capInsets.left - capInsets.right) / rect.width,
                height: (rect.height - capInsets.top - capInsets.bottom) / rect.height)
        }
        return snapshot
    }

    /// The view's picture as a bitmap would hold it, or nil if nothing of it is on screen.
    func drawing(afterUpdates: Bool) -> Drawing? {
        if afterUpdates {
            ownLayer.root.layoutTree()
        } else if !ownLayer.wasCommitted {
            return nil
        }
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let picture = Recorder(committedOnly: !afterUpdates).picture(of: ownLayer).atOrigin
        return Drawing(size: bounds.size, scale: contentScaleFactor, layers: [picture])
    }

    /// Draws the view into the current context, scaled to a rectangle; returns true if all of it could be drawn.
    ///
    /// With `afterUpdates` all changes are committed, and thereby shown, before. That is not possible while a commit
    /// lays out, and perhaps not within an explicit transaction: then the view is drawn as it is displayed now; a view
    /// that was never on screen is then empty (F110).
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = World.current.graphics.last else { return false }
        let world = World.current
        let isHeldBack =
            world.isLayingOut
            || world.transactions.isExplicit && world.assumptions.explicitTransactionsHoldBackScreenUpdates
        let updates = afterUpdates && !isHeldBack
        if updates { RunLoopTurn.commit() }
        guard let drawing = drawing(afterUpdates: updates) else {
            return world.assumptions.drawingWhatWasNeverDisplayedSucceeds
        }
        context.add(drawing.filling(rect))
        return updates || !ownLayer.holdsUncommitted
    }
}

/// The view that `snapshotView` returns: it shows a picture.
@MainActor final class SnapshotView: UIView {}

extension UIScreen {
    /// A view with a picture of the whole screen.
    @discardableResult
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let snapshot = SnapshotView(frame: bounds)
        let layers = World.current.windows.compactMap(\.window).filter { !$0.isHidden }.map { window in
            Recorder(committedOnly: !afterUpdates).picture(of: window.ownLayer)
        }
        snapshot.ownLayer.values.contents = Drawing(size: bounds.size, scale: scale, layers: layers)
        return snapshot
    }
}

extension CALayer {
    /// Draws the layer and its sublayers into a context, in the layer's own space: model values, no animations. A view
    /// made by `snapshotView` is not drawn, because its contents are not in this process.
    public final func render(in ctx: CGContext) {
        let picture = Recorder(committedOnly: false, usesModel: true, drawsSnapshots: false).picture(of: self).atOrigin
        ctx.add(Drawing(size: bounds.size, scale: contentsScale, layers: [picture]).filling(bounds))
    }

    /// Whether a visible part of it has not been on screen yet.
    var holdsUncommitted: Bool {
        sublayerList.contains { layer in
            !layer.isHidden && layer.opacity > 0
                && (layer.insertion >= World.current.commits || layer.holdsUncommitted)
        }
    }
}

extension Headless.LayerPicture {
    /// The picture without the layer's own place and transform, its bounds' corner at 0, 0.
    var atOrigin: Self {
        var copy = inOwnSpace
        copy.position = .zero
        return copy
    }

    /// The picture without the layer's own place and transform.
    var inOwnSpace: Self {
        var copy = self
        copy.anchorPoint = .zero
        copy.position = bounds.origin
        copy.transform = Self.identity
        copy.opacity = isHidden ? 0 : opacity
        copy.zPosition = 0
        return copy
    }
}
