#if canImport(UIKit) && !PARTIAL_UIKIT
import Foundation
import TransitionCore
import TransitionPlayback
import UIKit

/// The whole-window transitions of a navigation controller, and the pictures that they keep for swipes back.
@MainActor
final class WindowTransitionStore {
    private weak var navigationController: UINavigationController?
    private var pictures = WindowPictures()
    /// The window transition that plays or is held.
    private(set) var playing: WindowTransition? {
        didSet {
            if playing != nil || session.current === oldValue { session.current = playing }
        }
    }
    /// The picture that covers the window until UIKit has made its change.
    private var cover: UIView?
    /// Whether a finished swipe is making UIKit's change.
    private(set) var isCommitting = false
    private let session: ContainerSession

    init(of navigationController: UINavigationController?, session: ContainerSession) {
        self.navigationController = navigationController
        self.session = session
    }

    /// The number of kept pictures.
    var pictureCount: Int { pictures.count }

    // MARK: Changes made by UIKit

    /// A change that UIKit is about to make, with a picture of the window before it. A class, because closures that hold
    /// a struct of this size are more code.
    @MainActor
    final class Change {
        fileprivate let transition: DirectedTransition
        fileprivate let picture: WindowPicture
        fileprivate let from: UIViewController
        fileprivate let to: UIViewController
        fileprivate let anchors: TransitionScene.AnchorPlaces

        fileprivate init(
            _ transition: DirectedTransition, _ picture: WindowPicture, from: UIViewController, to: UIViewController,
            anchors: TransitionScene.AnchorPlaces
        ) {
            (self.transition, self.picture, self.from, self.to) = (transition, picture, from, to)
            self.anchors = anchors
        }

        /// Removes the picture from the window, if the change is not played.
        func drop() { picture.view.removeFromSuperview() }
    }

    /// Takes the picture for a change that UIKit is about to make; returns nil if the screens will move in their
    /// container.
    ///
    /// - Parameter isLed: Whether the change is interactive. If so, the screens move in their container, because a
    ///   change that UIKit has completed cannot be cancelled.
    func prepare(
        _ transition: DirectedTransition, from: UIViewController, to: UIViewController, isLed: Bool
    ) -> Change? {
        if playing != nil || cover != nil {
            // A picture of a moving window would be useless.
            playing?.giveWay()
            uncover()
            return nil
        }
        guard !isLed, transition.animator.movesWholeWindow, transition.takesTime,
            UIView.areAnimationsEnabled,
            let navigationController, let content = restingContent(of: navigationController),
            let picture = content.picture()
        else { return nil }
        let anchors = AnchorTable.places(of: transition.isForward ? to : from, in: content.window)
        return Change(transition, picture, from: from, to: to, anchors: anchors)
    }

    /// Covers the window with the picture when UIKit begins its change, until the next turn of the run loop.
    func cover(with change: Change) {
        guard let navigationController, let content = WindowContent(of: navigationController) else { return }
        let view = change.picture.view
        cover = view
        UIView.performWithoutAnimation {
            view.frame = content.window.bounds
            content.window.addSubview(view)
        }
    }

    private func uncover() {
        cover?.removeFromSuperview()
        cover = nil
    }

    /// Plays a change that UIKit has made without animation.
    func play(_ change: Change) {
        // The transition owns the picture from here on. If no transition was started, the picture must leave the
        // window.
        defer { if playing == nil { uncover() } else { cover = nil } }
        guard playing == nil, Transitions.isEnabled, let navigationController,
            navigationController.topViewController === change.to,
            let content = WindowContent(of: navigationController), change.picture.isValid(in: content)
        else {
            session.tellOfUnseenChange()
            return
        }
        // A replaced screen is not on the stack and needs no picture.
        if change.transition.isForward, navigationController.viewControllers.contains(change.from) {
            pictures.keep(change.picture, of: change.from)
        }
        let now = AnchorTable.places(of: change.transition.isForward ? change.to : change.from, in: content.window)
        let transition = WindowTransition(
            change.transition,
            window: content.window,
            live: content.live,
            picture: change.picture.view,
            // One of a zoom's two views is on the screen that has left, so the frame of this view was read before the
            // change.
            anchors: (change.anchors.source ?? now.source, change.anchors.target ?? now.target),
            watcher: session.cast(),
            isDisturbed: isDisturbed,
            onEnd: { [weak self] in self?.ended($0) }
        )
        playing = transition
        transition.begin()
    }

    // MARK: Swipes

    /// Starts a swipe of the top screen over the picture of the screen below; returns nil without a picture.
    ///
    /// - Parameter pop: Makes UIKit's change, without animation, when the swipe has finished.
    func swipe(
        _ directed: DirectedTransition,
        from top: UIViewController,
        to below: UIViewController,
        pop: @escaping @MainActor () -> Void
    ) -> WindowTransition? {
        guard directed.animator.movesWholeWindow, directed.takesTime, playing == nil,
            let navigationController, let content = restingContent(of: navigationController),
            let picture = pictures.picture(of: below, in: content)
        else { return nil }
        session.willBegin()
        let keyboard = KeyboardHold(leaving: top)
        let transition = WindowTransition(
            directed,
            window: content.window,
            live: content.live,
            picture: picture.view,
            anchors: AnchorTable.places(of: top, in: content.window),
            watcher: session.cast(),
            isDisturbed: isDisturbed,
            commit: { [weak self, live = content.live] in
                self?.isCommitting = true
                pop()
                live.layoutIfNeeded()
                self?.isCommitting = false
            },
            onEnd: { [weak self, weak top] transition in
                self?.ended(transition)
                if let top, self?.navigationController?.topViewController === top { keyboard.giveBack() }
            }
        )
        playing = transition
        transition.begin()
        return transition
    }

    /// Returns the window's content at rest. If another navigation controller in the window, for example in another
    /// tab, moves the content, that transition ends first.
    private func restingContent(of navigationController: UINavigationController) -> WindowContent? {
        let content = WindowContent(of: navigationController)
        if let content { WindowClaim.transition(on: content.live.layer)?.giveWay() }
        return content
    }

    // MARK: Events

    /// Called when the screens are about to change.
    func willShow() {
        guard !isCommitting else { return }
        playing?.giveWay()
        uncover()
    }

    /// Called when the screens have changed. Keeps only pictures of screens below the top one.
    func didShow(_ controllers: [UIViewController]) {
        pictures.keepOnly(controllers.dropLast())
    }

    /// Ends the transition that plays, and frees all pictures.
    func end() {
        playing?.stop()
        uncover()
        pictures.removeAll()
    }

    private func ended(_ transition: WindowTransition) {
        if playing === transition { playing = nil }
    }

    /// Returns whether the navigation controller was freed, has left the window, or presents a screen.
    private var isDisturbed: @MainActor () -> Bool {
        { [weak navigationController] in
            guard let navigationController, navigationController.viewIfLoaded?.window != nil else { return true }
            return navigationController.presentedViewController != nil
        }
    }
}
#endif
