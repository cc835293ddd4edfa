import UIKit

/// What the app has given the items of its tabs: whatever moves, they have it again at rest.
@MainActor final class Wardrobe {
    private struct Dress {
        weak var item: NSObject?
        let image: UIImage?
        let title: String?
        let badge: String?
    }

    private var dresses: [ObjectIdentifier: Dress] = [:]
    private static let images = [nil, image(side: 24), image(side: 30)]

    private static func image(side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    /// Gives an item what follows from a choice.
    func dress(_ tab: Int, of tabs: UITabBarController, _ choice: Choice) {
        let image = Self.images[choice.number % 3]
        let title = choice.number % 5 == 0 ? nil : "tab \(choice.number % 7)"
        let badge = choice.number % 4 == 1 ? "\(choice.number)" : nil
        guard let item = Self.items(of: tabs)[safe: tab] else { return }
        if let item = item as? UITabBarItem {
            (item.image, item.title, item.badgeValue) = (image, title, badge)
        } else if let item = item as? UITab {
            (item.image, item.title, item.badgeValue) = (image, title ?? "", badge)
        }
        note(item)
    }

    /// The items of a tab bar controller, in their order.
    static func items(of tabs: UITabBarController) -> [NSObject] {
        tabs.tabs.isEmpty ? (tabs.viewControllers ?? []).map(\.tabBarItem) : tabs.tabs
    }

    private func note(_ item: NSObject) {
        let look = Self.look(of: item)
        dresses[ObjectIdentifier(item)] = Dress(item: item, image: look.image, title: look.title, badge: look.badge)
    }

    private static func look(of item: NSObject) -> (image: UIImage?, title: String?, badge: String?) {
        if let item = item as? UITabBarItem { return (item.image, item.title, item.badgeValue) }
        let tab = item as? UITab
        return (tab?.image, tab?.title, tab?.badgeValue)
    }

    /// What is wrong with the items of a tab bar controller when nothing moves; nil if nothing is.
    func fault(of tabs: UITabBarController) -> String? {
        for (place, item) in Self.items(of: tabs).enumerated() {
            if let item = item as? UITabBarItem {
                let states: [UIControl.State] = [.normal, .selected]
                if item.badgeColor != nil || states.contains(where: { item.titleTextAttributes(for: $0) != nil })
                    || states.contains(where: { item.badgeTextAttributes(for: $0)?.isEmpty == false })
                {
                    return "item \(place) has colours that the app never set"
                }
            }
            guard let dress = dresses[ObjectIdentifier(item)], dress.item === item else { continue }
            let look = Self.look(of: item)
            if look.image !== dress.image { return "item \(place) has not its picture" }
            if look.title != dress.title { return "item \(place) is called \(look.title ?? "nothing")" }
            if look.badge != dress.badge { return "item \(place) has the badge \(look.badge ?? "nil")" }
        }
        return nil
    }

    /// Gives the items of a copy what those of the original have.
    static func copy(from tabs: UITabBarController, to copy: UITabBarController) {
        for (item, twin) in zip(items(of: tabs), items(of: copy)) {
            let look = look(of: item)
            if let twin = twin as? UITabBarItem {
                (twin.image, twin.title, twin.badgeValue) = look
            } else if let twin = twin as? UITab {
                (twin.image, twin.title, twin.badgeValue) = (look.image, look.title ?? "", look.badge)
            }
        }
    }
}

extension Array {
    /// The element at an index that counts modulo the number of elements; nil if there is none.
    fileprivate subscript(safe index: Int) -> Element? { isEmpty ? nil : self[index % count] }
}
