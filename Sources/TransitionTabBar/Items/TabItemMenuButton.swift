#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// An invisible button that opens a menu beside an item and is removed together with the menu.
///
/// With `showsMenuAsPrimaryAction` the menu is the control's primary action, which `performPrimaryAction()` performs:
/// “a direct action, for example, a button tap, or presents further UI, for example, a contextual menu”
/// (developer.apple.com/documentation/uikit/uicontrol/performprimaryaction()). There is no delay.
@available(iOS 17.4, *)
final class TabItemMenuButton: UIButton {
    /// Opens a menu at a frame of a view.
    static func open(_ menu: UIMenu, at frame: CGRect, in view: UIView) {
        guard !menu.children.isEmpty, view.window != nil else { return }
        let button = TabItemMenuButton(frame: frame)
        button.hideFromAssistiveTechnologies()
        button.isUserInteractionEnabled = true
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        view.addSubview(button)
        button.performPrimaryAction()
        // A menu that the system does not show must leave no button behind.
        MainQueue.after(1) { [weak button] in
            if let button, !button.isShown { button.removeFromSuperview() }
        }
    }

    private var isShown = false

    /// The touches belong to the bar: the finger that has opened the menu is still down.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        isShown = true
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        if let animator {
            animator.addCompletion { [weak self] in self?.removeFromSuperview() }
        } else {
            removeFromSuperview()
        }
    }
}
#endif
