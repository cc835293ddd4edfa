import UIKit

/// A screen of one colour that logs its callbacks.
@MainActor
public final class Screen: UIViewController {
    public let label: String
    public let log: Log?
    /// Called before the screen appears.
    public var onWillAppear: (() -> Void)?
    /// Called before the screen disappears.
    public var onWillDisappear: (() -> Void)?

    public init(_ label: String, log: Log? = nil) {
        self.label = label
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = label
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let inner = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
        inner.backgroundColor = .red
        view.addSubview(inner)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear?()
        log?.note("\(label) willAppear")
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log?.note("\(label) didAppear")
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onWillDisappear?()
        log?.note("\(label) willDisappear")
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log?.note("\(label) didDisappear")
    }
}
