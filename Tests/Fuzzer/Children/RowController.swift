import UIKit

/// A container as an app might write one: it shows one of a row of children at a time, or another child.
final class RowController: UIViewController {
    let row: [UIViewController]
    let stage = UIView()

    init(_ row: [UIViewController]) {
        self.row = row
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stage)
    }

    /// The children of the row, and those that are shown besides.
    var all: [UIViewController] { row + children.filter { child in !row.contains { $0 === child } } }

    /// The child in front.
    var shown: UIViewController? {
        guard let view = stage.subviews.last(where: { view in children.contains { $0.viewIfLoaded === view } })
        else { return nil }
        return children.first { $0.viewIfLoaded === view }
    }

    /// Shows a child in the plainest way.
    func show(_ child: UIViewController) {
        loadViewIfNeeded()
        guard child !== shown, child.parent == nil else { return }
        let old = shown
        old?.willMove(toParent: nil)
        addChild(child)
        child.view.frame = stage.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(child.view)
        old?.view.removeFromSuperview()
        old?.removeFromParent()
        child.didMove(toParent: self)
    }

    /// What must hold at rest; nil if it does.
    var fault: String? {
        if stage.subviews.count != 1 { return "\(stage.subviews.count) views lie where one child is shown" }
        if children.count != 1 { return "a container that shows one child has \(children.count)" }
        if stage.clipsToBounds { return "the view that shows children still clips them" }
        return nil
    }
}
