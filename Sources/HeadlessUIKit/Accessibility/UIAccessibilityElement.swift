import Foundation

/// Something that assistive technologies read although it is not a view: a part of a drawing, say.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, that the element is in.
    open weak var accessibilityContainer: AnyObject?

    /// An element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    private var frameInContainer = CGRect.zero

    /// The frame in the container's coordinates, whatever becomes of them; it replaces `accessibilityFrame`.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer }
        set {
            frameInContainer = newValue
            accessibility.frame = nil
        }
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    override var ownAccessibilityFrame: CGRect {
        guard let view = accessibilityContainer as? UIView else { return .zero }
        return view.convertToScreen(frameInContainer)
    }

    override var accessibilityWindow: UIWindow? { (accessibilityContainer as? UIResponder)?.accessibilityWindow }
}

/// Something that a user of assistive technologies can do with an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it, and tells whether it was done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What is read.
    open var name: String
    /// A picture for those who see it.
    open var image: UIImage?
    /// What it does.
    open var actionHandler: UIAccessibilityCustomAction.Handler?

    /// An action of a name.
    public init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// An action of a name and a picture.
    public init(name: String, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}

extension UIView {
    /// A rectangle of the view's space in that of the screen.
    func convertToScreen(_ rect: CGRect) -> CGRect {
        let place = convert(rect, to: nil)
        guard let window else { return place }
        return place.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }
}
