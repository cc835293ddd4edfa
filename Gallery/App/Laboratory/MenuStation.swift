import UIKit

/// A view with a context menu: how long a finger rests on it before the menu is asked for.
final class MenuStation: Station, UIContextMenuInteractionDelegate {
    private let touched = TouchedView()

    override func loadView() { view = touched }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        findings.note("contextMenuDelay", atLeast: ProcessInfo.processInfo.systemUptime - touched.downTime)
        return nil
    }
}
