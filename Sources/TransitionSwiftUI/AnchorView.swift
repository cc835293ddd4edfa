#if canImport(UIKit)
import TransitionUIKit
import UIKit

/// An invisible view that registers the place of the view in front of it with the anchor table of its window.
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
