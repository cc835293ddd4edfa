import UIKit

// Actions of the user.
extension PlayedWorld {
    func touch(_ event: Event) {
        let glimpses = tree.screens.compactMap { Glimpse(of: $0) }
        reach(event)
        for glimpse in glimpses {
            if let fault = glimpse.jump() { ledger.report(.jump, fault) }
        }
    }

    private func reach(_ event: Event) {
        guard let window else { return }
        switch event {
        case .down(let finger, let place):
            fingers.removeValue(forKey: finger)?.lift()
            let point = place.point(in: window)
            fingers[finger] =
                finger == Event.trackpad
                ? .scroll(Headless.scroll(at: point, in: window), point)
                : .touch(Headless.touch(at: point, in: window))
        case .move(let finger, let place):
            guard var moved = fingers[finger] else { return }
            moved.move(to: place.point(in: window))
            // The app may have ended the touch in the meantime.
            if fingers[finger] != nil { fingers[finger] = moved }
        case .lift(let finger):
            fingers.removeValue(forKey: finger)?.lift()
        case .cancel(let finger):
            fingers.removeValue(forKey: finger)?.cancel()
        case .cancelAll:
            Headless.cancelTouches(in: window)
            fingers = [:]
        case .tap(let place):
            Headless.tap(at: place.point(in: window), in: window)
        case .write(let begins):
            if !begins { window.endEditing(true) }
            guard begins, let screen = tree.visible.last(where: { $0.phase == .here }) else { return }
            screen.field?.becomeFirstResponder()
        case .tapBack:
            guard let navigation = tree.topNavigation, navigation.isViewLoaded else { return }
            let bar = navigation.navigationBar
            let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let content = bar.bounds.inset(by: bar.safeAreaInsets)
            let x = isRightToLeft ? content.maxX - 30 : content.minX + 30
            Headless.tap(at: bar.convert(CGPoint(x: x, y: bar.bounds.midY), to: window), in: window)
        case .tapTab(let tab):
            tapTab(tab)
        default:
            break
        }
    }

    func liftAll() {
        for finger in fingers.keys.sorted() { fingers.removeValue(forKey: finger)?.lift() }
    }
}

extension World {
    func tapTab(_ tab: Int) {
        guard let window, let tabs = tree.topTabs, tabs.isViewLoaded, let point = place(ofItem: tab, of: tabs) else {
            return
        }
        let delegate = delegate(of: tabs)
        delegate?.questions = 0
        delegate?.isTapped = true
        Headless.tap(at: point, in: window)
        delegate?.isTapped = false
    }
}
