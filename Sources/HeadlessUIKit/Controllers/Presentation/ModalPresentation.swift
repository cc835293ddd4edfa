import Foundation

/// One controller presented by another: the link between them, and the state of presentation and dismissal.
@MainActor
final class ModalPresentation {
    enum Phase { case waiting, presenting, presented, dismissing, over }

    /// The place of a presenter's view before it left the screen.
    struct Home {
        weak var superview: UIView?
        var index: Int
        var wasManaged: Bool
    }

    let presented: UIViewController
    /// Whether the presented screen covers a presenter that fills its window.
    var isBetweenFullScreens: Bool {
        guard style == .fullScreen, let presenter else { return false }
        return presenter.modal.presentedBy.map { $0.style == .fullScreen } ?? (presenter.parent == nil)
    }
    private(set) weak var presenter: UIViewController?
    let controller: UIPresentationController
    /// The style in force, after adaptation.
    let style: UIModalPresentationStyle
    let container = TransitionView()
    var phase = Phase.waiting
    var home: Home?
    /// The presentation or dismissal that runs, or is about to.
    var context: TransitionContext?
    var coordinator: TransitionCoordinator?
    /// Whether a gesture of the system's has started the dismissal that runs.
    var interaction: UIPercentDrivenInteractiveTransition?

    init(
        presented: UIViewController, presenter: UIViewController, controller: UIPresentationController,
        style: UIModalPresentationStyle
    ) {
        self.presented = presented
        self.presenter = presenter
        self.controller = controller
        self.style = style
        container.controller = controller
    }

    /// Whether the presenter's view leaves the screen.
    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    /// Whether the transitioning delegate is asked for an animator. With the style `custom` it is asked, and its
    /// animator called, even if nothing is animated, because the animator may have views to add.
    func asksForAnimator(animated: Bool) -> Bool {
        let isCalledAnyway = style == .custom && Headless.assumptions.customPresentationsCallAnimatorsAnyway
        return presented.takesAnimators && (animated || isCalledAnyway)
    }

    /// This presentation and all above it, from the lowest to the topmost.
    var chain: [ModalPresentation] {
        var result = [self]
        while let next = result.last?.presented.modal.presentation { result.append(next) }
        return result
    }

    /// Whether the presented controller decides about the status bar.
    var capturesStatusBar: Bool {
        guard phase == .presenting || phase == .presented else { return false }
        return style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    }

    /// Puts the container on screen, above everything in the window or in the presentation context.
    func installContainer() {
        guard let view = presenter?.viewIfLoaded, let window = view.window else { return }
        if controller.shouldPresentInFullscreen || view.superview == nil {
            container.frame = window.bounds
            window.addSubview(container)
        } else if let superview = view.superview {
            container.frame = view.frame
            superview.insertSubview(container, aboveSubview: view)
        }
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.containerView = container
    }

    /// Moves the presenter's view into the container, in which it leaves the screen.
    func takePresentersView() {
        guard let presenter, let view = presenter.viewIfLoaded else { return }
        let index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        home = Home(superview: view.superview, index: index, wasManaged: presenter.appearance.isManaged)
        presenter.appearance.isManaged = true
        let frame = container.convert(view.bounds, from: view)
        let isPlain = view.transform == .identity
        container.insertSubview(view, at: 0)
        if isPlain { view.frame = frame }
    }

    /// Moves the presenter's view back to its place.
    func returnPresentersView(from container: UIView) {
        guard let presenter, let home else { return }
        defer {
            presenter.appearance.isManaged = home.wasManaged
            self.home = nil
        }
        guard let view = presenter.viewIfLoaded, let superview = home.superview else { return }
        let isThere = view.superview === container
        guard isThere || Headless.assumptions.dismissalsPutThePresentersViewBack && view.superview == nil else {
            return
        }
        // The place of the container itself: something may move it as a whole at this moment, which is no place.
        let (size, anchor) = (container.bounds.size, container.layer.anchorPoint)
        let origin = CGPoint(
            x: container.center.x - anchor.x * size.width, y: container.center.y - anchor.y * size.height)
        let offset = container.superview?.convert(origin, to: superview) ?? origin
        superview.insertSubview(view, at: min(home.index, superview.subviews.count))
        view.center = CGPoint(x: view.center.x + offset.x, y: view.center.y + offset.y)
    }

    /// The frame of the presenter's view when nothing covers it, in a container's coordinates.
    func presentersFrame(in container: UIView) -> CGRect {
        guard let presenter else { return .zero }
        if let own = presenter.modal.presentedBy {
            return container.convert(own.controller.frameOfPresentedViewInContainerView, from: own.container)
        }
        if home == nil, let view = presenter.viewIfLoaded, let superview = view.superview, superview !== container {
            return container.convert(view.frame, from: superview)
        }
        return container.bounds
    }

    /// Removes the links between both controllers.
    func unlink() {
        phase = .over
        if presenter?.modal.presentation === self { presenter?.modal.presentation = nil }
        if presented.modal.presentedBy === self { presented.modal.presentedBy = nil }
        presented.modal.ownController = nil
    }

    /// Removes the views, and the presentation controller's references to them.
    func removeContainer() {
        container.window?.leftPresentations.removeAll { $0.presentation === self }
        container.removeFromSuperview()
        controller.containerView = nil
    }
}
