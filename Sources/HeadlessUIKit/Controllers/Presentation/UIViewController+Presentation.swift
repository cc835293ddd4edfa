import Foundation

extension UIViewController {
    /// The style, with `automatic` replaced by the system's choice: a sheet, since iOS 13.
    var resolvedPresentationStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    }

    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard controller.modal.presentedBy == nil else {
            return Headless.raise(
                "Application tried to present modally a view controller that is already being presented")
        }
        guard controller !== self, controller.parent == nil, !(controller.viewIfLoaded?.superview is UIWindow) else {
            return Headless.raise("Application tried to present modally an active controller")
        }
        guard controller.modalPresentationStyle != .none else {
            return Headless.raise(
                "The specified modal presentation style doesn't have a corresponding presentation controller.")
        }
        let presenter = presentationContext(for: controller.resolvedPresentationStyle)
        guard mayPresent(controller, on: presenter) else { return }
        let presentation = makePresentation(of: controller, on: presenter)
        guard !controller.curls || presentation.isBetweenFullScreens else { return Headless.raise(Self.curlRefusal) }
        guard mayPresent(controller, on: presentation.presenter ?? presenter) else { return }
        presentation.presenter?.modal.presentation = presentation
        controller.modal.presentedBy = presentation
        let source = self
        let atOnce = Headless.assumptions.presentationsArePreparedAtOnce
        if atOnce { presentation.prepareToPresent(animated: animated, source: source, completion: completion) }
        Headless.clock.schedule(after: Headless.assumptions.presentationDelay) {
            guard presentation.phase == .waiting else { return }
            if !atOnce { presentation.prepareToPresent(animated: animated, source: source, completion: completion) }
            presentation.present(animated: animated)
        }
    }

    /// The documentation of `UIModalTransitionStyle.partialCurl`: another presentation than one between full screens
    /// triggers an exception.
    static let curlRefusal =
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller"

    /// Whether the controller is to be presented by a partial curl.
    var curls: Bool { preferredTransition.map { $0.kind == .partialCurl } ?? (modalTransitionStyle == .partialCurl) }

    private func mayPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
        let attempt = "Attempt to present \(type(of: controller)) on \(type(of: presenter))"
        if let other = presenter.modal.presentation {
            Headless.warn("\(attempt) which is already presenting \(type(of: other.presented))")
        } else if presenter.viewIfLoaded?.window == nil {
            Headless.warn("\(attempt) whose view is not in the window hierarchy")
        } else if let own = presenter.modal.presentedBy, own.phase != .presented {
            Headless.warn("\(attempt) while a presentation is in progress")
        } else {
            return true
        }
        return false
    }

    /// The controller that presents when this one is asked to: the outermost container, or the nearest that defines the
    /// presentation context.
    private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        var candidate = self
        let staysWithin = style == .currentContext || style == .overCurrentContext
        while true {
            if staysWithin, candidate.definesPresentationContext { return candidate }
            guard let parent = candidate.parent else { return candidate }
            candidate = parent
        }
    }

    private func makePresentation(of controller: UIViewController, on presenter: UIViewController) -> ModalPresentation
    {
        var style = controller.resolvedPresentationStyle
        var presenter = presenter
        var own = controller.presentationController(presenting: presenter, source: self)
        if style == .custom, !own.shouldPresentInFullscreen {
            presenter = presentationContext(for: .overCurrentContext)
        }
        let adapted = own.adaptivePresentationStyle(for: presenter.traitCollection)
        if [.fullScreen, .overFullScreen].contains(adapted), adapted != style, style != .custom {
            let other = FillingPresentationController(style: adapted, presented: controller, presenting: presenter)
            other.delegate = own.delegate
            if let delegate = own.delegate {
                Headless.optional {
                    delegate.presentationController(own, prepareAdaptivePresentationController: other)
                }
            }
            (own, style) = (other, adapted)
            controller.modal.ownController = other
        }
        own.presenting = presenter
        return ModalPresentation(presented: controller, presenter: presenter, controller: own, style: style)
    }

    /// The presentation controller for this controller, made if none exists yet.
    func presentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
        let style = resolvedPresentationStyle
        if let own = modal.ownController, own.originalStyle == style { return own }
        let made: UIPresentationController
        switch style {
        case .custom:
            let delegate = transitioningDelegate
            let answer = delegate.flatMap { delegate in
                Headless.optional {
                    delegate.presentationController(forPresented: self, presenting: presenting, source: source)
                } ?? nil
            }
            made = answer ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet, .popover, .automatic:
            made = SheetPresentationController(presentedViewController: self, presenting: presenting)
        default:
            made = FillingPresentationController(style: style, presented: self, presenting: presenting)
        }
        modal.ownController = made
        return made
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        var candidate: UIViewController? = self
        while let controller = candidate {
            if let presentation = controller.modal.presentation {
                return dismiss(presentation, animated: animated, completion: completion)
            }
            candidate = controller.parent
        }
        // This controller presents nothing, so its presenter dismisses it.
        guard let presenter = presentingViewController else { return }
        presenter.dismiss(animated: animated, completion: completion)
    }

    private func dismiss(_ presentation: ModalPresentation, animated: Bool, completion: (() -> Void)?) {
        guard presentation.chain.allSatisfy({ $0.phase == .presented }) else {
            return Headless.warn(
                "Attempt to dismiss from view controller \(type(of: self)) while a presentation or dismiss is in progress!"
            )
        }
        guard Headless.assumptions.dismissalsStartNextTurn else {
            return presentation.dismiss(animated: animated, completion: completion)
        }
        Headless.clock.schedule(after: Headless.assumptions.presentationDelay) {
            guard presentation.chain.allSatisfy({ $0.phase == .presented }) else { return }
            presentation.dismiss(animated: animated, completion: completion)
        }
    }

    /// The object that gives the controller its size: the container, or the presentation controller.
    var contentContainer: (any UIContentContainer)? {
        parent ?? modal.presentedBy?.controller
    }

    /// Whether the transitioning delegate may supply an animator.
    var takesAnimators: Bool {
        preferredTransition == nil || Headless.assumptions.preferredTransitionsYieldToAnimators
    }

    func whileBeingPresented(_ work: (UIViewController) -> Void) {
        modal.isPresentedNow = true
        work(self)
        modal.isPresentedNow = false
    }

    func whileBeingDismissed(_ work: (UIViewController) -> Void) {
        modal.isDismissedNow = true
        work(self)
        modal.isDismissedNow = false
    }

    /// The topmost controller on this one that decides about the status bar; the controller itself if none does.
    var statusBarOwner: UIViewController {
        let owner = modal.presentation?.chain.last { $0.capturesStatusBar }
        return owner?.presented ?? self
    }
}
