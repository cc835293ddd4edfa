import TransitionCore
import TransitionUIKit

/// What modifiers ask for.
struct ModifierValues {
    /// nil leaves the container to the system.
    var animator: (any TransitionAnimator)?
    var navigation = NavigationTransitionOptions()
    var tabs = TabTransitionOptions(swipe: .fromAnywhere)
    var modal = ModalTransitionOptions()
}
