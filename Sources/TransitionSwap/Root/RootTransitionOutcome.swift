/// How a change of a window's root has ended.
public enum RootTransitionOutcome: Equatable, Sendable {
    /// The controller is the root of the window, and nothing moves.
    case finished
    /// Another change of the root came before the end, and the latest one stands; or the window was freed.
    case replaced
    /// The window has kept its root, because the controller cannot be the root of a window.
    case refused(Refusal)

    /// Why a controller cannot be the root of a window.
    public enum Refusal: Equatable, Sendable {
        /// It is the child of a container. Remove it from the container first.
        case hasParent
        /// It is presented. Dismiss it first.
        case isPresented
        /// It is the root of another window. Give that window another root first.
        case isRootElsewhere
    }
}
