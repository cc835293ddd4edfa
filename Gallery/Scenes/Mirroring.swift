import UIKit

extension UIView {
    /// Moves all subviews to their places in right-to-left layout: the left-right mirror image of the layout made by
    /// hand.
    func mirrorContents() {
        for view in subviews {
            view.frame.origin.x = bounds.width - view.frame.maxX
            view.mirrorContents()
            (view as? any Mirrorable)?.mirror()
        }
    }
}

/// A view whose own drawing differs in its left-right mirror image.
@MainActor protocol Mirrorable: UIView {
    func mirror()
}

extension UILabel: Mirrorable {
    func mirror() {
        switch textAlignment {
        case .left: textAlignment = .right
        case .right: textAlignment = .left
        default: break
        }
    }
}
