#if canImport(UIKit)
import UIKit

extension UIViewController {
    /// Lets a swipe on this screen present another one, which follows the finger.
    ///
    ///     home.setInteractivePresentation(from: .trailing) {
    ///         let detail = DetailViewController()
    ///         detail.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing))
    ///         return detail
    ///     }
    ///
    /// The finger moves away from the edge that it comes from; how far it has to go and what decides when it lets go
    /// are the presented screen's own options. A screen without a modal transition is presented at once.
    ///
    /// - Parameters:
    ///   - edge: The edge that the swipe begins at. `leading` and `trailing` follow the layout direction.
    ///   - isAnywhere: Whether it may also begin elsewhere on the screen; false by default.
    ///   - make: Makes the screen when a swipe begins; nil refuses. What it captures lives as long as this controller,
    ///     so capture the controller weakly. nil instead of a closure takes the swipe away; a screen that a finger is
    ///     drawing in goes back.
    public func setInteractivePresentation(
        from edge: TransitionEdge,
        anywhere isAnywhere: Bool = false,
        _ make: (@MainActor () -> UIViewController?)?
    ) {
        let installed = Attachment.interactivePresentation.get(from: self) as? InteractivePresentation
        if let installed, let make, installed.edge == edge, installed.isAnywhere == isAnywhere {
            // The recogniser stays: a finger may be leading with it.
            installed.make = make
            return
        }
        installed?.remove()
        let new = make.map { InteractivePresentation(on: self, from: edge, isAnywhere: isAnywhere, make: $0) }
        Attachment.interactivePresentation.set(new, on: self)
    }

    /// The recogniser of the swipe that presents, for failure requirements; nil without one.
    public var interactivePresentationGestureRecognizer: UIPanGestureRecognizer? {
        (Attachment.interactivePresentation.get(from: self) as? InteractivePresentation)?.recognizer
    }
}

/// A swipe that presents.
@MainActor
private final class InteractivePresentation {
    private weak var presenter: UIViewController?
    let edge: TransitionEdge
    let isAnywhere: Bool
    var make: @MainActor () -> UIViewController?
    private var swipe: Swipe?
    private var finger = Finger()
    /// What the presented screen has installed, while a finger leads it. UIKit keeps the screen itself.
    private weak var led: ModalTransitions?

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
        swipe = Swipe(
            on: view,
            start: isAnywhere ? .anywhere : .edge(edgeOnScreen),
            edge: { [weak self] in self?.edgeOnScreen },
            rank: .modal,
            ways: { [weak self] in self?.ways ?? [] },
            action: { [weak self] in self?.didChange($0) }
        )
    }

    var recognizer: UIPanGestureRecognizer? { swipe?.recognizer }

    func remove() {
        guard let removed = swipe else { return }
        swipe = nil
        // Nobody hears of the finger when its recogniser is gone.
        if removed.isUnderWay { led?.release(finishes: false, velocity: 0) }
        removed.remove()
    }

    private var isRightToLeft: Bool {
        presenter?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var edgeOnScreen: TransitionEdge { edge.onScreen(isRightToLeft: isRightToLeft) }

    private var ways: [TransitionEdge] {
        guard let presenter, presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil,
            presenter.transitionCoordinator == nil
        else { return [] }
        return [edgeOnScreen.opposite]
    }

    private func didChange(_ swipe: Swipe) {
        if swipe.recognizer.state == .began { begin() }
        if let led { finger.follow(swipe, owner: led) }
        if !swipe.isUnderWay { led = nil }
    }

    private func begin() {
        led = nil
        guard let presenter, let window = presenter.viewIfLoaded?.window, let way = ways.first,
            let controller = make(), swipe != nil
        else { return }
        guard let transitions = controller.modalTransitions else {
            return presenter.present(controller, animated: true)
        }
        // Before UIKit is asked, because the app may take the swipe away on hearing of the presentation.
        led = transitions
        finger.start(towards: way, distance: transitions.distance(towards: way, in: window.bounds))
        if !transitions.beginPresentation(on: presenter) { led = nil }
    }
}
#endif
