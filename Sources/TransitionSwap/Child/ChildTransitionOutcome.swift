/// How a change of a container's child has ended.
public enum ChildTransitionOutcome: Equatable, Sendable {
    /// The container shows the child, and nothing moves.
    case finished
    /// A finger or code has cancelled the change. The container shows the earlier child again, and everything is as
    /// before.
    case cancelled
    /// Another change came before the end. The latest one stands.
    case replaced
    /// Nothing has changed, because the container cannot show the child there.
    case refused(Refusal)

    /// Why a container cannot show a child.
    public enum Refusal: Equatable, Sendable {
        /// The child belongs to another container. Remove it from that container first.
        case hasParent
        /// The child is presented. Dismiss it first.
        case isPresented
        /// The child is the root of a window. Give that window another root first.
        case isRoot
        /// The child's view is in another view. Remove it first.
        case isShownElsewhere
        /// The child is the container, or the container is inside the child.
        case containsContainer
        /// The view is not in the container's view, or it belongs to another controller, such as a child.
        case viewIsOutside
        /// The container is one of UIKit's, which change their children themselves, such as a navigation controller.
        case isSystemContainer
        /// The container has no row, or the row has no child at the index.
        case hasNoChild
    }
}
