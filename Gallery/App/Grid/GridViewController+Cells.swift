import UIKit

/// Which cells play, and what a tap on one does.
extension GridViewController: UICollectionViewDelegate {
    /// Whether the grid is on screen and stands still.
    var isAtRest: Bool { view.window != nil && !collectionView.isDragging && !collectionView.isDecelerating }

    /// Lets those in the middle of the screen play, and the studio go on, once the grid stands still.
    func playInTheMiddle() {
        guard isAtRest else { return }
        studio.goOn()
        let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        player.update(
            collectionView.indexPathsForVisibleItems.compactMap { index in
                guard let entry = source.itemIdentifier(for: index), let item = context.grid[entry.name],
                    let cell = collectionView.cellForItem(at: index) as? GridCell
                else { return nil }
                // A row that scrolls sideways has coordinates of its own.
                let frame = cell.convert(cell.phone.frame, to: collectionView)
                let part = frame.intersection(seen)
                return GridPlayer.Candidate(
                    animator: item.animator, phone: cell.phone,
                    distance: hypot(frame.midX - seen.midX, frame.midY - seen.midY),
                    visiblePart: part.isNull ? 0 : part.width * part.height / max(frame.width * frame.height, 1))
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
        guard let cell = cell as? GridCell else { return }
        player.stop(on: cell.phone)
        if let name = cell.name { studio.cancel(name) }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt index: IndexPath) {
        collectionView.deselectItem(at: index, animated: false)
        guard let entry = source.itemIdentifier(for: index) else { return }
        context.router?.open(entry.name)
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
