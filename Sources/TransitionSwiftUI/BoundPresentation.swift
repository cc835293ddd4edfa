#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// Presents a screen while a state of the app asks for it, and tells when the screen has gone in any other way.
///
/// The state and the screen need not agree at each moment: a screen cannot be presented before its presenter is in a
/// window and nothing else is presented there, and it cannot be dismissed while a finger holds it. So whatever happens
/// leads to the same question, what is asked for and what is there, which ``reconcile()`` answers.
@MainActor
package final class BoundPresentation {
    /// What the app's state asks for.
    package struct Wish {
        /// Which screen. Another one takes the place of what is presented.
        var id: AnyHashable
        /// The animator; nil leaves the presentation to the system.
        var transition: (any TransitionAnimator)?
        /// Extent, swipe, release, Reduce Motion.
        var options: ModalTransitionOptions
        /// Whether the change is animated.
        var isAnimated: Bool
        /// Makes the screen. It calls the closure that it gets whenever it has disappeared.
        var make: @MainActor (_ didDisappear: @escaping @MainActor () -> Void) -> UIViewController
        /// Hands the latest values to a screen that is presented.
        var refresh: @MainActor (UIViewController) -> Void

        package init(
            id: AnyHashable, transition: (any TransitionAnimator)?,
            options: ModalTransitionOptions = ModalTransitionOptions(), isAnimated: Bool = true,
            make: @escaping @MainActor (_ didDisappear: @escaping @MainActor () -> Void) -> UIViewController,
            refresh: @escaping @MainActor (UIViewController) -> Void = { _ in }
        ) {
            (self.id, self.transition, self.options, self.isAnimated) = (id, transition, options, isAnimated)
            (self.make, self.refresh) = (make, refresh)
        }
    }

    /// The screen that was presented last, until it has gone.
    private struct Shown {
        let id: AnyHashable
        /// Tells it from the screens before and after it: UIKit may answer late, and for one that has gone already.
        let number: Int
        weak var controller: UIViewController?
        /// Whether the state has asked for its dismissal.
        var goesByState = false
        /// Whether UIKit has yet to say that what it was asked for last is over: the presentation, or a dismissal.
        var isAwaited = true
        /// Whether it was presented the system's way, which it goes too: the style of a presented screen cannot change.
        let isSystems: Bool
        /// The transition that the screen carries.
        var transition: (any TransitionAnimator)?
        var options: ModalTransitionOptions
    }

    /// The controller that is asked to present.
    private weak var anchor: UIViewController?
    /// Called when a screen has gone that the state still asks for, before ``didEnd``.
    package var reset: (@MainActor (AnyHashable) -> Void)?
    /// Called once for each screen, when it has gone.
    package var didEnd: (@MainActor () -> Void)?
    private var wish: Wish?
    private var shown: Shown?
    /// How many screens were presented.
    private var count = 0
    /// This object, while its anchor has gone and the screen has not.
    private var keptAlive: BoundPresentation?
    private var isPresenting = false
    /// What has to go before anything can be presented.
    private weak var obstacle: UIViewController?

    init(on anchor: UIViewController) { self.anchor = anchor }

    /// The screen that is presented, or on its way.
    package var controller: UIViewController? { shown?.controller }

    /// Takes what the state asks for now; nil if for nothing.
    package func update(to wish: Wish?) {
        self.wish = wish
        reconcile()
    }

    /// The anchor has come into a window, or appears again.
    package func anchorDidAppear() { settle() }

    /// The anchor's view is gone for good, and what it has presented goes too.
    package func abandon() {
        guard shown != nil else { return update(to: nil) }
        keptAlive = self
        let id = shown.map(\.id)
        update(to: nil)
        // The state may live on, and must not go on saying that the screen is there. Not now: views are being updated.
        MainQueue.inNextTurn { [reset] in id.map { reset?($0) } }
    }

    // MARK: What is asked for, and what is there

    private func reconcile() {
        guard let shown else { return present() }
        guard let controller = shown.controller else { return settleInNextTurn() }
        guard let wish, wish.id == shown.id else { return dismiss(controller) }
        refresh(controller, with: wish)
        if shown.goesByState, turn(controller, towardsPresented: true) { self.shown?.goesByState = false }
    }

    private func present() {
        guard let wish, !isPresenting, let anchor else { return }
        // UIKit presents one screen at a time on each presenter, and refuses a second one.
        if let other = anchor.presentedViewController { return wait(for: other) }
        guard anchor.viewIfLoaded?.window != nil else { return }
        // The app may change its state while it makes the screen.
        isPresenting = true
        let controller = wish.make { [weak self] in self?.settleInNextTurn() }
        isPresenting = false
        guard self.wish?.id == wish.id else { return reconcile() }
        count += 1
        let number = count
        install(on: controller, from: wish, number: number)
        Departure.of(controller) { [weak self] in self?.settle() }
        shown = Shown(
            id: wish.id, number: number, controller: controller, isSystems: wish.transition == nil,
            transition: wish.transition,
            options: wish.options)
        anchor.present(controller, animated: wish.isAnimated) { [weak self] in self?.answered(for: number) }
        // Refused: it is asked for again when something changes.
        if controller.presentingViewController == nil { shown = nil }
    }

    private func wait(for other: UIViewController) {
        guard obstacle !== other else { return }
        obstacle = other
        Departure.of(other) { [weak self] in
            self?.obstacle = nil
            self?.settle()
        }
    }

    private func install(on controller: UIViewController, from wish: Wish, number: Int) {
        guard let transition = wish.transition else { return controller.setModalTransition(nil) }
        controller.setModalTransition(transition, options: wish.options)
        controller.modalTransitionAdapter?.onStep = { [weak self] step in
            switch step {
            // Not within UIKit's call, which has more to set up or to clear away (F136).
            case .begin, .letGo, .reportEnd(cancelled: false): self?.settleInNextTurn()
            // UIKit may never answer for a change that was called off.
            case .reportEnd(cancelled: true): self?.answered(for: number)
            case .hold, .end: break
            }
        }
    }

    /// Installs only what has changed: installing may move views, and states are handed over often.
    private func refresh(_ controller: UIViewController, with wish: Wish) {
        wish.refresh(controller)
        guard let shown, !shown.isSystems,
            wish.options != shown.options || !wish.transition.isSame(as: shown.transition)
        else { return }
        self.shown?.transition = wish.transition
        self.shown?.options = wish.options
        install(on: controller, from: wish, number: shown.number)
    }

    private func dismiss(_ controller: UIViewController) {
        guard let number = shown?.number, shown?.goesByState == false else { return }
        switch controller.modalTransitionAdapter?.motion ?? .resting {
        case .waiting, .held:
            // It is asked again when it begins, or when the finger has let go.
            return
        case .playing(.forward):
            if turn(controller, towardsPresented: false) { shown?.goesByState = true }
        case .playing(.backward):
            shown?.goesByState = true
        case .resting:
            // UIKit refuses a dismissal while another change of this screen is under way.
            guard shown?.isAwaited == false, !isMoving(controller), !isAboutToBeCovered(controller) else { return }
            shown?.goesByState = true
            shown?.isAwaited = true
            controller.presentingViewController?.dismiss(animated: wish?.isAnimated ?? true) {
                self.answered(for: number)
            }
        }
    }

    /// A screen, and what is presented over it.
    private static func pile(on controller: UIViewController) -> [UIViewController] {
        Array(sequence(first: controller, next: \.presentedViewController))
    }

    /// Whether the system moves the screen, or one over it, by itself or under a finger. When that is over, all is looked
    /// at again.
    private func isMoving(_ controller: UIViewController) -> Bool {
        guard let coordinator = Self.pile(on: controller).lazy.compactMap(\.transitionCoordinator).first else {
            return false
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.settleInNextTurn() }
        return true
    }

    /// Whether UIKit has been asked to present something over the screen, and has not begun. It refuses a dismissal then
    /// and never says so, and nothing tells when it begins.
    private func isAboutToBeCovered(_ controller: UIViewController) -> Bool {
        let pile = Self.pile(on: controller)
        guard pile.count > 1, pile[pile.count - 2].viewIfLoaded?.window != nil,
            pile[pile.count - 1].viewIfLoaded?.window == nil
        else { return false }
        MainQueue.after(0.1) { [weak self] in self?.settle() }
        return true
    }

    /// Turns around what plays by itself, as a finger would.
    ///
    /// - Returns: Whether the screen is on its way there.
    private func turn(_ controller: UIViewController, towardsPresented: Bool) -> Bool {
        controller.modalTransitionAdapter?.turn(towardsPresented: towardsPresented) == true
    }

    // MARK: What has happened

    /// UIKit has done what it was asked for with a screen, or has found that it will not be.
    private func answered(for number: Int) {
        if shown?.number == number { shown?.isAwaited = false }
        settleInNextTurn()
    }

    private func settleInNextTurn() {
        MainQueue.inNextTurn { [weak self] in self?.settle() }
    }

    private func settle() {
        guard let shown else { return reconcile() }
        guard let controller = shown.controller, controller.presentingViewController != nil else { return end(shown) }
        if !shown.isAwaited, controller.modalTransitionAdapter?.motion ?? .resting == .resting {
            // It has stayed after all.
            self.shown?.goesByState = false
        }
        reconcile()
    }

    private func end(_ shown: Shown) {
        self.shown = nil
        if !shown.goesByState, let wish, wish.id == shown.id {
            self.wish = nil
            reset?(shown.id)
        }
        didEnd?()
        keptAlive = nil
        if let controller = shown.controller { Departure.tell(of: controller) }
        reconcile()
    }
}

extension Optional where Wrapped == any TransitionAnimator {
    /// Whether both are the same, as far as that shows without their choreographies.
    fileprivate func isSame(as other: (any TransitionAnimator)?) -> Bool {
        guard let self, let other else { return (self == nil) == (other == nil) }
        return self.info.name == other.info.name && self.duration == other.duration && self.timing == other.timing
            && String(describing: self) == String(describing: other)
    }
}
#endif
