import Repertoire
import TransitionTabBar
import UIKit

/// The bar above the grid, and the menus of cells.
extension GridViewController {
    func showBarItems() {
        navigationItem.rightBarButtonItems = [
            item("play.rectangle", "Slide-show", AccessibilityIdentifier.slideShow) { $0.openSlideShow() },
            item("rectangle.split.2x1", "Compare", AccessibilityIdentifier.compare) { $0.openComparison([]) },
            item("dock.rectangle", "Tab bar items", AccessibilityIdentifier.tabItems) { $0.openItems() },
            item("swift", "SwiftUI", AccessibilityIdentifier.swiftUIDemo) { $0.openSwiftUIDemo() },
            item("questionmark.circle", "On my screens", AccessibilityIdentifier.onMyScreens) { $0.openExplanation() },
        ]
    }

    private func item(
        _ symbol: String, _ label: String, _ identifier: String, _ act: @escaping (any GalleryRouter) -> Void
    ) -> UIBarButtonItem {
        // An item with a primary action takes its title and picture from that.
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: label, image: UIImage(systemName: symbol)) { [weak self] _ in
                if let router = self?.context.router { act(router) }
            })
        item.accessibilityLabel = label
        item.accessibilityIdentifier = identifier
        return item
    }

    /// The menu that narrows the grid down, filled while it does.
    func showFilterItem() {
        let isOn = !filter.tags.isEmpty || filter.container != nil
        let symbol = "line.3.horizontal.decrease.circle" + (isOn ? ".fill" : "")
        let item = UIBarButtonItem(title: "Filter", image: UIImage(systemName: symbol), menu: filterMenu(isOn: isOn))
        item.accessibilityLabel = "Filter"
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
            title: "Show all", image: UIImage(systemName: "xmark.circle"), attributes: isOn ? [] : .disabled
        ) { [weak self] _ in
            guard let self else { return }
            filter = GalleryFilter(text: filter.text)
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: [all]),
            UIMenu(title: "Made for", options: .displayInline, children: containers),
            UIMenu(title: "Tags", options: .displayInline, children: tags),
        ])
    }

    func menu(for entry: GridEntry) -> UIMenu {
        let isFavourite = context.library.remembered.isFavourite(entry.name)
        return UIMenu(children: [
            UIAction(title: "Open", image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")) { [weak self] _ in
                self?.context.router?.open(entry.name)
            },
            UIAction(
                title: isFavourite ? "Remove from favourites" : "Add to favourites",
                image: UIImage(systemName: isFavourite ? "star.slash" : "star")
            ) { [weak self] _ in self?.toggleFavourite(entry.name) },
            UIAction(title: "Compare", image: UIImage(systemName: "rectangle.split.2x1")) { [weak self] _ in
                self?.context.router?.openComparison([entry.name])
            },
        ])
    }
}

extension ContainerKind {
    /// The container's name for people.
    var title: String {
        switch self {
        case .navigation: "Navigation"
        case .tab: "Tabs"
        case .modal: "Presentation"
        }
    }
}
