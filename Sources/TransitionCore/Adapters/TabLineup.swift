#if canImport(UIKit)
    import UIKit

    /// The tabs on the bar as they are just now, in their order; those in More are not among them.
    @MainActor
    struct TabLineup {
        private let controllers: [UIViewController]
        private let selected: Int?

        init(of tabBarController: UITabBarController) {
            let all = tabBarController.viewControllers ?? []
            let items = tabBarController.tabBar.items?.count ?? 0
            // With more controllers than items the last item is More.
            controllers = items > 0 && items < all.count ? Array(all.prefix(items - 1)) : all
            selected = controllers.firstIndex { $0 === tabBarController.selectedViewController }
        }

        /// A tab's place; that of More, and of all that is in it, is beyond the others'.
        func place(of controller: UIViewController) -> Int {
            controllers.firstIndex { $0 === controller } ?? controllers.count
        }

        /// The place of the next tab, or the one before, that may be selected.
        ///
        /// - Parameters:
        ///   - start: The place to go from; nil for the selected tab's.
        ///   - isForward: Whether to look for a higher place.
        ///   - wraps: Whether the first comes after the last.
        func neighbour(of start: Int? = nil, isForward: Bool, wraps: Bool) -> Int? {
            guard let start = start ?? selected, controllers.indices.contains(start) else { return nil }
            let step = isForward ? 1 : -1
            for distance in 1..<max(controllers.count, 1) {
                var place = start + step * distance
                if wraps { place = (place + controllers.count) % controllers.count }
                guard controllers.indices.contains(place) else { return nil }
                let item: UITabBarItem? = controllers[place].tabBarItem
                if item?.isEnabled != false { return place }
            }
            return nil
        }

        /// The controller at a place.
        func controller(at place: Int) -> UIViewController? {
            controllers.indices.contains(place) ? controllers[place] : nil
        }

        /// Selects the tab at a place.
        func select(_ place: Int, in tabBarController: UITabBarController) {
            guard let controller = controller(at: place) else { return }
            tabBarController.selectedViewController = controller
        }
    }
#endif
