import UIKit

/// Which cells play, and what a tap on one does.
extension GridViewController: UICollectionViewDelegate {
    /// Lets the row nearest to the middle of the screen play.
    func playInTheMiddle() {
        guard view.window != nil, presentedViewController == nil, !collectionView.isDragging,
            !collectionView.isDecelerating
        else { return }
        let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let middle = CGPoint(x: seen.midX, y: seen.midY)
        let cells = collectionView.indexPathsForVisibleItems.compactMap { index -> (GridEntry, GridCell, CGPoint)? in
            guard let entry = source.itemIdentifier(for: index),
                let cell = collectionView.cellForItem(at: index) as? GridCell
            else { return nil }
            // A row that scrolls sideways has coordinates of its own.
            let frame = cell.convert(cell.phone.frame, to: collectionView)
            return (entry, cell, CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y))
        }
        guard let nearest = cells.map({ abs($0.2.y) }).min() else { return player.stopAll() }
        let row = cells.filter { abs(abs($0.2.y) - nearest) < 20 }.sorted { abs($0.2.x) < abs($1.2.x) }
        // Each plays on a navigation controller of its own, of which there should not be too many.
        player.play(
            row.prefix(4).compactMap { entry, cell, _ in
                context.grid[name: entry.name].map { (entry, $0.animator, cell.phone) }
            })
    }

    /// Follows what decides whether cells may play.
    func observe() {
        let center = NotificationCenter.default
        for name in [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.videoAutoplayStatusDidChangeNotification, UIScene.didActivateNotification,
        ] {
            center.addObserver(self, selector: #selector(playAgain), name: name, object: nil)
        }
        center.addObserver(self, selector: #selector(rest), name: UIScene.didEnterBackgroundNotification, object: nil)
    }

    @objc private func playAgain() {
        playInTheMiddle()
    }

    @objc private func rest(_ notification: Notification) {
        if notification.object as? UIScene === view.window?.windowScene { player.stopAll() }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { playInTheMiddle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        playInTheMiddle()
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        playInTheMiddle()
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt index: IndexPath
    ) {
        guard let phone = (cell as? GridCell)?.phone else { return }
        player.stop(on: phone)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt index: IndexPath) {
        collectionView.deselectItem(at: index, animated: false)
        guard let entry = source.itemIdentifier(for: index) else { return }
        context.router.open(entry.name)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt index: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let entry = source.itemIdentifier(for: index) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            self?.menu(for: entry)
        }
    }
}
