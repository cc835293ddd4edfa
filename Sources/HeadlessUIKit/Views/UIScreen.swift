import Foundation

/// The screen.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The device's own screen.
    public static let main = UIScreen()

    /// Its size in points; that of a common phone unless a test says otherwise.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels to a point.
    open internal(set) var scale: CGFloat = 3
    /// The environment of everything on the screen.
    open var traitCollection: UITraitCollection { .device }
}
