#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionPlayback
import UIKit

/// What another module shows above the screens of transitions.
@MainActor
package enum StageGuests {
    /// Makes the layers above the screens of a transition; nil until an app gives a view an id. An app without flying
    /// elements contains none of their code and looks for none.
    package static var make: (@MainActor (StageSetting) -> (any StageGuest)?)?
}
#endif
