import UIKit

/// What must hold in every window where nothing moves. Each function returns the fault in words, or nil.
@MainActor
package enum Rest {
    /// A container with a transition that is not over.
    package static func running(_ container: UIViewController) -> String? {
        container.transitionCoordinator == nil
            ? nil : "a transition of \(type(of: container)) still runs at rest"
    }

    /// What the system still keeps busy, whichever window it belongs to.
    package static func activity() -> [String] {
        let activity = Headless.activity
        var faults: [String] = []
        if activity.displayLinks > 0 { faults.append("\(activity.displayLinks) display links still run") }
        if activity.propertyAnimators > 0 {
            faults.append("\(activity.propertyAnimators) property animators are still active")
        }
        if activity.animations > 0 { faults.append("\(activity.animations) layer animations still run") }
        return faults
    }

    /// A navigation bar with other items than those of the screens.
    package static func bar(of navigation: UINavigationController) -> String? {
        let items = navigation.viewControllers.map(\.navigationItem)
        let shown = navigation.navigationBar.items ?? []
        guard navigation.isViewLoaded, shown.count != items.count || !zip(shown, items).allSatisfy({ $0 === $1 })
        else { return nil }
        return "the navigation bar has \(shown.count) items that are not those of the \(items.count) screens"
    }

    /// An index that is not that of the selected controller. This must hold at any moment.
    package static func selection(of tabs: UITabBarController) -> String? {
        guard let all = tabs.viewControllers else { return nil }
        let selected = tabs.selectedViewController
        let index = all.firstIndex { $0 === selected } ?? NSNotFound
        return tabs.selectedIndex == index
            ? nil : "selectedIndex is \(tabs.selectedIndex), the controller selected is at \(index)"
    }

    /// What a transition has left behind on the view of a screen, whether it is seen or not.
    ///
    /// - Parameter corners: The radius that the app has given the view.
    package static func residue(of view: UIView, corners: CGFloat = 0) -> String? {
        let layer = view.layer
        if !CATransform3DIsIdentity(layer.transform) { return "a transform" }
        if layer.opacity != 1 { return "an opacity of \(layer.opacity)" }
        if layer.mask != nil { return "a mask" }
        if layer.zPosition != 0 { return "a depth" }
        if layer.shadowOpacity != 0 { return "a shadow" }
        if layer.cornerRadius != corners { return "corners of \(layer.cornerRadius)" }
        if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { return "another anchor point" }
        return nil
    }
}
