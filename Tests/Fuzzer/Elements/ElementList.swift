import UIKit

/// Three cells in a scroll view that show twelve rows: a cell that scrolls out of sight is used for another row.
@MainActor final class ElementList: UIScrollView, UIScrollViewDelegate {
    private static let rowHeight: CGFloat = 40
    private static let rows = 12
    let cells: [UIView]
    private var shown: [Int?]
    /// Called when a cell is used for another row.
    private let use: (UIView, _ row: Int) -> Void

    init(frame: CGRect, use: @escaping (UIView, _ row: Int) -> Void) {
        self.use = use
        cells = (0..<3).map { _ in UIView() }
        shown = cells.map { _ in nil }
        super.init(frame: frame)
        // Where the list is depends on what the app does, and not on bars.
        contentInsetAdjustmentBehavior = .never
        isUserInteractionEnabled = false
        contentSize = CGSize(width: frame.width, height: Self.rowHeight * CGFloat(Self.rows))
        for cell in cells {
            cell.backgroundColor = .yellow
            addSubview(cell)
        }
        delegate = self
        arrange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Scrolls to a place that depends on a number.
    func scroll(_ number: Int, animated: Bool) {
        let y = CGFloat(number * 29 % (Self.rows - 3) * 40 + number % 40)
        setContentOffset(CGPoint(x: 0, y: y), animated: animated)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { arrange() }

    /// A cell that the app has taken out of the list stays as it is.
    private func arrange() {
        let first = min(max(Int(contentOffset.y / Self.rowHeight), 0), Self.rows - cells.count)
        for row in first..<(first + cells.count) {
            let index = row % cells.count
            guard shown[index] != row, cells[index].superview === self else { continue }
            shown[index] = row
            // A turned view has no frame.
            cells[index].bounds.size = CGSize(width: bounds.width + 10, height: Self.rowHeight - 4)
            cells[index].center = CGPoint(x: bounds.width / 2, y: (CGFloat(row) + 0.5) * Self.rowHeight)
            use(cells[index], row)
        }
    }

    /// Takes the place of another list, and the places of its cells. A scroll of the other one may have been stopped.
    func follow(_ other: ElementList) {
        contentOffset = other.contentOffset
        shown = other.shown
        for (cell, model) in zip(cells, other.cells) {
            cell.bounds.size = model.bounds.size
            cell.center = model.center
        }
    }
}
