import Core
import TestSupport
import UI
import UIKit

/// A type, because code at the top level of a file belongs to no actor in Swift 5 mode.
@main
@MainActor
enum ConsumerApp {
    static func main() {
        // Time on the headless UIKit is virtual: half of the transition, and then the rest.
        let navigation = AppNavigation()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation.controller
        window.makeKeyAndVisible()
        Headless.clock.advance(by: 0.1)
        navigation.showDetail()
        Headless.clock.advance(by: 0.2)
        expect(navigation.controller.transitionCoordinator != nil, "nothing plays")
        Headless.clock.advance(by: 1)
        expect(navigation.controller.transitionCoordinator == nil, "it never ends")
        expect(navigation.controller.topViewController?.title == Titles.detail, "the detail screen is not on top")
        expect(navigation.controller.topViewController?.view.window != nil, "the detail screen is in no window")
        print("pushed \(Titles.detail)")
    }
}
