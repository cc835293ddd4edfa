#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

@available(iOS 18.0, *)
extension UIViewController {
    /// Returns whether a tab selects the controller: the controller's own `tab` is this one or lies in this group, or
    /// the controller is the tab's `viewController`.
    func belongs(to tab: UITab) -> Bool {
        self.tab == nil ? self === tab.viewController : isMade(by: tab)
    }

    /// Returns whether the controller's own `tab` is this one or lies in this group. Unlike ``belongs(to:)``, this does
    /// not make the tab create its controller.
    package func isMade(by tab: UITab) -> Bool {
        var next = self.tab
        while let own = next, own !== tab { next = own.parent }
        return next != nil
    }
}
#endif
