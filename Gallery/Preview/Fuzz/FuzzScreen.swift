import UIKit

/// A screen of the app under test: it notes whether its appearance callbacks are in order, follows the transitions it
/// takes part in, and counts the taps that arrive.
final class FuzzScreen: UIViewController {
    enum Phase { case gone, coming, here, going }

    let look: FuzzLook
    private(set) var phase = Phase.gone
    private(set) var taps = 0
    private let ledger: FuzzLedger?
    private let animatesAlong: Bool
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    private let badge = UIView(frame: CGRect(x: 8, y: 8, width: 16, height: 16))

    /// - Parameter ledger: nil for one that only serves as a model.
    init(_ look: FuzzLook, ledger: FuzzLedger?, animatesAlong: Bool) {
        self.look = look
        self.ledger = ledger
        self.animatesAlong = animatesAlong
        super.init(nibName: nil, bundle: nil)
        title = "screen"
        hidesBottomBarWhenPushed = look.hidesBottomBar
        if look.staysBelowBars { edgesForExtendedLayout = [] }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        if look.isRounded { view.layer.cornerRadius = 12 }
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        badge.alpha = 0
        view.addSubview(button)
        view.addSubview(badge)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        go(to: .coming, from: [.gone, .going])
        let coordinator = follow()
        let badge = badge
        if animatesAlong, let coordinator,
            coordinator.animate(
                alongsideTransition: { _ in badge.alpha = 1 },
                completion: { [weak self] in if $0.isCancelled, self?.phase != .here { badge.alpha = 0 } })
        {
            return
        }
        badge.alpha = 1
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        badge.alpha = 1
        go(to: .here, from: [.coming])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if phase == .coming { ledger?.onCancel() }
        go(to: .going, from: [.here, .coming])
        follow()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        badge.alpha = 0
        go(to: .gone, from: [.going])
    }

    @discardableResult
    private func follow() -> (any UIViewControllerTransitionCoordinator)? {
        guard let ledger, let coordinator = transitionCoordinator else { return nil }
        ledger.watch(coordinator)
        return coordinator
    }

    private func go(to new: Phase, from allowed: [Phase]) {
        if !allowed.contains(phase) {
            ledger?.report(.appearance, "a screen that was \(phase) is told that it is \(new)")
        }
        phase = new
    }
}
