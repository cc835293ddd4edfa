#if canImport(UIKit)
import TransitionCore
import UIKit

/// All on which an own bar depends. It is read at the end of each turn of the run loop, and the bar changes when it does.
struct TabBarReading: Equatable {
    /// One item of the bar.
    struct Item: Equatable {
        let source: TabItemSource
        let id: ObjectIdentifier
        let content: TabBarItemContent
        let place: TabBarLayout.Item

        static func == (a: Item, b: Item) -> Bool {
            a.id == b.id && a.content == b.content && a.place == b.place
        }
    }

    var items: [Item] = []
    /// The place of the selected item.
    var selected: Int?
    var size = CGSize.zero
    /// The area of the home indicator below the bar.
    var bottom: CGFloat = 0
    var height: CGFloat = 0
    var isRightToLeft = false
    var style = UIUserInterfaceStyle.unspecified
    /// Whether the app has hidden the bar.
    var isHidden = false
    /// Whether the system's bar is out of sight.
    var isSystemHidden = false
    /// The controllers that need room for the bar.
    var screens: [ObjectIdentifier] = []
    /// The screens of the selected navigation controller.
    var stack: [ObjectIdentifier] = []
    /// Whether one of them hides the bar.
    var isPushedAway = false
    var window: ObjectIdentifier?

    var layout: TabBarLayout {
        TabBarLayout(
            width: Double(size.width), height: Double(height), items: items.map(\.place), isRightToLeft: isRightToLeft)
    }
}
#endif
