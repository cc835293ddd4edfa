import UIKit

extension UIView {
    /// Puts everything within where right-to-left layout has it: the left-right mirror of what was laid out by hand.
    func mirrorContents() {
        for view in subviews {
            view.frame.origin.x = bounds.width - view.frame.maxX
            view.mirrorContents()
            (view as? any Mirrorable)?.mirror()
        }
    }
}

/// A view whose own picture has a left and a right.
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
