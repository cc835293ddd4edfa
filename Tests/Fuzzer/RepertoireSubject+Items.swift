import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionUIKit
import UIKit

// The items of tab bars.
extension RepertoireSubject {
    func moveItems(of tabs: UITabBarController, _ choice: Choice?) {
        guard let choice else {
            gated.remove(ObjectIdentifier(tabs))
            return tabs.tabItems.removeAll()
        }
        let animators = TabItemRegistry.standard.all
        let animator = animators[choice.number % animators.count]
        let motion: MotionPolicy = choice.number % 17 == 0 ? .alwaysReduced : .system
        tabs.setTabItemAnimation(choice.number % 13 == 0 ? nil : animator, motion: motion)
        guard tabs.tabItems.count > 0 else { return }
        let item = tabs.tabItems[choice.number % tabs.tabItems.count]
        if choice.number % 7 < 2 { gated.insert(ObjectIdentifier(tabs)) }
        switch choice.number % 7 {
        case 0: item.onTap = { .refuse }
        case 1: item.onTap = { .instead {} }
        case 2: item.onTap = nil
        case 3: item.setLongPress(after: 0.1) { _ in }
        case 4: item.setLongPress(nil)
        case 5: item.animation = animators[choice.number / 7 % animators.count]
        default: item.animation = nil
        }
        switch choice.number / 91 % 6 {
        case 1: item.onHighlight = { _ in }
        case 2: item.onHighlight = nil
        case 3: item.haptic = .light
        case 4: item.haptic = nil
        case 5: item.setLongPressMenu { _ in UIMenu(children: []) }
        default: break
        }
    }
}

// The package's own bar.
extension RepertoireSubject {
    func setOwnBar(_ choice: Choice?, of tabs: UITabBarController) {
        guard let choice else {
            tabs.setAnimatedTabBar(nil)
            return
        }
        let look: AnimatedTabBarAppearance = choice.number % 3 == 0 ? .init(background: .material(.light)) : .standard
        let bar = tabs.setAnimatedTabBar(
            look, metrics: .init(height: choice.number % 2 == 0 ? 56 : choice.number % 23 == 0 ? .infinity : 80))
        bar?.items[choice.number % 4].layout.raise = choice.number % 5 == 0 ? 30 : choice.number % 31 == 0 ? .nan : 0
        bar?.items[choice.number % 3].layout.leadingSpace = choice.number % 7 == 0 ? 12 : 0
    }

    func copyOwnBar(from tabs: UITabBarController, to copy: UITabBarController) {
        guard let bar = tabs.animatedTabBar else { return }
        let twin = copy.setAnimatedTabBar(bar.appearance, metrics: bar.metrics)
        for (place, item) in bar.items.enumerated() { twin?.items[place].layout = item.layout }
        if bar.isHidden { twin?.setHidden(true, animated: false) }
    }

    func place(ofItem tab: Int, of tabs: UITabBarController) -> CGPoint? {
        guard let items = tabs.animatedTabBar?.items, !items.isEmpty, let window = tabs.viewIfLoaded?.window else {
            return nil
        }
        guard let frame = items[tab % items.count].frame(in: window) else { return nil }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func moveBadge(of tab: Int, in tabs: UITabBarController, _ choice: Choice) {
        guard tab < tabs.tabItems.count else { return }
        tabs.tabItems[tab].animateBadge(.bounce(height: 20, duration: choice.number % 2 == 0 ? 0.4 : 2))
    }
}
