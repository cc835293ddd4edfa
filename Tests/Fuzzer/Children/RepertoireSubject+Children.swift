import TransitionCore
import TransitionSwap
import TransitionUIKit
import UIKit

// Containers that show one of their children at a time.
extension RepertoireSubject {
    func setRow(of container: RowController, _ choice: Choice) {
        container.loadViewIfNeeded()
        let place = container.childTransitions.selectedIndex ?? choice.number % container.row.count
        container.setChildren(
            container.row, selectedIndex: place, in: container.stage, transition: animator(choice),
            options: ChildTransitionOptions(
                swipe: [.fromAnywhere, .fromAnywhere, .fromEdge, .off][choice.number / 7 % 4],
                wraps: choice.number % 5 == 0,
                touches: choice.number % 14 == 1 ? 2...2 : 1...1,
                motion: choice.number % 17 == 0 ? .alwaysReduced : .system))
        container.childTransitions.onEvent = choice.number % 2 == 0 ? observer : nil
    }

    func show(_ child: UIViewController, in container: RowController, _ choice: Choice?) {
        container.transition(to: child, in: container.stage, transition: choice.map(animator))
    }

    func select(_ index: Int, of container: RowController, animated: Bool) {
        container.childTransitions.select(index, animated: animated)
    }

    func swipesBetweenChildren(_ container: RowController) -> Bool? {
        guard let options = container.childTransitions.options, options.touches == 1...1 else { return nil }
        return isOn && options.swipe == .fromAnywhere ? true : options.swipe == .off ? false : nil
    }
}
