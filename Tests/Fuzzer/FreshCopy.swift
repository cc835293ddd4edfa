import TransitionRest
import UIKit

/// Makes the same containers again, without any transition: at rest the world under test must look like them.
@MainActor enum FreshCopy {
    /// The first difference between the world's window and the fresh copy, in words; nil if there is none.
    static func difference(from world: World) -> String? {
        guard let window = world.window else { return nil }
        let chain = world.tree.chain
        // The contents of More depend on its history, which a fresh copy does not have.
        guard let root = chain.first, !world.tree.tabs.contains(where: { $0.lineup.count > 5 }) else {
            return nil
        }
        // A keyboard that comes up lifts a part of the screen. The copy's screens come when the keyboard is up already. The
        // style does not show such a screen: a transition that is taken away restores it.
        let isPresented = chain.contains { world.presented[ObjectIdentifier($0)] != nil }
        guard Headless.keyboardFrame == nil || !isPresented else { return nil }
        let model = World.window(like: window)
        model.rootViewController = copy(of: root, in: world)
        model.isHidden = false
        Headless.clock.settle()
        var top = model.rootViewController
        for controller in chain.dropFirst() {
            let next = copy(of: controller, in: world)
            let choices = world.presented[ObjectIdentifier(controller)] ?? []
            if let first = choices.first.flatMap({ $0 }) {
                world.subject.install(first, onPresented: next)
            } else {
                next.modalPresentationStyle = controller.modalPresentationStyle
            }
            top?.present(next, animated: false)
            Headless.clock.settle()
            for choice in choices.dropFirst() { world.subject.alter(choice, onPresented: next) }
            Headless.clock.settle()
            top = next
        }
        defer {
            model.isHidden = true
            model.rootViewController = nil
        }
        return LayerDifference.between(window.layer, model.layer, path: "window")
    }

    private static func copy(of controller: UIViewController, in world: World) -> UIViewController {
        switch controller {
        case let navigation as UINavigationController:
            let copy = UINavigationController()
            copy.tabBarItem = UITabBarItem()
            copy.viewControllers = navigation.viewControllers.map { self.copy(of: $0, in: world) }
            copy.isNavigationBarHidden = navigation.isNavigationBarHidden
            if world.setup.blursBars { copy.blurBar() }
            return copy
        case let tabs as UITabBarController:
            let copy = UITabBarController()
            copy.mode = tabs.mode
            copy.give(tabs.lineup.map { self.copy(of: $0, in: world) }, asTabs: tabs.usesTabs)
            tabs.place.map { copy.select($0) }
            Wardrobe.copy(from: tabs, to: copy)
            world.subject.copyOwnBar(from: tabs, to: copy)
            if world.setup.blursBars { copy.blurBar() }
            return copy
        case let frame as FramingController:
            return FramingController(self.copy(of: frame.child, in: world))
        case let row as RowController:
            let copy = RowController([])
            if let shown = row.shown { copy.show(self.copy(of: shown, in: world)) }
            return copy
        case let screen as AppScreen:
            let copy = AppScreen(
                screen.look, ledger: nil, animatesAlong: false, elementIDs: screen.elements == nil ? nil : false)
            if let elements = screen.elements {
                copy.loadViewIfNeeded()
                copy.elements?.follow(elements)
            }
            return copy
        default:
            return UIViewController()
        }
    }
}
