import Repertoire
import UIKit

/// Plays one transition after another on a navigation controller that fills the window, for those who just want to look.
final class SlideShowViewController: UIViewController {
    private let items: [GalleryItem]
    private let navigation = UINavigationController(rootViewController: JourneysScreen())
    private let caption = SlideShowCaption()
    private var overlay: OverlayWindow?
    private var loop: Task<Void, Never>?
    private var index = 0
    private var screenIndex = 0

    /// Seconds to look at a screen before the next transition.
    private static let rest = 1.6

    init(items: [GalleryItem]) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        navigation.setNavigationBarHidden(true, animated: false)
        embed(navigation)
        caption.onClose = { [weak self] in self?.close() }
        caption.onPause = { [weak self] in self?.togglePause() }
        caption.onNext = { [weak self] in self?.skip() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard overlay == nil, let scene = view.window?.windowScene else { return }
        let overlay = OverlayWindow(windowScene: scene, root: caption)
        overlay.isHidden = false
        self.overlay = overlay
        play()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pause()
        overlay?.remove()
        overlay = nil
    }

    private func close() {
        presentingViewController?.dismiss(animated: true)
    }

    // MARK: Playing

    private func play() {
        guard loop == nil, !items.isEmpty else { return }
        UIApplication.shared.isIdleTimerDisabled = true
        caption.isPlaying = true
        loop = Task { [weak self] in
            while !Task.isCancelled, let duration = self?.showNext() {
                try? await Task.sleep(nanoseconds: UInt64((duration + Self.rest) * 1e9))
            }
        }
    }

    private func pause() {
        UIApplication.shared.isIdleTimerDisabled = false
        caption.isPlaying = false
        loop?.cancel()
        loop = nil
    }

    private func togglePause() {
        if loop == nil { play() } else { pause() }
    }

    private func skip() {
        pause()
        play()
    }

    /// Pushes the next screen with the next transition.
    ///
    /// - Returns: The seconds that it takes.
    private func showNext() -> Double {
        // The one before may have been slow, or a finger may hold it.
        guard navigation.transitionCoordinator == nil, !navigation.transitions.isPlaying else {
            return 0
        }
        let item = items[index % items.count]
        index += 1
        screenIndex += 1
        caption.show(item.info)
        navigation.setNavigationTransition(item.animator.forNavigation, options: .init(swipe: .off))
        let screens: [() -> UIViewController] = [JourneysScreen.init, PlaceScreen.init, ListeningScreen.init]
        let next = screens[screenIndex % screens.count]()
        next.transitionAnchors = TransitionAnchors { [weak view] in
            // A stand-in for the view that would have been tapped.
            view.flatMap { $0.hitTest(CGPoint(x: $0.bounds.width * 0.25, y: 300), with: nil) }
        }
        // One screen below is enough; the show has no way back.
        if let top = navigation.topViewController { navigation.viewControllers = [top] }
        navigation.pushViewController(next, animated: true)
        return item.animator.usableDuration ?? 0
    }
}

extension TransitionAnimator {
    /// The same for a navigation controller too, where one made for other containers would cross-fade.
    var forNavigation: some TransitionAnimator {
        var info = info
        info.containers.insert(.navigation)
        return self.info(info)
    }
}
