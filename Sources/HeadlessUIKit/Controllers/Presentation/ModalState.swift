/// A controller's part in presentations: the one that it presents, and the one that presents it.
@MainActor
struct ModalState {
    /// What the controller itself presents.
    var presentation: ModalPresentation?
    /// The presentation by which the controller itself is shown.
    weak var presentedBy: ModalPresentation?
    /// The controller's presentation controller, if one was made before the presentation.
    var ownController: UIPresentationController?
    /// Whether an appearance callback of the controller's own presentation is being called.
    var isPresentedNow = false
    /// Whether an appearance callback of the controller's own dismissal is being called.
    var isDismissedNow = false

    /// The presentation or dismissal in which the controller takes part, on either side.
    var coordinator: TransitionCoordinator? {
        presentation?.coordinator ?? presentedBy?.coordinator
    }
}
