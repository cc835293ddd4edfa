import UIKit

// What must be when nothing happens.
extension World {
    func rest() {
        liftAll()
        let isSettled = Headless.clock.settle()
        disarm()
        if !isSettled { ledger.report(.restless, "something never comes to rest") }
        Checks.atRest(self)
        checkSelections()
    }

    /// A tab that the user has changed to was announced to the app.
    func checkSelections() {
        for tabs in tree.tabs {
            let id = ObjectIdentifier(tabs)
            let delegate = delegate(of: tabs)
            delegate?.rest()
            if let promised = delegate?.promised, tabs.lineup.contains(promised) {
                ledger.report(.delegate, "didSelect never came for a tab that was tapped and allowed")
            }
            // More is none of the `tabs`, and nobody is told of it.
            if let selected = tabs.selectedViewController, tabs.tabs.isEmpty || tabs.place != nil {
                if let before = selections[id], before != ObjectIdentifier(selected), let delegate,
                    delegate.lastSelected !== selected
                {
                    ledger.report(.delegate, "the user changed the tab and didSelect was not told")
                }
                selections[id] = ObjectIdentifier(selected)
            }
        }
    }

    /// Takes everything away: what is left then is a leak.
    func tearDown() {
        rest()
        guard ledger.violation == nil else { return }
        window?.rootViewController = nil
        window = nil
        (delegates, tabDelegates) = ([:], [:])
        Headless.clock.settle()
        reportUnfreed(except: [])
    }

    /// Controllers that nobody needs and that are still there.
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
