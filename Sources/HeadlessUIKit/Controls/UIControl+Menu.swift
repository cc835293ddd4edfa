import Foundation

extension UIControl {
    /// The interaction that shows the control's menu; nil where it is not enabled.
    public var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === self }
    }

    /// Whether the control has a context-menu interaction. Default false.
    public var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if newValue {
                addInteraction(UIContextMenuInteraction(delegate: self))
            } else if let contextMenuInteraction {
                removeInteraction(contextMenuInteraction)
            }
        }
    }
}
