import TransitionCore
import TransitionRest
import UIKit

// Checks when nothing moves.
extension HostWorld {
    func rest() {
        liftAll()
        letGo()
        var isSettled = Headless.clock.settle()
        // A waiting control may have held a change.
        letGo()
        isSettled = Headless.clock.settle() && isSettled
        if !isSettled { ledger.report(.restless, "something never comes to rest") }
        checkWarnings()
        guard ledger.violation == nil, let window else { return }
        let tree = tree
        Checks.calm(tree, window, ledger)
        for stack in stacks { check(stack) }
        checkTabs()
        for flag in flags { check(flag) }
        guard ledger.violation == nil else { return }
        checkFreed(besides: tree.all)
        if tree.chain.count == 1 { isRestyled = false }
        if let difference = difference() { ledger.report(.tree, difference) }
    }

    private func letGo() {
        for entry in made { entry.controller.map { subject.lead($0, .finish(velocity: 0)) } }
        for controller in tree.chain { subject.lead(controller, .finish(velocity: 0)) }
    }

    private func isSeen(_ controller: UIViewController) -> Bool { controller.viewIfLoaded?.window != nil }

    private func check(_ stack: StackHost) {
        if isSeen(stack.navigation), stack.shown != stack.path {
            ledger.report(.state, "the path is \(stack.path), and the stack has \(stack.shown)")
        }
        let seen = stack.navigation.viewControllers.filter { isSeen($0) }.map { $0.title ?? "?" }
        let expected = isSeen(stack.navigation) ? [stack.shown.last ?? "root"] : []
        if seen != expected { ledger.report(.state, "the stack ends with \(expected), and what is seen is \(seen)") }
        if let fault = Rest.bar(of: stack.navigation) { ledger.report(.bars, fault) }
    }

    private func checkTabs() {
        guard let tabs else { return }
        if tabs.shown != tabs.selection {
            ledger.report(.state, "the selection is \(tabs.selection), and the tab is \(tabs.shown)")
        }
        if isSeen(tabs.tabs), tabs.seen != [tabs.selection] {
            ledger.report(.state, "the selection is \(tabs.selection), and what is seen is \(tabs.seen)")
        }
        let told = tabs.log.take()
        let mayTell = hosts.assumptions.usesTabs && Headless.assumptions.selectingTabsInCodeTellsTheDelegate
        if told.count > tabActs, !mayTell { ledger.report(.delegate, "\(told) for \(tabActs) acts") }
        // Open: where the app selects when it is asked, and refuses, a tap right after a swipe can be reported for another tab.
        let isOpen = hosts.assumptions.refusesWhatItWrites
        if !stateHasSelected, !mayRefuse, !isOpen, tabs.selection != selectionAtRest,
            told.last != "didSelect \(tabs.selection)"
        {
            ledger.report(.delegate, "the user has changed the tab to \(tabs.selection), and \(told) was told")
        }
        (tabActs, stateHasSelected, selectionAtRest) = (0, false, tabs.selection)
        mayRefuse = !tabs.refused.isEmpty
    }

    private func check(_ flag: FlagHost) {
        let screen = flag.presentation.controller
        let isThere = screen?.presentingViewController != nil
        if flag.made.count != flag.ends + (isThere ? 1 : 0) {
            ledger.report(.state, "\(flag.made.count) screens were made, and \(flag.ends) have gone")
        }
        guard let item = flag.item else {
            if isThere { ledger.report(.state, "a flag is false, and its screen is there") }
            return
        }
        if isThere {
            if flag.made.last != item {
                ledger.report(.state, "the item is \(item), and the screen is that of \(flag.made.last ?? 0)")
            }
        } else if isSeen(flag.anchor), flag.anchor.presentedViewController == nil, hosts.assumptions.waitsForChanges {
            // It waits outside of a window, and under another screen. Nothing reports its return to the window if the
            // stack has changed during a change.
            ledger.report(.state, "a flag is \(item), and nothing is presented")
        }
    }

    func checkFreed(besides needed: [UIViewController]) {
        made.removeAll { $0.controller == nil }
        let known = Set(needed.map(ObjectIdentifier.init))
        for entry in made {
            guard let controller = entry.controller, !known.contains(ObjectIdentifier(controller)) else { continue }
            ledger.report(
                .freed, "\(type(of: controller)) \(controller.title ?? "") is not freed, and nobody needs it")
        }
    }

    /// Removes everything: objects that exist afterwards are leaks.
    func tearDown() {
        rest()
        guard ledger.violation == nil else { return }
        window?.rootViewController = nil
        window = nil
        let all = (stacks + [tabs].compactMap { $0 } as [NSObject]).map { WeakHost(host: $0) }
        (stacks, self.tabs, flags, delegates) = ([], nil, [], [])
        Headless.clock.settle()
        checkFreed(besides: [])
        if all.contains(where: { $0.host != nil }) { ledger.report(.freed, "a host is not freed") }
    }

    private struct WeakHost { weak var host: NSObject? }

    // MARK: A fresh copy

    /// The first difference between the window and one in which the same state was shown from the beginning.
    private func difference() -> String? {
        // The order and the appearance of the presented screens have a history.
        guard let window, !isRestyled, tree.chain.count < 3,
            tree.chain.count == 1
                || flags.contains(where: { $0.presentation.controller === tree.chain.last && isSeen($0.anchor) })
        else { return nil }
        let copy = HostCopy(of: self)
        defer { copy.leave() }
        copy.show(in: window)
        return LayerDifference.between(window.layer, copy.window.layer, path: "window")
    }
}
