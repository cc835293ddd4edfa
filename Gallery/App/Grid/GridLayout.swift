import UIKit

/// How the grid is laid out: sections of several columns, and shelves that scroll sideways.
enum GridLayout {
    static let header = "header"

    /// - Parameter isShelf: Whether the section of a number is one row that scrolls sideways.
    @MainActor
    static func make(isShelf: @escaping (Int) -> Bool) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let section = isShelf(index) ? shelf(in: environment) : columns(in: environment)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                    elementKind: header, alignment: .top)
            ]
            return section
        }
    }

    /// How many cells stand side by side: two on the smallest phone, more on wider screens, and fewer for larger text.
    static func columnCount(width: CGFloat, category: UIContentSizeCategory) -> Int {
        let least: CGFloat = category.isAccessibilityCategory ? 260 : 150
        return max(Int(width / least), 1)
    }

    @MainActor
    private static func columns(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width - 32
        let count = columnCount(width: width, category: environment.traitCollection.preferredContentSizeCategory)
        // Titles may take two lines, so a row is as high as its highest cell.
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .estimated(300)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(300)),
            subitem: item, count: count)
        group.interItemSpacing = .fixed(16)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 28, trailing: 16)
        return section
    }

    @MainActor
    private static func shelf(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(isLarge ? 200 : 112), heightDimension: .estimated(260))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [
                NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(260)))
            ])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 28, trailing: 16)
        return section
    }
}
