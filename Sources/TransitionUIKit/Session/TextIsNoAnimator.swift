#if canImport(UIKit) && !PARTIAL_UIKIT
import UIKit

// Without these, the compiler compares a text with the rule, which is a closure, and complains of that.

extension UINavigationController {
    /// A text is no animator: write `.cube`, or look up a name that is known only at run time with
    /// `TransitionRegistry.standard.animator(named:)`.
    @available(
        *, unavailable,
        message: "a text is no animator: write .cube, or TransitionRegistry.standard.animator(named: name)"
    )
    @_alwaysEmitIntoClient
    public func setNavigationTransition(
        _ name: String, options: NavigationTransitionOptions = NavigationTransitionOptions()
    ) {}
}

extension UITabBarController {
    /// A text is no animator: write `.cube`, or look up a name that is known only at run time with
    /// `TransitionRegistry.standard.animator(named:)`.
    @available(
        *, unavailable,
        message: "a text is no animator: write .cube, or TransitionRegistry.standard.animator(named: name)"
    )
    @_alwaysEmitIntoClient
    public func setTabTransition(_ name: String, options: TabTransitionOptions = TabTransitionOptions()) {}

    /// A text is no animator: write `.cube`, or look up a name that is known only at run time with
    /// `TransitionRegistry.standard.animator(named:)`.
    @available(
        *, unavailable,
        message: "a text is no animator: write .cube, or TransitionRegistry.standard.animator(named: name)"
    )
    @_alwaysEmitIntoClient
    public func setTabTransition(_ name: String, swipe: SwipeOrigin) {}
}

extension UIViewController {
    /// A text is no animator: write `.cube`, or look up a name that is known only at run time with
    /// `TransitionRegistry.standard.animator(named:)`.
    @available(
        *, unavailable,
        message: "a text is no animator: write .cube, or TransitionRegistry.standard.animator(named: name)"
    )
    @_alwaysEmitIntoClient
    public func setModalTransition(_ name: String, options: ModalTransitionOptions = ModalTransitionOptions()) {}
}
#endif
