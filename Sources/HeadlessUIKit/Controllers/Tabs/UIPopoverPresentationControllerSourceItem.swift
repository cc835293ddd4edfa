import Foundation

/// Something that knows its place on the screen, from which a popover may come.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The frame in a view's coordinates; nil when the item is not on the screen.
    func frame(in referenceView: UIView) -> CGRect?
}

extension NSAttributedString.Key {
    /// The colour of text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The font of text.
    public static let font = NSAttributedString.Key("NSFont")
}

/// An object that is not retained.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
}
