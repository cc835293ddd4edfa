#if canImport(UIKit)
import UIKit

/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
}

extension Weak: Sendable where Object: Sendable {}

/// Which animator brought which screen, and the order of the screens, so that a pop plays the right one backwards
/// whatever was pushed or removed in between. Screens are held weakly.
@MainActor
final class AnimatorPairs {
    private var stack: [Weak<UIViewController>] = []
    private var animators: [(controller: Weak<UIViewController>, animator: any TransitionAnimator)] = []

    func pair(_ animator: any TransitionAnimator, with controller: UIViewController) {
        unpair(controller)
        animators.append((Weak(controller), animator))
    }

    func unpair(_ controller: UIViewController) {
        animators.removeAll { $0.controller.object == nil || $0.controller.object === controller }
    }

    /// The screens of the last stack that came to rest, those that still exist.
    var controllers: [UIViewController] { stack.compactMap(\.object) }

    /// The order of the screens after a change has come to rest. A screen that is not among them, and comes back
    /// one day, comes back without its animator.
    func stackDidChange(_ controllers: [UIViewController]) {
        stack = controllers.map { Weak($0) }
        animators.removeAll { entry in !controllers.contains { $0 === entry.controller.object } }
    }

    /// The animator that brought a screen.
    func animator(of controller: UIViewController) -> (any TransitionAnimator)? {
        animators.first { $0.controller.object === controller }?.animator
    }

    /// Whether the screen on top at the last rest was brought by an animator of its own.
    var hasTop: Bool { stack.last?.object.flatMap { animator(of: $0) } != nil }

    /// The animator of the screen that lay directly above `controller` before the pop.
    func animator(above controller: UIViewController) -> (any TransitionAnimator)? {
        guard let index = stack.firstIndex(where: { $0.object === controller }), index + 1 < stack.count else {
            return nil
        }
        return stack[index + 1].object.flatMap { animator(of: $0) }
    }
}
#endif
