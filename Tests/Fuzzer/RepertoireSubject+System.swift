import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// The transitions that UIKit draws: which choices are such a one, and what holds while it is due.
extension RepertoireSubject {
    /// The transition of UIKit for a choice; nil for most choices.
    static func system(_ choice: Choice) -> BuiltInTransition? {
        choice.number % 19 == 8 ? BuiltInTransition.system[choice.number / 19 % BuiltInTransition.system.count] : nil
    }

    /// Whether UIKit draws the changes of a choice in a kind of container.
    func isDrawnByUIKit(_ choice: Choice, in container: ContainerKind) -> Bool {
        guard let transition = Self.system(choice), choice.number % 17 != 0 else { return false }
        let hasPreferred = Headless.assumptions.hasPreferredTransitions
        switch (container, transition) {
        case (.navigation, .systemPush): return true
        case (.tab, _), (_, .systemPush), (_, .systemPageCurl), (.navigation, .systemPartialCurl): return false
        case (.navigation, _), (_, .systemZoom): return hasPreferred
        default: return true
        }
    }

    /// Whether a swipe from the leading edge must go back where UIKit draws the changes of the top screen; nil in `answer`
    /// where both results are right. The result is nil where this package draws them.
    func swipesBackBySystem(_ navigation: UINavigationController, installed choice: Choice?) -> (answer: Bool?, Void)? {
        let single = navigation.topViewController.flatMap { singles[ObjectIdentifier($0)] }
        if let choice, isDrawnByUIKit(choice, in: .navigation) {
            return (single == nil ? systemSwipesBack(navigation) : nil, ())
        }
        return single.map { isDrawnByUIKit($0, in: .navigation) } == true ? (nil, ()) : nil
    }

    /// The screens that have left their stack and still have a transition that only this package has set.
    func requestsLeftBehind(on navigation: UINavigationController) -> [String] {
        visitors.removeAll { $0.screen == nil }
        for screen in navigation.viewControllers where !visitors.contains(where: { $0.screen === screen }) {
            visitors.append(Visitor(screen: screen))
        }
        return visitors.compactMap(\.screen).filter {
            $0.navigationController == nil && $0.presentingViewController == nil
                && $0.modalTransitions.animator == nil && $0.preferredTransition != nil
        }.map { "\(type(of: $0)) has left its stack and still asks UIKit for a transition" }
    }

    /// A screen that was on a stack.
    struct Visitor { weak var screen: UIViewController? }
}
