import UIKit

/// The conditions that a world must fulfil: a few that are checked after every event, and the rest when nothing moves.
@MainActor enum Checks {
    /// Warnings about mistakes of the app itself, which the world makes on purpose.
    private static let ownMistakes = ["Attempt to present", "Attempt to dismiss"]

    /// - Parameters:
    ///   - first: The first of UIKit's warnings that counts.
    ///   - allowed: The beginnings of warnings that the app itself causes.
    static func warnings(_ ledger: Ledger, from first: Int = 0, besides allowed: [String] = []) {
        guard Headless.warnings.count > first else { return }
        let warning = Headless.warnings.dropFirst(first).first { warning in !allowed.contains { warning.hasPrefix($0) }
        }
        if let warning { ledger.report(.warning, warning) }
    }

    static func atAnyMoment(_ world: World) {
        warnings(world.ledger, besides: ownMistakes)
        guard world.ledger.violation == nil else { return }
        for tabs in world.tree.tabs {
            guard let all = tabs.viewControllers else { continue }
            let selected = tabs.selectedViewController
            let index = all.firstIndex { $0 === selected } ?? NSNotFound
            if tabs.selectedIndex != index {
                world.ledger.report(
                    .selection, "selectedIndex is \(tabs.selectedIndex), the controller selected is at \(index)")
            }
        }
    }

    static func atRest(_ world: World) {
        let ledger = world.ledger
        atAnyMoment(world)
        guard ledger.violation == nil, let window = world.window else { return }
        let tree = world.tree
        calm(tree, window, ledger)
        guard ledger.violation == nil else { return }
        if !world.setup.isReckless { checkKeyboard(tree, ledger) }
        for navigation in tree.navigations { check(navigation, world) }
        for tabs in tree.tabs {
            if let fault = world.wardrobe.fault(of: tabs) { ledger.report(.leftover, fault) }
        }
        guard ledger.violation == nil else { return }
        world.reportUnfreed(except: tree.all)
        if let difference = FreshCopy.difference(from: world) { ledger.report(.tree, difference) }
    }

    /// Checks that nothing runs in a window, and that each screen is where it believes to be.
    static func calm(_ tree: ControllerTree, _ window: UIWindow, _ ledger: Ledger) {
        for container in tree.chain + tree.containers where container.transitionCoordinator != nil {
            return ledger.report(.running, "a transition of \(type(of: container)) still runs at rest")
        }
        ledger.forgetTransitions(besides: tree.all)
        if ledger.hasOpenTransitions { ledger.report(.running, "the completion of a transition never came") }
        let activity = Headless.activity
        if activity.displayLinks > 0 { ledger.report(.leftover, "\(activity.displayLinks) display links still run") }
        if activity.propertyAnimators > 0 {
            ledger.report(.leftover, "\(activity.propertyAnimators) property animators are still active")
        }
        if activity.animations > 0 { ledger.report(.leftover, "\(activity.animations) layer animations still run") }
        checkScreens(tree, window, ledger)
    }

    private static func checkScreens(_ tree: ControllerTree, _ window: UIWindow, _ ledger: Ledger) {
        for screen in tree.screens {
            let isSeen = tree.visible.contains { $0 === screen }
            let phase: AppScreen.Phase = isSeen ? .here : .gone
            if screen.phase != phase {
                ledger.report(
                    .appearance,
                    "a screen that is \(isSeen ? "on top" : "not to be seen") believes it is \(screen.phase)")
            }
            guard let view = screen.viewIfLoaded else { continue }
            if isSeen != (view.window === window) {
                ledger.report(
                    .tree,
                    "the view of a screen that is \(isSeen ? "on top is not" : "not to be seen is") in the window")
            }
            if !isSeen, let fault = residue(of: screen) {
                ledger.report(.leftover, "a screen out of sight has \(fault)")
            }
        }
    }

    /// Checks that the keyboard belongs to a visible screen or is hidden.
    private static func checkKeyboard(_ tree: ControllerTree, _ ledger: Ledger) {
        // Under the other assumption UIKit leaves the keyboard to removed views, even without any transition installed.
        guard Headless.assumptions.removedViewsResign else { return }
        let writers = tree.screens.filter { $0.field?.isFirstResponder == true }
        if (Headless.keyboardFrame != nil) != (writers.count == 1) {
            ledger.report(
                .leftover, "the keyboard is \(writers.isEmpty ? "" : "not ")there, and \(writers.count) fields want it")
        }
        for writer in writers where !tree.visible.contains(where: { $0 === writer }) {
            ledger.report(.leftover, "a screen out of sight holds the keyboard")
        }
    }

    /// What a transition has left behind on a hidden screen, which no comparison of windows would find.
    private static func residue(of screen: AppScreen) -> String? {
        guard let layer = screen.viewIfLoaded?.layer else { return nil }
        if !CATransform3DIsIdentity(layer.transform) { return "a transform" }
        if layer.opacity != 1 { return "an opacity of \(layer.opacity)" }
        if layer.mask != nil { return "a mask" }
        if layer.zPosition != 0 { return "a depth" }
        if layer.shadowOpacity != 0 { return "a shadow" }
        if layer.cornerRadius != (screen.look.isRounded ? 12 : 0) { return "corners of \(layer.cornerRadius)" }
        if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { return "another anchor point" }
        let count = (screen.look.content == .nothing ? 2 : 3) + screen.children.count
        if layer.sublayers?.count != count { return "\(layer.sublayers?.count ?? 0) layers instead of \(count)" }
        return nil
    }

    private static func check(_ navigation: UINavigationController, _ world: World) {
        guard let top = navigation.topViewController as? AppScreen else { return }
        let items = navigation.viewControllers.map(\.navigationItem)
        let shown = navigation.navigationBar.items ?? []
        if navigation.isViewLoaded, shown.count != items.count || !zip(shown, items).allSatisfy({ $0 === $1 }) {
            world.ledger.report(
                .bars, "the navigation bar has \(shown.count) items that are not those of the \(items.count) screens")
        }
        if top.phase == .here, let delegate = world.delegate(of: navigation) {
            let isNews = delegate.shown != nil || (delegate.topAtRest != nil && delegate.topAtRest !== top)
            if isNews, delegate.shown !== top {
                world.ledger.report(.delegate, "the delegate was never told of the screen that is shown")
            }
            delegate.topAtRest = top
        }
        for fault in world.subject.faults(of: navigation) { world.ledger.report(.leftover, fault) }
    }
}
