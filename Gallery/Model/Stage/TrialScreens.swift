import UIKit

/// Makes the screens that a transition is tried on, anew for each container.
@MainActor public struct TrialScreens {
    /// The screen that is there at first.
    public var first: () -> UIViewController
    /// The screen that comes.
    public var second: () -> UIViewController
    /// Further tabs, for the tab bar alone.
    public var others: () -> [UIViewController]

    /// Screens from these functions; each is to make a new one whenever it is called.
    public init(
        first: @escaping () -> UIViewController, second: @escaping () -> UIViewController,
        others: @escaping () -> [UIViewController] = { [] }
    ) {
        (self.first, self.second, self.others) = (first, second, others)
    }
}
