import UIKit

/// A panel at the bottom of the screen, or of its trailing side where there is room beside the content: a bar that is
/// always there, and settings below it that come up when the panel is drawn open.
final class DrawerPanel: UIViewController {
    private let bar: UIView
    private let content: UIView
    private let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let handle = DrawerHandle()
    private let scroll = UIScrollView()
    private lazy var top = panel.topAnchor.constraint(equalTo: view.bottomAnchor)
    private lazy var height = panel.heightAnchor.constraint(equalToConstant: 400)
    private var narrow: [NSLayoutConstraint] = []
    private var wide: [NSLayoutConstraint] = []
    private var toldHeight: CGFloat = 0
    /// How much of the panel was to be seen when the finger came down.
    private var startHeight: CGFloat = 0
    /// Whether the panel is at rest, and its place follows from its heights.
    private var isAtRest = true
    private var animator: UIViewPropertyAnimator?

    private(set) var isOpen = false
    /// Called when the panel takes another place or another height.
    var onLayout: () -> Void = {}

    init(bar: UIView, content: UIView) {
        self.bar = bar
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Whether the panel is as wide as the window.
    var isNarrow: Bool { view.bounds.width < 700 }

    /// How much of the bottom of the screen the closed panel covers, the safe area included.
    var closedHeight: CGFloat { barHeight + view.safeAreaInsets.bottom }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.accessibilityIdentifier = AccessibilityIdentifier.drawer
        panel.clipsToBounds = true
        panel.layer.cornerRadius = 20
        panel.layer.cornerCurve = .continuous
        panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        scroll.accessibilityIdentifier = AccessibilityIdentifier.drawerSettings
        scroll.keyboardDismissMode = .onDrag
        for subview in [handle, bar, scroll] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            panel.contentView.addSubview(subview)
        }
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        constrain()
        handle.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                setOpen(!isOpen, velocity: 0)
            }, for: .primaryActionTriggered)
        for handled in [handle, bar] {
            handled.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
        }
        show(isOpen: false)
    }

    private func constrain() {
        let inside = panel.contentView
        let guide = inside.safeAreaLayoutGuide
        // Until the heights are known, the panel may be too low for its bar.
        let bottom = scroll.bottomAnchor.constraint(equalTo: inside.bottomAnchor)
        bottom.priority = .defaultHigh
        narrow = [
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
        wide = [
            panel.widthAnchor.constraint(equalToConstant: 380),
            panel.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ]
        NSLayoutConstraint.activate([
            top, height,
            handle.topAnchor.constraint(equalTo: inside.topAnchor),
            handle.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
            handle.widthAnchor.constraint(equalToConstant: 120),
            bar.topAnchor.constraint(equalTo: handle.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            scroll.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 12),
            scroll.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            bottom,
            scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // A window of an iPad may be as narrow as a phone, and a large phone on its side as wide as an iPad.
        NSLayoutConstraint.deactivate(isNarrow ? wide : narrow)
        NSLayoutConstraint.activate(isNarrow ? narrow : wide)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The heights of what is in the panel are asked for next.
        panel.layoutIfNeeded()
        let full = openHeight
        if height.constant != full { height.constant = full }
        if isAtRest { top.constant = -(isOpen ? full : closedHeight) }
        if closedHeight != toldHeight {
            toldHeight = closedHeight
            onLayout()
        }
    }

    // MARK: Heights

    private var barHeight: CGFloat { bar.frame.maxY + 12 }

    private var openHeight: CGFloat {
        let room = view.bounds.height - view.safeAreaInsets.top - 8
        let wanted = barHeight + scroll.contentSize.height + view.safeAreaInsets.bottom
        // The transition stays in sight above the settings, except where the screen is too low for both.
        return max(min(wanted, room, max(view.bounds.height * 0.6, 360)), closedHeight)
    }

    // MARK: Opening

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            isAtRest = false
            if animator?.state == .active { animator?.stopAnimation(true) }
            startHeight = view.bounds.height - panel.frame.minY
        case .changed:
            let wanted = startHeight - pan.translation(in: view).y
            top.constant = -min(max(wanted, closedHeight), openHeight)
        case .ended, .cancelled:
            let velocity = -pan.velocity(in: view).y
            let isBeyondHalf = -top.constant > (closedHeight + openHeight) / 2
            setOpen(abs(velocity) > 300 ? velocity > 0 : isBeyondHalf, velocity: velocity)
        default:
            break
        }
    }

    private func setOpen(_ opens: Bool, velocity: CGFloat) {
        isAtRest = false
        view.layoutIfNeeded()
        show(isOpen: opens)
        let height = opens ? openHeight : closedHeight
        let distance = height - (view.bounds.height - panel.frame.minY)
        top.constant = -height
        let animator = UIViewPropertyAnimator(
            duration: 0,
            timingParameters: UISpringTimingParameters(
                mass: 1, stiffness: 320, damping: 34,
                initialVelocity: CGVector(dx: 0, dy: abs(distance) < 1 ? 0 : velocity / distance)))
        animator.addAnimations { self.view.layoutIfNeeded() }
        animator.addCompletion { [weak self] _ in self?.isAtRest = true }
        self.animator = animator
        animator.startAnimation()
        UIAccessibility.post(notification: .layoutChanged, argument: handle)
    }

    private func show(isOpen: Bool) {
        self.isOpen = isOpen
        handle.isOpen = isOpen
        scroll.accessibilityElementsHidden = !isOpen
    }
}
