import UIKit

// Checks when nothing moves.
extension World {
    func rest() {
        interrupted = []
        liftAll()
        letGo()
        var isSettled = Headless.clock.settle()
        disarm()
        // A waiting control may have held a change.
        letGo()
        isSettled = Headless.clock.settle() && isSettled
        // The items of tab bars move frame by frame, and nothing else waits for them.
        for _ in 0..<10 where Headless.activity.displayLinks > 0 { Headless.clock.advance(by: 0.5) }
        if !isSettled { ledger.report(.restless, "something never comes to rest") }
        if subject.owedCompletions != 0 {
            ledger.report(.running, "\(subject.owedCompletions) completions are owed for changes of the root")
        }
        Checks.atRest(self)
        checkSelections()
    }

    /// Makes code release everything.
    private func letGo() {
        for entry in made { entry.controller.map { subject.lead($0, .finish(velocity: 0)) } }
    }

    /// Checks that the app was notified of each tab that the user has selected.
    func checkSelections() {
        for tabs in tree.tabs {
            let id = ObjectIdentifier(tabs)
            let delegate = delegate(of: tabs)
            delegate?.rest()
            if let promised = delegate?.promised, tabs.lineup.contains(promised) {
                ledger.report(.delegate, "didSelect never came for a tab that was tapped and allowed")
            }
            // More is not among the `tabs`, so the delegate is not notified of it.
            if let selected = tabs.selectedViewController, tabs.tabs.isEmpty || tabs.place != nil {
                if let before = selections[id], before != ObjectIdentifier(selected), let delegate,
                    delegate.lastSelected !== selected, !isShownInMore(delegate.lastSelected, of: tabs)
                {
                    ledger.report(.delegate, "the user changed the tab and didSelect was not told")
                }
                selections[id] = ObjectIdentifier(selected)
            }
        }
    }

    /// Whether More shows a controller that was reported to the app, because an own bar has an item for it.
    private func isShownInMore(_ controller: UIViewController?, of tabs: UITabBarController) -> Bool {
        guard let controller, tabs.hasMore else { return false }
        let more = tabs.moreNavigationController
        return tabs.selectedViewController === more && more.viewControllers.contains { $0 === controller }
    }

    /// Removes everything: objects that exist afterwards are leaks.
    func tearDown() {
        rest()
        guard ledger.violation == nil else { return }
        window?.rootViewController = nil
        window = nil
        (delegates, tabDelegates) = ([:], [:])
        Headless.clock.settle()
        reportUnfreed(except: [])
    }

    /// Reports controllers that are no longer needed and still exist.
    func reportUnfreed(except needed: [UIViewController]) {
        made.removeAll { $0.controller == nil }
        guard made.count != needed.count else { return }
        let known = Set(needed.map(ObjectIdentifier.init))
        for entry in made {
            guard let controller = entry.controller, !known.contains(ObjectIdentifier(controller)) else { continue }
            ledger.report(
                .freed,
                "\(entry.isContainer ? "a container" : "a screen") that nobody needs is not freed: \(type(of: controller))"
            )
        }
        let alive = Set(needed.map(ObjectIdentifier.init))
        delegates = delegates.filter { alive.contains($0.key) }
        tabDelegates = tabDelegates.filter { alive.contains($0.key) }
        presented = presented.filter { alive.contains($0.key) }
    }
}
