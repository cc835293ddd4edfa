#if canImport(UIKit)
import UIKit

@available(iOS 18.0, *)
extension UIViewController {
    /// Whether a tab leads to the controller: the controller's own `tab` is this one or lies in this group, or the
    /// controller is the tab's `viewController`.
    func belongs(to tab: UITab) -> Bool {
        guard let own = self.tab else { return self === tab.viewController }
        var next: UITab? = own
        while let own = next, own !== tab { next = own.parent }
        return next != nil
    }
}
#endif
