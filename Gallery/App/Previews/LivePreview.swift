import Repertoire
import UIKit

/// A real navigation controller with two screens, on which a transition plays to and fro, or stands still at one moment.
/// It is as large as a phone's screen; `PhoneView` makes it small.
final class LivePreview: UIViewController {
    static let screenSize = CGSize(width: 390, height: 844)

    private let animator: any TransitionAnimator
    private let navigation = UINavigationController(rootViewController: JourneysScreen())
    private let destination = PlaceScreen()
    private var loop: Task<Void, Never>?

    init(_ animator: any TransitionAnimator) {
        self.animator = animator.forNavigation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.bounds = CGRect(origin: .zero, size: Self.screenSize)
        navigation.setNavigationBarHidden(true, animated: false)
        // Whoever shows a preview asks the user's settings first. The system's cross-fade would say nothing.
        navigation.setNavigationTransition(animator, options: .init(swipe: .off, motion: .neverReduced))
        let width = Self.screenSize.width
        destination.transitionAnchors = TransitionAnchors { [weak navigation] in
            // The first tile of the list, for those that grow out of what was tapped.
            navigation?.viewControllers.first?.view.hitTest(CGPoint(x: width * 0.25, y: 300), with: nil)
        }
        embed(navigation)
    }

    /// Plays to and fro until `stop()`, with a rest of so many seconds at each end.
    func play(rest: Double) {
        guard loop == nil else { return }
        loop = Task { [weak self] in
            while !Task.isCancelled, let duration = self?.turn() {
                try? await Task.sleep(nanoseconds: UInt64((duration + rest) * 1e9))
            }
        }
    }

    /// Lets what plays come to its end, and goes on no more.
    func stop() {
        loop?.cancel()
        loop = nil
    }

    /// Plays once: the change that is held goes on to its end, or else the next one begins.
    func playOnce() {
        guard control.isHolding else { return _ = turn() }
        control.finish()
    }

    /// Holds the transition at a progress from 0 to 1: the one that plays, or a new one.
    ///
    /// - Returns: Whether it stands there. It does not if the view is in no window, or nobody may hold what plays.
    @discardableResult
    func pose(at progress: Double) async -> Bool {
        if !control.hold(), navigation.transitionCoordinator == nil {
            control.holdNext()
            control.scrub(to: progress)
            _ = turn()
        }
        // UIKit begins a change when it next draws, or a little later.
        for _ in 0..<30 where !control.isHolding {
            try? await Task.sleep(nanoseconds: 10_000_000)
        }
        guard control.isHolding else { return false }
        control.scrub(to: progress)
        return true
    }

    /// Moves what is held.
    ///
    /// - Returns: Whether anything is.
    func scrub(to progress: Double) -> Bool {
        guard control.isHolding else { return false }
        control.scrub(to: progress)
        return true
    }

    private var control: TransitionControl { navigation.transitions.control }

    /// Begins the next change.
    ///
    /// - Returns: The seconds that it takes.
    private func turn() -> Double {
        if navigation.transitionCoordinator == nil {
            if navigation.topViewController === destination {
                navigation.popViewController(animated: true)
            } else {
                navigation.pushViewController(destination, animated: true)
            }
        }
        return min(animator.usableDuration ?? 0, 10)
    }
}
