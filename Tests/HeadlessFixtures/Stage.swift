import Foundation
import Testing
import UIKit

/// A window with a navigation controller and two logged controllers to put on it.
@MainActor
package final class Stage {
    package let log = CallLog()
    package let window: UIWindow
    package let root: LoggedController
    package let next: LoggedController
    package let navigation: UINavigationController

    package init(assuming: (inout Headless.Assumptions) -> Void = { _ in }) {
        Headless.reset()
        assuming(&Headless.assumptions)
        window = UIWindow(frame: UIScreen.main.bounds)
        root = LoggedController("root", log: log)
        next = LoggedController("next", log: log)
        navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        _ = log.take()
    }

    /// Without `loadView`, `isAppearing` and the moves between parents: only what F33 and F34 speak of.
    package func appearances() -> [String] {
        let words = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        return log.take().compactMap { line in
            let parts = line.split(separator: " ")
            return words.contains(String(parts[1])) ? "\(parts[0]) \(parts[1])" : nil
        }
    }

    package var container: UIView { root.view.superview ?? next.view.superview ?? window }
}
