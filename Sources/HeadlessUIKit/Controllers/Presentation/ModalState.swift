/// What a controller knows of presentations: the one it shows, the one that shows it.
@MainActor
struct ModalState {
    /// What the controller itself presents.
    var presentation: ModalPresentation?
    /// The presentation by which the controller itself is shown.
    weak var presentedBy: ModalPresentation?
    /// Made before the controller is presented, if somebody asked for it.
    var ownController: UIPresentationController?
    /// The controller is inside an appearance callback of its presentation.
    var isPresentedNow = false
    /// The controller is inside an appearance callback of its dismissal.
    var isDismissedNow = false

    /// The presentation or dismissal in which the controller takes part, on either side.
    var coordinator: TransitionCoordinator? {
        presentation?.coordinator ?? presentedBy?.coordinator
    }
}
