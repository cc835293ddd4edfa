import Foundation

/// Lists the controllers that have no item in a tab bar, and pushes the one that the user picks.
@MainActor
final class MoreNavigationController: UINavigationController {
    private unowned let tabs: UITabBarController
    private let list = MoreList()

    init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        viewControllers = [list]
        list.item = { [weak tabs] controller in tabs?.barItem(of: controller) ?? controller.tabBarItem }
        list.picked = { [weak self] controller in self?.push(controller) }
        // The controller that was popped has not left yet when the list appears.
        list.shown = { [weak tabs] in
            Headless.clock.schedule(after: 0) { tabs?.takeBackListed() }
        }
        // Observers do not run in initialisers.
        listed = tabs.listedControllers
        list.controllers = listed
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The controllers in the list. A controller that is shown and is no longer listed is removed.
    var listed: [UIViewController] = [] {
        didSet {
            list.controllers = listed
            guard let shown = viewControllers.dropFirst().first else { return }
            guard !listed.contains(where: { $0 === shown }) else { return }
            viewControllers = [list]
            startWaitingChange()
        }
    }

    private func push(_ controller: UIViewController) {
        guard transitionCoordinator == nil else { return }
        show(controller, animated: true)
    }

    /// Shows a controller of the list at once.
    func show(picked controller: UIViewController) {
        guard viewControllers.dropFirst().first !== controller else { return }
        show(controller, animated: false)
    }

    private func show(_ controller: UIViewController, animated: Bool) {
        let newStack = [list, controller]
        // `pushViewController` cannot be used, because it refuses navigation controllers, and a tab may be one.
        change(to: newStack, kind: .push, animated: animated)
        // The controller that was removed belongs to the tab bar controller now.
        if !animated { startWaitingChange() }
        tabs.takeBackListed()
    }
}

/// The root of More: a row for each controller.
@MainActor
final class MoreList: UIViewController {
    static let rowHeight: CGFloat = 44

    var picked: (UIViewController) -> Void = { _ in }
    var shown: () -> Void = {}
    /// What a row shows.
    var item: (UIViewController) -> UITabBarItem = { $0.tabBarItem }
    private var rows: [MoreRow] = []

    var controllers: [UIViewController] = [] {
        didSet { if isViewLoaded { rebuild() } }
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        rebuild()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        rebuild()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown()
    }

    private func rebuild() {
        for row in rows { row.removeFromSuperview() }
        rows = controllers.map { controller in
            let row = MoreRow(item: item(controller))
            row.onTap = { [weak self, weak controller] in
                if let controller { self?.picked(controller) }
            }
            return row
        }
        for row in rows { view.addSubview(row) }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: view.safeAreaInsets.top + CGFloat(index) * Self.rowHeight, width: view.bounds.width,
                height: Self.rowHeight)
        }
    }
}

/// A row of More: picture, name and a line below. A row of a table is not a control, which would keep fingers that move.
@MainActor
private final class MoreRow: UIView {
    var onTap: () -> Void = {}
    private let tap = UITapGestureRecognizer()
    private let picture: UIImageView
    private let name = UILabel()
    private let line = UIView()

    init(item: UITabBarItem) {
        picture = UIImageView(image: item.image)
        super.init(frame: .zero)
        name.text = item.title
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        for part in [picture, name, line] { addSubview(part) }
        Headless.addAction(to: tap) { [weak self] in
            if $0.state == .ended { self?.onTap() }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ part: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            part.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        name.textAlignment = isRightToLeft ? .right : .left
        place(picture, x: 16, y: 10, width: 24, height: 24)
        place(name, x: 56, y: 0, width: max(bounds.width - 72, 0), height: bounds.height)
        place(line, x: 56, y: bounds.height - 0.5, width: max(bounds.width - 56, 0), height: 0.5)
    }
}
