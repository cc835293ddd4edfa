#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension UIViewController {
    /// Makes a swipe on this screen present another screen, which follows the finger.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     home.setInteractivePresentation(from: .trailing) {
    ///         let detail = DetailViewController()
    ///         detail.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing))
    ///         return detail
    ///     }
    ///
    /// The finger moves away from the edge at which it began. The options of the presented screen determine the
    /// distance and the outcome of a release. A screen without a modal transition, or with one that UIKit draws, is
    /// presented at once and does not follow the finger.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the swipe begins. `leading` and `trailing` follow the layout direction.
    ///   - isAnywhere: Whether the swipe may also begin elsewhere on the screen; false by default.
    ///   - make: Makes the screen when a swipe begins; returns nil to refuse. A controller that is already presented, a
    ///     child, or on screen is not presented, and a message is logged. The controller keeps the closure, so capture
    ///     the controller weakly. Pass nil instead of a closure to remove the swipe, which also cancels a
    ///     presentation under a finger.
    public func setInteractivePresentation(
        from edge: TransitionEdge,
        anywhere isAnywhere: Bool = false,
        _ make: (@MainActor () -> UIViewController?)?
    ) {
        let installed = Attachment.interactivePresentation.get(from: self) as? InteractivePresentation
        if let installed, let make, installed.edge == edge, installed.isAnywhere == isAnywhere {
            // The recogniser stays, because a finger may be using it.
            installed.make = make
            return
        }
        installed?.remove()
        let new = make.map { InteractivePresentation(on: self, from: edge, isAnywhere: isAnywhere, make: $0) }
        Attachment.interactivePresentation.set(new, on: self)
    }

    /// The recogniser of the swipe that presents; nil if it is not installed. Use it with `require(toFail:)`.
    public var interactivePresentationGestureRecognizer: UIPanGestureRecognizer? {
        (Attachment.interactivePresentation.get(from: self) as? InteractivePresentation)?.recognizer
    }
}

/// The swipe that presents a screen.
@MainActor
private final class InteractivePresentation {
    private weak var presenter: UIViewController?
    let edge: TransitionEdge
    let isAnywhere: Bool
    var make: @MainActor () -> UIViewController?
    private var swipe: SwipeGesture?
    /// The screen that the swipe is about to present.
    private var controller: UIViewController?

    init(
        on presenter: UIViewController,
        from edge: TransitionEdge,
        isAnywhere: Bool,
        make: @escaping @MainActor () -> UIViewController?
    ) {
        self.presenter = presenter
        self.edge = edge
        self.isAnywhere = isAnywhere
        self.make = make
        guard let view = presenter.view else { return }
        let pan = TransitionPan(
            on: view,
            start: isAnywhere ? .anywhere : .edge(edgeOnScreen),
            edge: { [weak self] in self?.edgeOnScreen },
            kind: .modal,
            targets: { [weak self] in self?.targets ?? [] }
        )
        swipe = SwipeGesture(
            [pan],
            aim: .init(
                prepare: { [weak self] in self?.prepare() },
                ask: { [weak self] in self?.present() == true }
            )
        )
    }

    var recognizer: UIPanGestureRecognizer? { swipe?.recognizer }

    func remove() {
        swipe?.remove()
        swipe = nil
    }

    private var edgeOnScreen: ScreenEdge {
        let isRightToLeft = presenter?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return edge.onScreen(isRightToLeft: isRightToLeft)
    }

    private var targets: [ScreenEdge] {
        guard let presenter, presenter.presentedViewController == nil, presenter.transitionCoordinator == nil
        else { return [] }
        return [edgeOnScreen.opposite]
    }

    /// Makes the screen. A screen that cannot follow the finger is presented at once.
    private func prepare() -> (session: ContainerSession, edge: ScreenEdge, distance: Double)? {
        guard let presenter, let window = presenter.viewIfLoaded?.window, let target = targets.first,
            let made = make(), swipe != nil, presenter.canPresent(made)
        else { return nil }
        guard let adapter = made.modalTransitionAdapter, !adapter.isDrawnByUIKit else {
            presenter.present(made, animated: true)
            return nil
        }
        controller = made
        return adapter.aim(towards: target, in: window.bounds)
    }

    private func present() -> Bool {
        defer { controller = nil }
        guard let presenter, let adapter = controller?.modalTransitionAdapter else { return false }
        return adapter.beginPresentation(on: presenter)
    }
}
#endif
