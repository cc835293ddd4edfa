import TransitionCore
import TransitionUIKit

extension SystemTransition {
    /// A container where UIKit draws the transition.
    var container: ContainerKind {
        switch self {
        case .push, .zoom: .navigation
        case .pageCurl: .tab
        case .crossDissolve, .coverVertical, .flipHorizontal, .partialCurl: .modal
        }
    }
}

extension GalleryItem {
    /// What the page of a transition says if UIKit draws it; nil for all others.
    public var systemNote: String? {
        guard isSystem else { return nil }
        return
            "The system draws this, so it cannot be scrubbed and sends no events. With another time or speed, "
            + "and in containers that UIKit does not draw it in, the nearest transition of the package plays."
    }
}
