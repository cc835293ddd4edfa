import UIKit

// The items of tab bars.
extension World {
    func act(_ index: Int, _ action: ItemAction) {
        guard let tabs = ControllerTree.at(index, of: tree.tabs) else { return }
        switch action {
        case .animate(let choice): subject.moveItems(of: tabs, choice)
        case .bar(let choice): subject.setOwnBar(choice, of: tabs)
        case .dress(let tab, let choice): wardrobe.dress(tab, of: tabs, choice)
        case .badge(let tab, let choice):
            let count = Wardrobe.items(of: tabs).count
            if count > 0 { subject.moveBadge(of: tab % count, in: tabs, choice) }
        case .press(let tab, let frames): press(tab, of: tabs, frames: frames)
        }
    }

    /// A tap, but slow.
    private func press(_ tab: Int, of tabs: UITabBarController, frames: Int) {
        guard tabs.isViewLoaded, let window, tabs.view.window === window else { return }
        guard let point = place(ofItem: tab, of: tabs) else { return }
        let delegate = delegate(of: tabs)
        delegate?.questions = 0
        // A finger that rests elsewhere may hold back earlier taps until now.
        delegate?.isTapped = fingers.isEmpty
        let touch = Headless.touch(at: point, in: window)
        Headless.clock.advance(by: Double(frames) / 60)
        touch.lift()
        delegate?.isTapped = false
    }

    /// The middle of a tab's item in the window; nil where there is none.
    func place(ofItem tab: Int, of tabs: UITabBarController) -> CGPoint? {
        if let place = subject.place(ofItem: tab, of: tabs) { return place }
        return tabs.place(ofSystemItem: tab).map { tabs.tabBar.convert($0, to: window) }
    }
}
