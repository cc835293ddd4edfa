import Repertoire
import UIKit

/// The animations of tab bar items: a list, and below it a real tab bar on which the chosen one plays.
final class ItemsViewController: UIViewController {
    private let grid: TabItemGrid
    private let stage = ItemStage()
    private let place = UIView()
    private let search = UISearchController()
    private lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    private lazy var source = makeSource()
    private lazy var code = CodeView("") { [weak self] code, source in self?.share(code, from: source) }
    private var chosen: TransitionName?

    /// - Parameters:
    ///   - grid: What there is to choose from.
    ///   - name: What is chosen at first; nil for the first.
    init(grid: TabItemGrid, name: TransitionName? = nil) {
        self.grid = grid
        super.init(nibName: nil, bundle: nil)
        title = AccessibilityIdentifier.Page.tabItems.rawValue
        choose(name.flatMap { grid[$0] } ?? grid.items.first)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        collectionView.keyboardDismissMode = .onDrag
        collectionView.accessibilityIdentifier = AccessibilityIdentifier.itemList
        place.accessibilityIdentifier = AccessibilityIdentifier.itemBar
        layOut()
        standUpright(stage.tabs)
        embed(stage.tabs, in: place)

        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = String(localized: "Search names and tags")
        definesPresentationContext = true
        navigationItem.searchController = search
        showDemos()
        showList()
    }

    /// On an iPad and on a phone that lies on its side too it is the bar of an upright phone, whose items move.
    private func standUpright(_ tabs: UITabBarController) {
        if #available(iOS 17.0, *) {
            tabs.traitOverrides.horizontalSizeClass = .compact
            tabs.traitOverrides.verticalSizeClass = .regular
        } else {
            setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
                ]), forChild: tabs)
        }
    }

    private func layOut() {
        for view in [collectionView, code, place] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: code.topAnchor, constant: -8),
            code.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            code.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            code.bottomAnchor.constraint(equalTo: place.topAnchor, constant: -8),
            place.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            place.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            place.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            // The bar, and room above it for what jumps.
            place.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -84),
        ])
    }

    // MARK: The list

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, TransitionName> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, TransitionName> {
            [weak self] cell, _, name in
            self?.fill(cell, name)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
    }

    private func fill(_ cell: UICollectionViewListCell, _ name: TransitionName) {
        guard let item = grid[name] else { return }
        var content = cell.defaultContentConfiguration()
        content.text = item.info.title
        content.secondaryText = item.info.summary
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessories = name == chosen ? [.checkmark()] : []
        cell.accessibilityIdentifier = AccessibilityIdentifier.itemCell(name.rawValue)
    }

    private func showList() {
        let text = search.searchBar.text ?? ""
        var snapshot = NSDiffableDataSourceSnapshot<Int, TransitionName>()
        snapshot.appendSections([0])
        snapshot.appendItems(grid.items(for: text).map(\.id))
        let known = Set(source.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        source.apply(snapshot, animatingDifferences: view.window != nil)
    }

    // MARK: Demo apps

    private func showDemos() {
        let actions = DemoBar.allCases.map { bar in
            let action = UIAction(title: bar.title) { [weak self] _ in self?.open(bar) }
            action.discoverabilityTitle = bar.advice
            return action
        }
        let item = UIBarButtonItem(title: String(localized: "Demos"), menu: UIMenu(children: actions))
        item.accessibilityIdentifier = AccessibilityIdentifier.demoBars
        navigationItem.rightBarButtonItem = item
    }

    /// Opens a demo app, in which the chosen animation plays.
    private func open(_ bar: DemoBar) {
        present(DemoBarViewController(bar, animator: stage.animator), animated: true)
    }

    // MARK: Choosing

    private func choose(_ item: GalleryTabItem?) {
        guard let item else { return }
        chosen = item.id
        code.code = item.line
        stage.choose(item.animator)
    }
}

extension ItemsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt index: IndexPath) {
        collectionView.deselectItem(at: index, animated: true)
        guard let name = source.itemIdentifier(for: index) else { return }
        choose(grid[name])
        stage.play()
        showList()
    }
}

extension ItemsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) { showList() }
}
