import Repertoire
import UIKit

/// A grid of prints. Their pictures, titles and prices fly to a detail screen, over any transition.
@MainActor
final class ElementsPage {
    private let stage: ElementStage
    private let list = PrintsScreen()
    private let choices: [any TransitionAnimator]

    /// The page as a screen. It keeps what it needs.
    ///
    /// - Parameters:
    ///   - animators: The transitions to choose from.
    ///   - close: Leaves the page.
    static func controller(animators: [any TransitionAnimator], close: @escaping () -> Void) -> UIViewController {
        let page = ElementsPage(animators, close: close)
        page.list.onChoose = { print in page.open(print) }
        return page.stage.navigation
    }

    private init(_ animators: [any TransitionAnimator], close: @escaping () -> Void) {
        choices = ElementStage.choices(from: animators)
        stage = ElementStage(list)
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { _ in close() })
        showMenu()
    }

    private func open(_ print: Print) {
        let detail = PrintScreen(print)
        detail.view.accessibilityIdentifier = AccessibilityIdentifier.print
        if stage.way == .present { detail.onClose = { [weak detail] in detail?.dismiss(animated: true) } }
        stage.open(detail)
    }

    /// The transition and the way to open a print.
    private func showMenu() {
        let ways = ElementStage.Way.allCases.map { way in
            UIAction(title: way.title, state: way == stage.way ? .on : .off) { [weak self] _ in
                self?.stage.way = way
                self?.showMenu()
            }
        }
        let transitions = choices.map { animator in
            UIAction(title: animator.info.title, state: animator.info.name == stage.animator.info.name ? .on : .off) {
                [weak self] _ in
                self?.stage.choose(animator)
                self?.showMenu()
            }
        }
        let copy = UIAction(title: String(localized: "Copy the Swift"), image: UIImage(systemName: "doc.on.doc")) {
            [weak self] _ in
            UIPasteboard.general.string = self?.stage.code
        }
        let item = UIBarButtonItem(
            title: stage.animator.info.title,
            menu: UIMenu(children: [
                UIMenu(options: .displayInline, children: ways),
                UIMenu(options: .displayInline, children: [copy]),
                UIMenu(title: String(localized: "Over"), options: .displayInline, children: transitions),
            ]))
        item.accessibilityIdentifier = AccessibilityIdentifier.elementChoices
        list.navigationItem.rightBarButtonItem = item
    }
}
