import Repertoire
import TransitionElements
import UIKit

// An app as it is written for Hero: a grid of photos, and a screen for one of them that can be turned over.
// `Hero/PhotoGrid.txt` is the same app with Hero's lines.

public struct Photo {
    public let id: Int
    public let title: String
    public let image: UIImage
    var titleID: String { "title \(id)" }

    public init(id: Int, title: String, image: UIImage) {
        (self.id, self.title, self.image) = (id, title, image)
    }
}

public final class PhotoCell: UIControl {
    public let imageView = UIImageView()
    public let titleLabel = UILabel()
    var open: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 8
        titleLabel.font = .systemFont(ofSize: 13)
        addSubview(imageView)
        addSubview(titleLabel)
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ photo: Photo) {
        imageView.image = photo.image
        titleLabel.text = photo.title
        imageView.transitionID = photo.id
        titleLabel.transitionID = photo.titleID
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
        titleLabel.frame = CGRect(x: 2, y: bounds.width + 4, width: bounds.width - 4, height: 18)
    }
}

/// Shows the cells that are in sight, and uses them again.
public final class PhotoGrid: UIScrollView {
    private var spare: [PhotoCell] = []
    private var shown: [Int: PhotoCell] = [:]
    var photos: [Photo] = []
    var open: (Photo) -> Void = { _ in }

    public func cell(at index: Int) -> PhotoCell? { shown[index] }

    private func frame(at index: Int) -> CGRect {
        let side = (bounds.width - 48) / 2
        return CGRect(
            x: 16 + CGFloat(index % 2) * (side + 16), y: 16 + CGFloat(index / 2) * (side + 40), width: side,
            height: side + 24)
    }

    func scroll(to index: Int) {
        let frame = frame(at: index)
        let lowest = contentSize.height - bounds.height
        contentOffset.y = max(min(frame.midY - bounds.height / 2, lowest), 0)
        layoutIfNeeded()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: frame(at: photos.count - 1).maxY + 16)
        for (index, cell) in shown where !cell.frame.intersects(bounds) {
            cell.removeFromSuperview()
            shown[index] = nil
            spare.append(cell)
        }
        for (index, photo) in photos.enumerated() where shown[index] == nil && frame(at: index).intersects(bounds) {
            let cell = spare.popLast() ?? PhotoCell(frame: .zero)
            cell.frame = frame(at: index)
            cell.show(photo)
            cell.open = { [weak self] in self?.open(photo) }
            shown[index] = cell
            addSubview(cell)
        }
    }
}

public final class PhotoGridViewController: UIViewController {
    public let grid = PhotoGrid()
    private let photos: [Photo]

    public init(_ photos: [Photo]) {
        self.photos = photos
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        grid.photos = photos
        grid.open = { [weak self] in self?.open($0) }
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid)
        transitionElements = { [weak self] id in self?.view(for: id) }
    }

    private func view(for id: AnyHashable) -> UIView? {
        guard let index = photos.firstIndex(where: { id == AnyHashable($0.id) || id == AnyHashable($0.titleID) })
        else { return nil }
        grid.scroll(to: index)
        return grid.cell(at: index)?.subviews.first { $0.transitionID == id }
    }

    private func open(_ photo: Photo) {
        guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return }
        navigationController?.pushViewController(PhotoViewController(photos, at: index), animated: true)
    }
}

public final class PhotoViewController: UIViewController {
    public let imageView = UIImageView()
    public let titleLabel = UILabel()
    private let photos: [Photo]
    private var index: Int

    init(_ photos: [Photo], at index: Int) {
        (self.photos, self.index) = (photos, index)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        imageView.contentMode = .scaleAspectFit
        titleLabel.font = .systemFont(ofSize: 28)
        view.addSubview(imageView)
        view.addSubview(titleLabel)
        show(index)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = view.bounds.height * 0.6
        imageView.frame = CGRect(x: 0, y: 90, width: view.bounds.width, height: height)
        titleLabel.frame = CGRect(x: 20, y: 110 + height, width: view.bounds.width - 40, height: 40)
    }

    /// Shows another photo in the same screen.
    public func show(_ index: Int) {
        self.index = index
        imageView.image = photos[index].image
        titleLabel.text = photos[index].title
        imageView.transitionID = photos[index].id
        titleLabel.transitionID = photos[index].titleID
    }
}

@MainActor public func makePhotoApp(_ photos: [Photo]) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: PhotoGridViewController(photos))
    navigation.setNavigationTransition(.fade, options: .init(swipe: .fromAnywhere))
    return navigation
}
