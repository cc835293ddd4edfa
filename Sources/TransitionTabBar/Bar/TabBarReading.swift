#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// All values that affect the package's own bar. The bar is updated if one has changed. A ``TabBarWatch`` decides when
/// they are read.
struct TabBarReading: Equatable {
    /// One item of the bar. It does not retain the app's item: a tab keeps its screen, and nothing is read while the bar
    /// is not visible.
    struct Item: Equatable {
        private(set) weak var object: NSObject?
        let content: TabBarItemContent
        let place: TabBarLayout.Item

        @MainActor var source: TabItemSource? { object.map { TabItemSource(object: $0) } }

        static func == (a: Item, b: Item) -> Bool {
            a.object === b.object && a.content == b.content && a.place == b.place
        }
    }

    var items: [Item] = []
    /// The item of a tab that a button stands in for.
    var replaced: ObjectIdentifier?
    /// The index of the selected item.
    var selected: Int?
    var size = CGSize.zero
    /// The height of the home indicator's area below the bar.
    var bottom: CGFloat = 0
    /// The widths that the system keeps at the sides, as beside a camera, or for the status bar of iPhone Duo (F149).
    var (left, right): (CGFloat, CGFloat) = (0, 0)
    var height: CGFloat = 0
    var isRightToLeft = false
    var style = UIUserInterfaceStyle.unspecified
    /// Whether the app has hidden the bar.
    var isHidden = false
    /// Whether the system bar is hidden.
    var isSystemHidden = false
    /// The controllers that reserve space for the bar.
    var screens: [ObjectIdentifier] = []
    /// The screens of the selected navigation controller.
    var stack: [ObjectIdentifier] = []
    /// Whether one of these screens hides the bar.
    var isPushedAway = false
    var window: ObjectIdentifier?
    /// The height that the selected screen reserves for the hidden system bar, in points.
    var systemRoom: CGFloat = 0
    /// The same height while no push hides the bar.
    var restingSystemRoom: CGFloat = 0

    var layout: TabBarLayout {
        TabBarLayout(
            left: Double(left), width: Double(max(size.width - left - right, 0)), height: Double(height),
            items: items.map(\.place), isRightToLeft: isRightToLeft)
    }
}
#endif
