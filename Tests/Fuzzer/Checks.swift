import TransitionRest
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
            if let fault = Rest.selection(of: tabs) { world.ledger.report(.selection, fault) }
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
        if let fault = tree.rows.lazy.compactMap(\.fault).first { ledger.report(.tree, fault) }
        guard ledger.violation == nil else { return }
        world.reportUnfreed(except: tree.all)
        if let difference = FreshCopy.difference(from: world) { ledger.report(.tree, difference) }
    }

    /// Checks that nothing runs in a window, and that each screen is where it believes to be.
    static func calm(_ tree: ControllerTree, _ window: UIWindow, _ ledger: Ledger) {
        if let fault = (tree.chain + tree.containers).lazy.compactMap(Rest.running).first {
            return ledger.report(.running, fault)
        }
        ledger.forgetTransitions(besides: tree.all)
        if ledger.hasOpenTransitions { ledger.report(.running, "the completion of a transition never came") }
        for fault in Rest.activity() { ledger.report(.leftover, fault) }
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
        guard let view = screen.viewIfLoaded else { return nil }
        if let fault = Rest.residue(of: view, corners: screen.look.isRounded ? 12 : 0) { return fault }
        let count = (screen.look.content == .nothing ? 2 : 3) + screen.children.count + (screen.elements?.count ?? 0)
        let layers = view.layer.sublayers?.count
        if layers != count { return "\(layers ?? 0) layers instead of \(count)" }
        return nil
    }

    private static func check(_ navigation: UINavigationController, _ world: World) {
        guard let top = navigation.topViewController as? AppScreen else { return }
        if let fault = Rest.bar(of: navigation) { world.ledger.report(.bars, fault) }
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
