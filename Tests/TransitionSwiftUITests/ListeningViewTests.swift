import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit

/// S6: a view that observes changes, and leaves one container for another.
@MainActor
struct ListeningViewTests {
    @Test("S6: a view that has moved to another container observes that one alone")
    func moved() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (outer, log) = (UIViewController(), Events())
        let stacks = [Screen("left"), Screen("right")].map { UINavigationController(rootViewController: $0) }
        for (index, stack) in stacks.enumerated() {
            outer.addChild(stack)
            outer.view.addSubview(stack.view)
            stack.view.frame = CGRect(x: 195 * index, y: 0, width: 195, height: 844)
            stack.didMove(toParent: outer)
            stack.setNavigationTransition(.slide)
        }
        window.rootViewController = outer
        window.makeKeyAndVisible()
        Headless.clock.settle()
        func heard(of stack: UINavigationController) -> Bool {
            stack.pushViewController(Screen("a"), animated: true)
            Headless.clock.settle()
            stack.popViewController(animated: true)
            Headless.clock.settle()
            return !log.take().isEmpty
        }
        let view = ListeningView { log.all.append($0) }
        stacks[0].viewControllers[0].view.addSubview(view)
        #expect(heard(of: stacks[0]) && !heard(of: stacks[1]))
        stacks[1].viewControllers[0].view.addSubview(view)
        #expect(heard(of: stacks[1]) && !heard(of: stacks[0]))
    }
}
