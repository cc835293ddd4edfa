import TransitionElements
import UIKit

/// A screen of the app under test: it checks the order of its appearance callbacks, follows the transitions that it
/// takes part in, and counts the taps on its button.
final class AppScreen: UIViewController {
    enum Phase { case gone, coming, here, going }

    let look: Look
    private(set) var phase = Phase.gone
    private(set) var taps = 0
    /// Whether a swipe on this screen presents another one: then it is not defined which recogniser gets a finger.
    var offers = false
    /// The place at which the screen was seen at an earlier moment of its movement.
    var seen: Glimpse.Sight?
    private let ledger: Ledger?
    private let animatesAlong: Bool
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    /// The scrolling content that ``Look/content`` asks for, under the button.
    private(set) var list: UIScrollView?
    private(set) var field: UITextField?
    /// Whether the views that may fly have ids; nil for a screen without such views.
    private let elementIDs: Bool?
    private(set) var elements: ElementViews?
    private let badge = UIView(frame: CGRect(x: 8, y: 8, width: 16, height: 16))

    /// - Parameter ledger: The ledger for violations; nil for a screen that only serves as a model.
    init(_ look: Look, ledger: Ledger?, animatesAlong: Bool, elementIDs: Bool? = nil) {
        self.elementIDs = elementIDs
        self.look = look
        self.ledger = ledger
        self.animatesAlong = animatesAlong
        super.init(nibName: nil, bundle: nil)
        title = "screen"
        hidesBottomBarWhenPushed = look.hidesBottomBar
        if look.staysBelowBars { edgesForExtendedLayout = [] }
        switch look.side {
        case .plain: break
        case .hidden: navigationItem.hidesBackButton = true
        case .replaced:
            navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "App") { _ in })
        case .action: navigationItem.backAction = UIAction { _ in }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        guard look.isScrollView else { return super.loadView() }
        let list = UIScrollView()
        self.list = list
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        if look.isRounded { view.layer.cornerRadius = 12 }
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        badge.alpha = 0
        addContent()
        view.addSubview(button)
        view.addSubview(badge)
        guard let elementIDs else { return }
        let elements = ElementViews(look, on: view, hasIDs: elementIDs)
        self.elements = elements
        if elementIDs { transitionElements = { [weak elements] in elements?.view(for: $0) } }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Subviews of a root view that scrolls move with its content.
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        button.center = CGPoint(x: bounds.midX, y: bounds.midY)
        field?.frame = CGRect(x: bounds.midX - 60, y: bounds.midY + 40, width: 120, height: 36)
        if look.content == .row {
            list?.frame = CGRect(x: 0, y: bounds.height * 0.65, width: bounds.width, height: bounds.height * 0.15)
        } else if !look.isScrollView {
            list?.frame = bounds
        }
        let size = list?.bounds.size ?? .zero
        list?.contentSize =
            look.content == .row
            ? CGSize(width: size.width * 1.7, height: size.height)
            : CGSize(width: size.width, height: size.height * 1.8)
    }

    private func addContent() {
        switch look.content {
        case .nothing:
            break
        case .list, .row:
            let list = UIScrollView()
            view.addSubview(list)
            self.list = list
        case .field:
            let field = UITextField()
            view.addSubview(field)
            self.field = field
        }
    }

    /// Whether a finger that moves down cannot scroll the content.
    var isScrolledToTop: Bool {
        guard let list else { return true }
        return list.contentOffset.y <= -list.adjustedContentInset.top + 0.5
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        go(to: .coming, from: [.gone, .going])
        defer { ledger?.onOccasion(.willAppear) }
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
        ledger?.onOccasion(.didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        ledger?.onLeave(self)
        go(to: .going, from: [.here, .coming])
        follow()
        ledger?.onOccasion(.willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        badge.alpha = 0
        go(to: .gone, from: [.going])
        ledger?.onOccasion(.didDisappear)
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
        layout = .unknown
        seen = nil
        phaseBegan = Headless.clock.now
    }

    /// Checks that a transition of the package which plays by itself leaves the model of the screen at rest, and never
    /// shows it at opacity 0 (invariant 11).
    func checkRun() {
        guard phase == .coming || phase == .going, let view = viewIfLoaded, let coordinator = transitionCoordinator,
            view.superview === coordinator.containerView,
            view.layer.animationKeys()?.contains(where: { $0.hasPrefix("repertoire.") }) == true
        else { return }
        if !CATransform3DIsIdentity(view.layer.transform) || view.layer.opacity != 1 {
            ledger?.report(.values, "the model of a screen that plays by itself is not at rest")
        }
        // A cross-fade of the system's may play on a screen that still has animations of the package.
        guard view.layer.animation(forKey: "opacity") == nil else { return }
        let opacity = view.layer.presentation()?.opacity ?? 1
        if opacity < 0.02 { ledger?.report(.values, "a screen is shown at an opacity of \(opacity)") }
    }

    // MARK: Layout

    /// The frames of the screen and its surroundings, without the pose.
    struct Layout: Equatable {
        var size: CGSize
        var safeArea: UIEdgeInsets
        var button: CGPoint
        /// The frame of the transition's container in the window.
        var container: CGRect
    }

    private enum KnownLayout {
        case unknown
        case known(Layout)
        /// The app has changed something during the transition.
        case free
    }
    private var layout = KnownLayout.unknown
    private var phaseBegan: TimeInterval = 0

    /// Called when the app changes something that may change the layout of a moving screen.
    func freeLayout() { if phase == .coming || phase == .going { layout = .free } }

    /// Checks that the layout does not change between the first pose and the last.
    func checkLayout() {
        guard phase == .coming || phase == .going, let view = viewIfLoaded, let window = view.window,
            let coordinator = transitionCoordinator, coordinator.isAnimated, Headless.clock.now > phaseBegan
        else { return }
        // Under this assumption UIKit itself lays out moving screens.
        guard !Headless.assumptions.containersPlaceScreensInTransit else { return }
        let container = coordinator.containerView
        var now = Layout(
            size: view.bounds.size, safeArea: view.safeAreaInsets, button: button.center,
            container: container.convert(container.bounds, to: window))
        // UIKit itself decides when the tab bar appears and disappears with some screens.
        if tabBarController != nil { now.safeArea.bottom = 0 }
        switch layout {
        // The whole container moves, as with a sheet under a finger.
        case .known(let first) where first.container != now.container: layout = .free
        case .unknown: layout = .known(now)
        case .known(let first) where first != now:
            ledger?.report(.layout, "the layout of a screen that is \(phase) changed from \(first) to \(now)")
        default: break
        }
    }
}
