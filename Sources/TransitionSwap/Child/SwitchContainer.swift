#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// A container that shows the screen for a value of the app's state, one at a time.
///
/// The state has changed before the screens do, and stays as it is. So a finger may hold a change, but not turn it round.
@MainActor
package final class SwitchContainer: UIViewController {
    private var shown: (id: AnyHashable, screen: UIViewController)?
    /// The screens that are on their way out. A value that comes back in time has its screen again.
    private var leaving: [(id: AnyHashable, screen: UIViewController)] = []

    package init() {
        super.init(nibName: nil, bundle: nil)
        ChildTransitions.of(self).isStateDriven = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }

    /// Shows the screen for a value, or passes the latest state to it if it is shown.
    ///
    /// - Parameters:
    ///   - id: The value.
    ///   - transition: Returns the animator for a change from another value; nil changes without animation.
    ///   - make: Makes the screen.
    ///   - refresh: Passes the latest state to the screen.
    package func show(
        _ id: AnyHashable,
        transition: @MainActor (_ from: AnyHashable) -> (any TransitionAnimator)?,
        make: @MainActor () -> UIViewController,
        refresh: @MainActor (UIViewController) -> Void
    ) {
        if let shown, shown.id == id { return refresh(shown.screen) }
        let old = shown
        let screen: UIViewController
        if let place = leaving.firstIndex(where: { $0.id == id }) {
            screen = leaving.remove(at: place).screen
            refresh(screen)
        } else {
            screen = make()
        }
        shown = (id, screen)
        if let old { leaving.append(old) }
        self.transition(to: screen, transition: old.flatMap { transition($0.id) }) { [weak self] _ in
            self?.leaving.removeAll { $0.screen.parent == nil }
        }
    }
}
#endif
