import Repertoire
import UIKit

/// Everything that is registered, as small phones that play while they are in the middle of the screen.
final class GridViewController: UIViewController {
    let context: GalleryContext
    private(set) lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: GridLayout.make { [weak self] in self?.shelf(at: $0)?.isRow == true })
    private(set) lazy var source = makeSource()
    private(set) lazy var player = GridPlayer(host: self, isStill: context.behavior.isStill)
    private(set) lazy var studio = StillStudio(host: self) { [weak self] in
        self?.isAtRest == true && self?.context.behavior.isStill == false
    }
    private let search = UISearchController()
    private let nothingFound = NothingFoundView()

    /// What is shown. Changing it changes the grid.
    var filter = GalleryFilter() {
        didSet { if filter != oldValue { showGrid() } }
    }

    init(context: GalleryContext) {
        self.context = context
        super.init(nibName: nil, bundle: nil)
        title = "Repertoire"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        collectionView.keyboardDismissMode = .onDrag
        collectionView.accessibilityIdentifier = AccessibilityIdentifier.grid
        view.fill(with: collectionView)
        nothingFound.onSuggestion = { [weak self] in self?.search(for: $0) }

        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = String(localized: "Search names and tags")
        definesPresentationContext = true
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        showBarItems()
        showGrid()
        observe()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A page may have been seen, or a star given, meanwhile.
        showGrid()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        playInTheMiddle()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        player.stopAll()
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        studio.clear()
    }

    // MARK: What is shown

    private func shelf(at index: Int) -> GridShelf? {
        let shelves = source.snapshot().sectionIdentifiers
        return shelves.indices.contains(index) ? shelves[index] : nil
    }

    /// Shows what the filter lets pass: the user's own shelves first, unless something is searched for.
    func showGrid() {
        guard isViewLoaded else { return }
        let answer = context.grid.answer(to: filter)
        var snapshot = NSDiffableDataSourceSnapshot<GridShelf, GridEntry>()
        func append(_ shelf: GridShelf, _ items: [GalleryItem]) {
            guard !items.isEmpty else { return }
            snapshot.appendSections([shelf])
            snapshot.appendItems(items.map { GridEntry(shelf: shelf, name: $0.id) }, toSection: shelf)
        }
        if filter == GalleryFilter() {
            append(.favourites, context.grid.items(named: context.library.remembered.favourites))
            append(.recents, context.grid.items(named: context.library.remembered.recents))
        }
        for group in answer.groups { append(group.section.map(GridShelf.section) ?? .found, group.items) }
        // Stars may have changed. What is new is made from scratch anyway.
        let known = Set(source.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        nothingFound.show(search: filter.text, suggestions: answer.suggestions, note: answer.note)
        collectionView.backgroundView = answer.groups.isEmpty ? nothingFound : nil
        showFilterItem()
        source.apply(snapshot, animatingDifferences: view.window != nil) { [weak self] in self?.playInTheMiddle() }
    }

    private func search(for text: String) {
        search.searchBar.text = text
        filter.text = text
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<GridShelf, GridEntry> {
        let cell = UICollectionView.CellRegistration<GridCell, GridEntry> { [weak self] cell, _, entry in
            self?.fill(cell, with: entry)
        }
        let header = UICollectionView.SupplementaryRegistration<GridHeader>(elementKind: GridLayout.header) {
            [weak self] header, _, index in
            guard let shelf = self?.shelf(at: index.section) else { return }
            header.show(title: shelf.title, advice: shelf.advice)
        }
        let source = UICollectionViewDiffableDataSource<GridShelf, GridEntry>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = {
            $0.dequeueConfiguredReusableSupplementary(using: header, for: $2)
        }
        return source
    }

    private func fill(_ cell: GridCell, with entry: GridEntry) {
        guard let item = context.grid[entry.name] else { return }
        let isFavourite = context.library.remembered.isFavourite(entry.name)
        cell.show(item.info, isFavourite: isFavourite)
        cell.accessibilityCustomActions = [
            UIAccessibilityCustomAction(
                name: isFavourite ? String(localized: "Remove from favourites") : String(localized: "Add to favourites")
            ) {
                [weak self] _ in
                self?.toggleFavourite(entry.name)
                return true
            }
        ]
        cell.phone.image = studio.picture(of: entry.name)
        if cell.phone.image == nil { order(item) }
    }

    private func order(_ item: GalleryItem) {
        studio.order(item.animator) { [weak self] picture in
            guard let self else { return }
            for index in collectionView.indexPathsForVisibleItems
            where source.itemIdentifier(for: index)?.name == item.id {
                (collectionView.cellForItem(at: index) as? GridCell)?.phone.image = picture
            }
        }
    }

    func toggleFavourite(_ name: TransitionName) {
        context.library.remembered.toggleFavourite(name)
        showGrid()
    }
}

extension GridViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        filter.text = searchController.searchBar.text ?? ""
    }
}
