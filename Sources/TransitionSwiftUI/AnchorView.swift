#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionUIKit
import UIKit

/// An invisible view that lies behind an anchor of the app, and registers the anchor's place in the table of its
/// window.
final class AnchorView: UIView {
    private let role: AnchorTable.Role
    /// The app's id. A list changes it when it reuses the view.
    var id: AnyHashable {
        didSet { if id != oldValue { note() } }
    }

    init(_ role: AnchorTable.Role, id: AnyHashable) {
        self.role = role
        self.id = id
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if let window, window !== newWindow { AnchorTable.of(window).remove(self) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        note()
    }

    private func note() {
        if let window { AnchorTable.of(window).set(self, as: role, id: id) }
    }
}
#endif
