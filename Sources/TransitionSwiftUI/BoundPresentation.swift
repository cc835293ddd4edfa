#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// Presents a screen while the app's state requests one, and resets the state when the screen leaves for another
/// reason.
///
/// The state and the screen can differ for a while. A screen can be presented only while its presenter is in a window
/// and has no other presented screen. A screen cannot be dismissed while a finger holds it. Every event therefore calls
/// ``reconcile()``, which compares the requested screen with the presented one.
@MainActor
package final class BoundPresentation {
    /// The screen that the app's state requests.
    package struct Wish {
        /// The identity of the screen. A screen of another identity replaces the presented one.
        var id: AnyHashable
        /// The animator; nil leaves the presentation to the system.
        var transition: (any TransitionAnimator)?
        /// The extent, the swipe, the release and the Reduce Motion behaviour.
        var options: ModalTransitionOptions
        /// Whether the change is animated.
        var isAnimated: Bool
        /// Makes the screen. The screen calls the closure each time it has disappeared.
        var make: @MainActor (_ didDisappear: @escaping @MainActor () -> Void) -> UIViewController
        /// Passes the latest values to a presented screen.
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

    /// The presented screen, until it has gone.
    private struct Shown {
        let id: AnyHashable
        /// Distinguishes the screen from earlier and later ones. UIKit may call a completion handler late, for a screen
        /// that has already gone.
        let number: Int
        weak var controller: UIViewController?
        /// Whether the app's state has requested the dismissal.
        var goesByState = false
        /// Whether UIKit has not yet completed the latest presentation or dismissal.
        var isAwaited = true
        /// Whether the system presented the screen. The system then also dismisses it, because the style of a presented
        /// screen cannot change.
        let isSystems: Bool
        /// The transition installed on the screen.
        var transition: (any TransitionAnimator)?
        var options: ModalTransitionOptions
    }

    /// The controller that presents the screen.
    private weak var anchor: UIViewController?
    /// Called before ``didEnd`` when a screen has gone while the state still requests it.
    package var reset: (@MainActor (AnyHashable) -> Void)?
    /// Called once for each screen, when it has gone.
    package var didEnd: (@MainActor () -> Void)?
    private var wish: Wish?
    private var shown: Shown?
    /// The number of screens presented so far.
    private var count = 0
    /// Keeps this object alive if the anchor is freed before the screen has gone.
    private var keptAlive: BoundPresentation?
    private var isPresenting = false
    /// The presented controller that has to be dismissed before another one can be presented.
    private weak var obstacle: UIViewController?

    init(on anchor: UIViewController) { self.anchor = anchor }

    /// The screen that is presented or is being presented.
    package var controller: UIViewController? { shown?.controller }

    /// Takes the screen that the state requests; nil if it requests none.
    package func update(to wish: Wish?) {
        self.wish = wish
        reconcile()
    }

    /// Called when the anchor enters a window or appears again.
    package func anchorDidAppear() { settle() }

    /// Dismisses the screen, because the anchor's view has been removed for good.
    package func abandon() {
        guard shown != nil else { return update(to: nil) }
        keptAlive = self
        let id = shown.map(\.id)
        update(to: nil)
        // The state may outlive the anchor, and must not keep the screen presented. The state is reset in the next
        // turn, because SwiftUI updates views during this call.
        MainQueue.inNextTurn { [reset] in id.map { reset?($0) } }
    }

    // MARK: Reconciliation

    private func reconcile() {
        guard let shown else { return present() }
        guard let controller = shown.controller else { return settleInNextTurn() }
        guard let wish, wish.id == shown.id else { return dismiss(controller) }
        refresh(controller, with: wish)
        if shown.goesByState, turn(controller, towardsPresented: true) { self.shown?.goesByState = false }
    }

    private func present() {
        guard let wish, !isPresenting, let anchor else { return }
        // UIKit presents one screen at a time on each presenter and refuses a second one.
        if let other = anchor.presentedViewController { return wait(for: other) }
        guard anchor.viewIfLoaded?.window != nil else { return }
        // The app may change its state while it makes the screen.
        isPresenting = true
        let controller = wish.make { [weak self] in self?.settleInNextTurn() }
        isPresenting = false
        guard self.wish?.id == wish.id else { return reconcile() }
        guard anchor.canPresent(controller) else { return refuse(wish) }
        count += 1
        let number = count
        install(on: controller, from: wish, number: number)
        Departure.of(controller) { [weak self] in self?.settle() }
        shown = Shown(
            id: wish.id, number: number, controller: controller, isSystems: wish.transition == nil,
            transition: wish.transition,
            options: wish.options)
        anchor.present(controller, animated: wish.isAnimated) { [weak self] in self?.answered(for: number) }
        // UIKit has refused. The next event tries again.
        if controller.presentingViewController == nil { shown = nil }
    }

    /// Resets the state, because its screen cannot be presented. In the next turn, because SwiftUI updates views during
    /// this call.
    private func refuse(_ wish: Wish) {
        self.wish = nil
        MainQueue.inNextTurn { [reset] in reset?(wish.id) }
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
        TransitionFeed.of(controller).subscribe(self) { [weak self] notice in
            guard case .step(let step, let run) = notice.kind, run.transition.container == .modal else { return }
            switch step {
            // In a later turn, because after this call UIKit continues to set up the presentation or to clean up
            // (F136).
            case .begin, .letGo, .reportEnd(cancelled: false): self?.settleInNextTurn()
            // UIKit may never complete a cancelled change.
            case .reportEnd(cancelled: true): self?.answered(for: number)
            case .hold, .end, .progress: break
            }
        }
    }

    /// Installs only changed values, because installing may move views and SwiftUI passes on the state often.
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
        switch controller.modalSession?.motion ?? .resting {
        case .waiting, .held:
            // Nothing to do yet: when the change begins or the finger is lifted, the screen is reconciled again.
            return
        case .playing(.forward):
            if turn(controller, towardsPresented: false) { shown?.goesByState = true }
        case .playing(.backward):
            shown?.goesByState = true
        case .resting:
            // UIKit refuses a dismissal while another change of this screen is in progress.
            guard shown?.isAwaited == false, !isMoving(controller, then: { $0.settleInNextTurn() }),
                !isAboutToBeCovered(controller)
            else { return }
            shown?.goesByState = true
            shown?.isAwaited = true
            controller.presentingViewController?.dismiss(animated: wish?.isAnimated ?? true) {
                self.answered(for: number)
            }
            expectDismissal(of: number)
        }
    }

    /// UIKit accepts a dismissal and may begin it in a later turn. If another dismissal has begun by then, such as that
    /// of an alert over the screen, UIKit drops the accepted one without an error, and does not call its completion
    /// handler.
    private func expectDismissal(of number: Int) {
        MainQueue.after(Self.patience) { [weak self] in
            guard let self, let shown, shown.number == number, shown.isAwaited, let controller = shown.controller,
                !isMoving(controller, then: { $0.expectDismissal(of: number) })
            else { return }
            answered(for: number)
        }
    }

    /// The time after which UIKit is asked again if it may have refused a change without an error, in seconds.
    private static let patience = 0.1

    /// A screen and all screens presented over it.
    private static func pile(on controller: UIViewController) -> [UIViewController] {
        Array(sequence(first: controller, next: \.presentedViewController))
    }

    /// Whether the system moves the screen, or a screen presented over it, by an animation or with a finger.
    ///
    /// - Parameter action: Called at the end of that change.
    private func isMoving(
        _ controller: UIViewController, then action: @escaping @MainActor (BoundPresentation) -> Void
    ) -> Bool {
        guard let coordinator = Self.pile(on: controller).lazy.compactMap(\.transitionCoordinator).first else {
            return false
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self.map(action) }
        return true
    }

    /// Whether UIKit has accepted a presentation over the screen but has not begun it. UIKit then refuses a dismissal
    /// without an error. UIKit does not notify when the presentation begins, so this method calls ``settle()`` after a
    /// tenth of a second.
    private func isAboutToBeCovered(_ controller: UIViewController) -> Bool {
        let pile = Self.pile(on: controller)
        guard pile.count > 1, pile[pile.count - 2].viewIfLoaded?.window != nil,
            pile[pile.count - 1].viewIfLoaded?.window == nil
        else { return false }
        MainQueue.after(Self.patience) { [weak self] in self?.settle() }
        return true
    }

    /// Reverses the change that plays, as a finger would.
    ///
    /// - Returns: Whether the screen moves in the requested direction.
    private func turn(_ controller: UIViewController, towardsPresented: Bool) -> Bool {
        controller.modalSession?.turn(towardsPresented: towardsPresented) == true
    }

    // MARK: Events

    /// Called when UIKit has completed a presentation or a dismissal, or will not complete it.
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
        if !shown.isAwaited, controller.modalSession?.motion ?? .resting == .resting {
            // The dismissal was cancelled, and the screen has stayed.
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
    /// Whether both animators have the same properties, settings and description, and consist of the same animators.
    /// Choreographies cannot be compared.
    fileprivate func isSame(as other: (any TransitionAnimator)?) -> Bool {
        guard let self, let other else { return (self == nil) == (other == nil) }
        guard self.info == other.info, self.duration == other.duration, self.timing == other.timing,
            self.movesWholeWindow == other.movesWholeWindow, self.carriesElements == other.carriesElements,
            self.settings.map(\.value) == other.settings.map(\.value),
            String(describing: self) == String(describing: other)
        else { return false }
        let (own, others) = (parts(of: self), parts(of: other))
        guard let own, let others else { return own == nil && others == nil }
        return own.isPair == others.isPair && own.isMirrored == others.isMirrored
            && own.isReversed == others.isReversed && own.animators.count == others.animators.count
            && zip(own.animators, others.animators).allSatisfy { Optional($0).isSame(as: $1) }
    }
}
#endif
