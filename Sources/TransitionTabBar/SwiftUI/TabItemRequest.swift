#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// A controller of zero size in the content of a tab, which sets the animation of the tab's item.
///
/// SwiftUI may move or recreate its controllers at any time. The controller therefore searches for the item after each
/// possible move.
@MainActor
final class TabItemRequest: UIViewController {
    private var animation: (any TabItemAnimator)?
    private weak var item: TabItem?

    override func loadView() {
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
        self.view = view
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        install()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        install()
    }

    /// Takes the modifier's latest value.
    func update(_ animation: (any TabItemAnimator)?) {
        self.animation = animation
        install()
        // SwiftUI may set its own delegate on the tab bar controller in this turn.
        MainQueue.inNextTurn { [weak self] in self?.install() }
    }

    /// Removes the animation, because the modifier has been removed.
    func withdraw() {
        animation = nil
        install()
    }

    private func install() {
        let now = animation == nil || parent == nil ? nil : found
        if item !== now { item?.animation = nil }
        item = now
        now?.animation = animation
    }

    /// The item of the tab that contains this controller. A tab in More is a child of More's navigation controller.
    private var found: TabItem? {
        guard let tabBarController else { return nil }
        var controllers = Array(sequence(first: self as UIViewController, next: \.parent))
        controllers.removeLast(controllers.count - (controllers.firstIndex(of: tabBarController) ?? 0))
        let all = TabItemSource.all(of: tabBarController)
        for controller in controllers.reversed() {
            guard let source = TabItemSource.of(controller, in: tabBarController), all.contains(where: { $0 == source })
            else { continue }
            return TabItemAdapter.of(tabBarController).handle(for: source)
        }
        return nil
    }
}
#endif
