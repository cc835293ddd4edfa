import Animations
import UIKit

/// Lets the cells in the middle of the grid play, and only those: each is a navigation controller with two screens.
@MainActor
final class GridPlayer<Item: Hashable> {
    private weak var host: UIViewController?
    private var previews: [Item: (preview: LivePreview, phone: PhoneView)] = [:]

    init(host: UIViewController) {
        self.host = host
    }

    /// Whether anything may play without having been asked for. Who wants less motion presses a cell to see one.
    static var isAllowed: Bool {
        !UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVideoAutoplayEnabled
    }

    /// Lets these play and stops all others.
    func play(_ wanted: [(item: Item, animator: any TransitionAnimator, phone: PhoneView)]) {
        let items = Set(wanted.map(\.item))
        for item in previews.keys where !items.contains(item) { stop(item) }
        guard Self.isAllowed, let host else { return stopAll() }
        for (item, animator, phone) in wanted where previews[item]?.phone !== phone {
            stop(item)
            let preview = LivePreview(animator)
            host.addChild(preview)
            phone.live = preview.view
            preview.didMove(toParent: host)
            previews[item] = (preview, phone)
            preview.play()
        }
    }

    /// Takes the live screens out of a cell, which shows its picture again.
    func stop(_ item: Item) {
        guard let (preview, phone) = previews.removeValue(forKey: item) else { return }
        preview.stop()
        if phone.live === preview.view { phone.live = nil }
        preview.unembed()
    }

    /// Takes the live screens out of the cell with this phone.
    func stop(on phone: PhoneView) {
        for (item, entry) in previews where entry.phone === phone { stop(item) }
    }

    /// Stops all.
    func stopAll() {
        for item in previews.keys { stop(item) }
    }
}
