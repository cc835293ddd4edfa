#if canImport(UIKit)
import UIKit

@available(iOS 18.0, *)
extension UIViewController {
    /// Whether a tab leads to the controller: it was made by it, or by one in it, or the tab stands for it.
    func belongs(to tab: UITab) -> Bool {
        guard let own = self.tab else { return self === tab.viewController }
        var next: UITab? = own
        while let own = next, own !== tab { next = own.parent }
        return next != nil
    }
}
#endif
