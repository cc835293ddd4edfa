import Repertoire
import TransitionTabBar
import UIKit

/// The bar above the grid, and the menus of cells.
extension GridViewController {
    /// Plays everything with one tap; the menu has what else the app shows.
    func showBarItems() {
        // An item with a primary action takes its title and picture from that.
        let play = UIBarButtonItem(
            primaryAction: UIAction(
                title: String(localized: "Slide-show"), image: UIImage(systemName: "play.rectangle")
            ) {
                [weak self] _ in self?.context.router?.openSlideShow()
            })
        play.accessibilityIdentifier = AccessibilityIdentifier.slideShow
        let more = UIBarButtonItem(
            title: String(localized: "More"), image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: [
                entry(.tabItems, "dock.rectangle") { $0.openItems() },
                entry(.elements, "square.on.square") { $0.openElements() },
                entry(.children, "rectangle.3.group") { $0.openChildren() },
                entry(.roots, "person.crop.circle") { $0.openLogin() },
                entry(.compare, "rectangle.split.2x1") { $0.openComparison([]) },
                entry(.swiftUI, "swift") { $0.openSwiftUIDemo() },
                entry(.help, "questionmark.circle") { $0.openExplanation() },
            ]))
        more.accessibilityIdentifier = AccessibilityIdentifier.more
        navigationItem.rightBarButtonItems = [more, play]
    }

    private func entry(
        _ page: AccessibilityIdentifier.Page, _ symbol: String, _ open: @escaping (any GalleryRouter) -> Void
    ) -> UIAction {
        UIAction(title: String(localized: String.LocalizationValue(page.rawValue)), image: UIImage(systemName: symbol))
        { [weak self] _ in
            if let router = self?.context.router { open(router) }
        }
    }

    /// The menu that narrows the grid down, filled while it does.
    func showFilterItem() {
        let isOn = !filter.tags.isEmpty || filter.container != nil
        let symbol = "line.3.horizontal.decrease.circle" + (isOn ? ".fill" : "")
        let item = UIBarButtonItem(
            title: String(localized: "Filter"), image: UIImage(systemName: symbol), menu: filterMenu(isOn: isOn))
        item.accessibilityLabel = String(localized: "Filter")
        item.accessibilityValue = isOn ? filterWords : nil
        item.accessibilityIdentifier = AccessibilityIdentifier.filter
        navigationItem.leftBarButtonItem = item
    }

    private var filterWords: String {
        ([filter.container?.title].compactMap { $0 } + filter.tags.map(\.rawValue).sorted()).joined(separator: ", ")
    }

    private func filterMenu(isOn: Bool) -> UIMenu {
        let containers = ContainerKind.allCases.map { kind in
            UIAction(title: kind.title, state: filter.container == kind ? .on : .off) { [weak self] _ in
                self?.filter.container = self?.filter.container == kind ? nil : kind
            }
        }
        let tags = context.grid.tags(for: filter).map { tag in
            UIAction(title: tag.rawValue, state: filter.tags.contains(tag) ? .on : .off) { [weak self] _ in
                self?.filter.tags.formSymmetricDifference([tag])
            }
        }
        let all = UIAction(
            title: String(localized: "Show all"), image: UIImage(systemName: "xmark.circle"),
            attributes: isOn ? [] : .disabled
        ) { [weak self] _ in
            guard let self else { return }
            filter = GalleryFilter(text: filter.text)
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: [all]),
            UIMenu(title: String(localized: "Containers"), options: .displayInline, children: containers),
            UIMenu(title: String(localized: "Tags"), options: .displayInline, children: tags),
        ])
    }

    func menu(for entry: GridEntry) -> UIMenu {
        let isFavourite = context.library.remembered.isFavourite(entry.name)
        return UIMenu(children: [
            UIAction(title: String(localized: "Open"), image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"))
            { [weak self] _ in
                self?.context.router?.open(entry.name)
            },
            UIAction(
                title: isFavourite
                    ? String(localized: "Remove from favourites") : String(localized: "Add to favourites"),
                image: UIImage(systemName: isFavourite ? "star.slash" : "star")
            ) { [weak self] _ in self?.toggleFavourite(entry.name) },
            UIAction(title: String(localized: "Compare"), image: UIImage(systemName: "rectangle.split.2x1")) {
                [weak self] _ in
                self?.context.router?.openComparison([entry.name])
            },
        ])
    }
}

extension ContainerKind {
    /// The container's name for people.
    var title: String {
        switch self {
        case .navigation: String(localized: "Navigation")
        case .tab: String(localized: "Tabs")
        case .modal: String(localized: "Presentation")
        }
    }
}
