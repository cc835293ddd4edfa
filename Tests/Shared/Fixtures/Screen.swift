import UIKit

/// A screen of one colour that logs its callbacks.
@MainActor
final class Screen: UIViewController {
    let label: String
    let log: Log?
    /// Called before the screen appears.
    var onWillAppear: (() -> Void)?
    /// Called before the screen disappears.
    var onWillDisappear: (() -> Void)?

    init(_ label: String, log: Log? = nil) {
        self.label = label
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = label
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let inner = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
        inner.backgroundColor = .red
        view.addSubview(inner)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear?()
        log?.note("\(label) willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log?.note("\(label) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onWillDisappear?()
        log?.note("\(label) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log?.note("\(label) didDisappear")
    }
}
