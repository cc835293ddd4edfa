import UIKit

extension UITabBarController {
    /// Whether UIKit shows the tabs in its tab bar. From iOS 18 on an iPad has them at the top of its window, in another
    /// view, and an iPhone may have them in a sidebar.
    @available(iOS 17.0, *)
    func hasPlaces(of items: [UITabBarItem]) -> Bool {
        tabBar.window != nil && !tabBar.isHidden && !tabBar.bounds.isEmpty
            && items.allSatisfy { $0.frame(in: tabBar)?.isEmpty == false }
    }
}
