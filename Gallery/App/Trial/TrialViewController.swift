import Repertoire
import TransitionInspector
import UIKit

/// The page of a transition: a real container that fills the window, and a drawer above it in a window of its own.
final class TrialViewController: UIViewController {
    let item: GalleryItem
    let context: GalleryContext
    let scene = TrialScene()
    let bar: TransportBar
    private(set) var stage: TrialStage?
    private(set) var drawer: DrawerPanel?
    private var overlay: OverlayWindow?
    private var inspector: TransitionInspector?
    private let startSettings: TrialSettings
    /// Where the transition is to be held when the page opens.
    private var startProgress: Double?
    var remains = Remains()
    /// Looks for them a little after a transition is over.
    var looking: Task<Void, Never>?
    /// Whether the slider leads a change, or one that is about to begin.
    var isScrubbing = false
    /// What the page has done for ``LaunchBehavior``: grabbed the change under way, and turned the window.
    var (hasGrabbed, hasTurned) = (false, false)
    /// Why the system does not turn the window; nil if it has not refused.
    var refusedTurn: String?

    init(item: GalleryItem, settings: TrialSettings, progress: Double?, context: GalleryContext) {
        self.item = item
        self.context = context
        startSettings = settings
        startProgress = progress
        bar = TransportBar(title: item.info.title)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        makeStage()
        makeDrawer()
    }

    private func makeStage() {
        // The grid has found the animator in this registry.
        guard
            let stage = try? TrialStage(
                startSettings, in: context.registry, screens: scene.screens)
        else { return }
        stage.host.view.accessibilityIdentifier = AccessibilityIdentifier.stage
        embed(stage.host)
        stage.onChange = { [weak self] in self?.listen() }
        scene.onTap = { [weak stage] in stage?.play() }
        self.stage = stage
        listen()
    }

    private func makeDrawer() {
        let form = TrialForm(
            item: item, settings: startSettings, registry: context.registry,
            changed: { [weak self] in self?.apply($0) },
            share: { [weak self] code, source in self?.drawer?.share(code, from: source) })
        form.onInspector = { [weak self] isOn in self?.inspect(isOn) }
        bar.isFavourite = context.library.remembered.isFavourite(item.id)
        bar.onClose = { [weak self] in self?.close() }
        bar.onFavourite = { [weak self] in self?.toggleFavourite() }
        bar.onPlay = { [weak self] in self?.play() }
        bar.onReverse = { [weak self] in self?.reverse() }
        bar.onScrub = { [weak self] in self?.scrub(to: $0) }
        bar.onScrubEnd = { [weak self] in self?.letGo(at: $0) }
        let drawer = DrawerPanel(bar: bar, content: form)
        drawer.onLayout = { [weak self] in self?.view.setNeedsLayout() }
        self.drawer = drawer
    }

    // MARK: Life

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard overlay == nil, let drawer, let windowScene = view.window?.windowScene else { return }
        let overlay = OverlayWindow(windowScene: windowScene, root: drawer)
        overlay.isHidden = false
        self.overlay = overlay
        if let startProgress {
            scrub(to: startProgress)
            bar.show(progress: startProgress)
        }
        startProgress = nil
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The closed drawer would cover the tab bar. Other containers go on below it, to the edge of the window.
        let covered = drawer.map { $0.isNarrow ? $0.closedHeight : 0 } ?? 0
        let trial = stage?.trial
        let size = trial?.stageSize ?? .window
        // A frame within the window lies above it, too.
        let isCut = trial?.container == .tab || size != .window
        let room = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: isCut ? covered : 0, right: 0))
        stage?.host.view.frame = size.frame(in: room)
        stage?.host.view.clipsToBounds = size != .window
    }

    private func close() {
        looking?.cancel()
        inspect(false)
        overlay?.remove()
        overlay = nil
        stage?.tearDown()
        presentingViewController?.dismiss(animated: true)
    }

    private func inspect(_ isOn: Bool) {
        inspector?.remove()
        inspector = isOn ? view.window.map { TransitionInspector(window: $0) } : nil
    }

    private func toggleFavourite() {
        context.library.remembered.toggleFavourite(item.id)
        bar.isFavourite = context.library.remembered.isFavourite(item.id)
    }

    private func apply(_ settings: TrialSettings) {
        if settings.container != stage?.trial.container { remains.forget() }
        isScrubbing = false
        try? stage?.apply(settings)
        view.setNeedsLayout()
        listen()
    }
}
