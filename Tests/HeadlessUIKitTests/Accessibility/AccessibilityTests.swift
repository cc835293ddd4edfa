import Foundation
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:), developer.apple.com/
// documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
@MainActor
struct AccessibilityTests {
    private final class Leaver: UIViewController {
        var answer = false
        var asked = 0
        override func accessibilityPerformEscape() -> Bool {
            asked += 1
            return answer
        }
    }

    private final class Leaves: UIView {
        override func accessibilityPerformEscape() -> Bool { true }
    }

    @Test("What is posted can be read, in order, and is forgotten by a reset")
    func notices() {
        Headless.reset()
        var view: UIView? = UIView()
        UIAccessibility.post(notification: .screenChanged, argument: view)
        UIAccessibility.post(notification: .announcement, argument: "Done")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        let notices = Headless.accessibilityNotices
        #expect(notices.map(\.notification) == [.screenChanged, .announcement, .layoutChanged])
        #expect(notices[0].element === view && notices[0].text == nil)
        #expect(notices[1].text == "Done" && notices[1].element == nil)
        #expect(notices[2].text == nil && notices[2].element == nil)
        view = nil
        #expect(Headless.accessibilityNotices[0].element == nil)
        Headless.reset()
        #expect(Headless.accessibilityNotices.isEmpty)
    }

    @Test("By default nobody leaves anything")
    func nothing() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        #expect(!Headless.performEscape(in: window))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        #expect(!Headless.performEscape(in: window))
        #expect(!UIView().accessibilityPerformEscape())
    }

    @Test("The scrub goes from the frontmost screen upwards until somebody leaves")
    func chain() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        let root = Leaver()
        let top = Leaver()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), navigation]
        tabs.selectedIndex = 1
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        navigation.pushViewController(top, animated: false)
        top.navigationItem.hidesBackButton = true
        Headless.clock.settle()
        #expect(!Headless.performEscape(in: window))
        #expect(top.asked == 1 && root.asked == 0)
        let modal = Leaver()
        modal.modalPresentationStyle = .overFullScreen
        tabs.present(modal, animated: false)
        Headless.clock.settle()
        modal.answer = true
        #expect(Headless.performEscape(in: window))
        #expect(modal.asked == 1 && top.asked == 1)
        let wrapper = Leaves()
        let inner = UIView()
        wrapper.addSubview(inner)
        modal.view.addSubview(wrapper)
        #expect(Headless.performEscape(from: inner))
        #expect(modal.asked == 1)
    }

    @Test("F210: a block counts before the method, whatever it answers")
    func block() {
        Headless.reset()
        let leaver = Leaver()
        leaver.answer = true
        leaver.accessibilityPerformEscapeBlock = { false }
        #expect(!Headless.performEscape(from: leaver) && leaver.asked == 0)
        leaver.accessibilityPerformEscapeBlock = { true }
        #expect(Headless.performEscape(from: leaver.view) && leaver.asked == 0)
        leaver.accessibilityPerformEscapeBlock = nil
        #expect(Headless.performEscape(from: leaver) && leaver.asked == 1)
    }

    @Test("F211: the scrub goes back where the Back button would, after the screen itself was asked")
    func back() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        let top = Leaver()
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(top, animated: false)
        Headless.clock.settle()
        top.answer = true
        #expect(Headless.performEscape(in: window) && navigation.viewControllers.count == 2)
        top.answer = false
        #expect(Headless.performEscape(in: window))
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == 1 && top.asked == 2)
        #expect(!Headless.performEscape(in: window))
    }
}
