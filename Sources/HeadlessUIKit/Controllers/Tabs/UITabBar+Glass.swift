import Foundation

// The bar of iOS 26 and later, as far as public sources describe it.
extension UITabBar {
    /// F195: the size of an item, and the width that two neighbours share, in points.
    private static let itemSize = CGSize(width: 94, height: 54)
    private static let overlap: CGFloat = 8
    /// F173: the place of the bubble at the side where lines begin, in points.
    private static let bubble = CGRect(x: 28, y: 7, width: 48, height: 48)

    /// F195: items that overlap, in the middle of the bar. With many items they are narrower.
    func layoutOverlapping(isRightToLeft: Bool) {
        let count = CGFloat(max(buttons.count, 1))
        let width = min(Self.itemSize.width, (bounds.width + (count - 1) * Self.overlap) / count)
        let pitch = width - Self.overlap
        let start = (bounds.width - width - (count - 1) * pitch) / 2
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
            button.frame = CGRect(x: start + place * pitch, y: 0, width: width, height: Self.itemSize.height)
        }
    }

    /// F173: the bubbles of a small bar, for the chosen item and the last one. If the last one is chosen, the other bubble
    /// has the first item.
    func layoutBubbles(isRightToLeft: Bool) {
        let chosen = buttons.dropLast().first { $0.item === selectedItem } ?? buttons.first
        for button in buttons {
            let isLast = button === buttons.last
            button.isHidden = button !== chosen && !isLast
            button.frame = Self.bubble
            let isTrailing = isLast && button !== chosen
            if isTrailing != isRightToLeft { button.frame.origin.x = bounds.width - Self.bubble.maxX }
        }
    }

    /// The place that a button's item says in place of the right one, in the bar's coordinates; nil for the right one.
    func placeSaid(of button: TabBarButton) -> CGRect? {
        let assumptions = Headless.assumptions
        if assumptions.itemsArePlacedInTheNextTurn, !isPlaced { return .zero }
        guard isMinimized, assumptions.minimizedItemsSayAnotherPlace, button === buttons.last else { return nil }
        return buttons.first { !$0.isHidden }?.frame
    }

    /// F194: adds the recogniser that selects.
    func addSelectionRecognizer() {
        let recognizer = TabBarSelectionGestureRecognizer()
        Headless.addAction(to: recognizer) { [weak self] in self?.selectionRecognized($0) }
        addGestureRecognizer(recognizer)
    }

    private func selectionRecognized(_ recognizer: UIGestureRecognizer) {
        let selects: UIGestureRecognizer.State =
            Headless.assumptions.tabBarTouches == .recognizerAtTouchDown ? .began : .ended
        guard recognizer.state == selects else { return }
        let point = recognizer.location(in: self)
        let touched = buttons.filter { !$0.isHidden && $0.frame.contains(point) }
        let nearest = touched.min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }
        if let nearest, nearest.isEnabled { take(nearest.item) }
    }
}

/// F194: begins at touch-down.
@MainActor
final class TabBarSelectionGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began } else { for touch in touches { ignore(touch, for: event) } }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}
