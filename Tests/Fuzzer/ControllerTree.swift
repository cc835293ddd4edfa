import UIKit

/// The controllers of a window, from the root to the topmost presented one.
@MainActor struct ControllerTree {
    /// The root and the controllers presented over it.
    private(set) var chain: [UIViewController] = []
    private(set) var navigations: [UINavigationController] = []
    private(set) var tabs: [UITabBarController] = []
    private(set) var screens: [AppScreen] = []
    private(set) var frames: [FramingController] = []
    private(set) var rows: [RowController] = []
    /// The screens that are visible when nothing moves.
    private(set) var visible: [AppScreen] = []
    /// The visible screen of the topmost controller; nil while More shows its list.
    private(set) var top: AppScreen?
    /// The visible containers of the topmost controller.
    private(set) var topContainers: [UIViewController] = []

    init(of window: UIWindow?) {
        var next = window?.rootViewController
        while let controller = next, !chain.contains(where: { $0 === controller }) {
            chain.append(controller)
            collect(controller)
            next = controller.presentedViewController
        }
        for (index, controller) in chain.enumerated() {
            let isTop = index == chain.count - 1
            // A presentation may remove the view of its presenter, but no view further below.
            if isTop || chain[index + 1].presentationController?.shouldRemovePresentersView != true {
                see(controller, isTop: isTop)
            }
        }
    }

    private mutating func collect(_ controller: UIViewController) {
        switch controller {
        case let navigation as UINavigationController:
            navigations.append(navigation)
            for child in navigation.viewControllers { collect(child) }
        case let tabs as UITabBarController:
            self.tabs.append(tabs)
            for child in tabs.lineup { collect(child) }
        case let frame as FramingController:
            frames.append(frame)
            collect(frame.child)
        case let row as RowController:
            rows.append(row)
            for child in row.all { collect(child) }
        case let screen as AppScreen:
            screens.append(screen)
        default:
            for child in controller.children { collect(child) }
        }
    }

    private mutating func see(_ controller: UIViewController?, isTop: Bool) {
        switch controller {
        case let navigation as UINavigationController:
            if isTop { topContainers.append(navigation) }
            see(navigation.topViewController, isTop: isTop)
        case let tabs as UITabBarController:
            if isTop { topContainers.append(tabs) }
            see(tabs.selectedViewController, isTop: isTop)
        case let frame as FramingController:
            see(frame.child, isTop: isTop)
        case let row as RowController:
            see(row.shown, isTop: isTop)
        case let screen as AppScreen:
            visible.append(screen)
            if isTop { top = screen }
        default:
            for child in controller?.children ?? [] { see(child, isTop: isTop) }
        }
    }

    /// All containers, in the order of the tree.
    var containers: [UIViewController] { navigations as [UIViewController] + tabs + rows }

    /// All controllers that the app has made and that are still in use.
    var all: [UIViewController] { screens + containers + frames }

    /// The value for an index, which counts modulo the number of values.
    static func at<Value>(_ index: Int, of values: [Value]) -> Value? {
        values.isEmpty ? nil : values[index % values.count]
    }

    /// The navigation controller on top, the innermost one.
    var topNavigation: UINavigationController? {
        topContainers.last { $0 is UINavigationController } as? UINavigationController
    }

    /// The tab bar controller on top.
    var topTabs: UITabBarController? { topContainers.last { $0 is UITabBarController } as? UITabBarController }
}
