import Foundation

extension ModalPresentation {
    /// Asks for the animator and makes the context; the transition starts in the next turn of the run loop.
    func prepareToPresent(
        animated: Bool, source: UIViewController, completion: (() -> Void)?
    ) {
        guard let presenter else { return }
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        if asksForAnimator(animated: animated), let delegate = presented.transitioningDelegate {
            animator =
                Headless.optional {
                    delegate.animationController(forPresented: presented, presenting: presenter, source: source)
                } ?? nil
            if let animator, animated {
                interaction =
                    Headless.optional { delegate.interactionControllerForPresentation(using: animator) } ?? nil
            }
        }
        if animator == nil, animated, presented.curls, !isBetweenFullScreens {
            Headless.raise(UIViewController.curlRefusal)
        }
        let standard: any UIViewControllerAnimatedTransitioning =
            animated
            ? DefaultModalAnimator(for: presented, isPresenting: true) : InstantModalAnimator(isPresenting: true)
        let context = TransitionContext(
            setting: presentingSetting(from: presenter, animated: animated, completion: completion),
            animator: animator ?? standard, interaction: interaction, isAnimated: animated)
        self.context = context
        coordinator = TransitionCoordinator(context: context)
    }

    private func presentingSetting(
        from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) -> TransitionContext.Setting {
        let (presented, controller, removes) = (presented, controller, removesPresenter)
        return TransitionContext.Setting(
            from: presenter, to: presented, container: container, presentationStyle: style,
            view: { key in
                switch key {
                case .to: controller.presentedView
                case .from: removes ? presenter.viewIfLoaded : nil
                default: nil
                }
            },
            initialFrame: { [weak self] asked in
                guard let self, asked === presenter else { return .zero }
                return self.presentersFrame(in: self.container)
            },
            finalFrame: { [weak self] asked in
                guard let self else { return .zero }
                if asked === presented { return controller.frameOfPresentedViewInContainerView }
                guard asked === presenter else { return .zero }
                let stays = !removes || Headless.assumptions.leavingControllersHaveFinalFrames
                return stays ? self.presentersFrame(in: self.container) : .zero
            },
            ended: { [weak self] completed in
                self?.presentationEnded(completed, animated: animated, completion: completion)
            })
    }

    /// Starts the presentation.
    func present(animated: Bool) {
        guard phase == .waiting, let presenter, let context else { return }
        guard presenter.viewIfLoaded?.window != nil else {
            // The presenter left the window in the meantime.
            self.context = nil
            coordinator = nil
            return unlink()
        }
        phase = .presenting
        installContainer()
        presented.appearance.isManaged = true
        presented.loadViewIfNeeded()
        if let view = presented.viewIfLoaded, view.autoresizingMask.isEmpty {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if removesPresenter { takePresentersView() }
        if Headless.assumptions.presentationPlacesTheArrivingView {
            controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
        }
        tell(
            controller: controller.presentationTransitionWillBegin,
            appearance: {
                if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
                presented.whileBeingPresented { $0.beginAppearanceTransition(true, animated: animated) }
            })
        tellOfStyle()
        context.start()
    }

    /// F12: calls the presentation controller and the appearance callbacks, in the order that the assumption says.
    func tell(controller: () -> Void, appearance: () -> Void) {
        let first = Headless.assumptions.presentationControllersHearFirst
        if first { controller() }
        appearance()
        if !first { controller() }
    }

    private func tellOfStyle() {
        guard let delegate = controller.delegate else { return }
        let adaptive = style == controller.originalStyle ? UIModalPresentationStyle.none : style
        Headless.optional {
            delegate.presentationController(
                controller, willPresentWithAdaptiveStyle: adaptive, transitionCoordinator: coordinator)
        }
    }

    private func presentationEnded(_ completed: Bool, animated: Bool, completion: (() -> Void)?) {
        context = nil
        // The coordinator finishes by itself; controllers no longer return it.
        coordinator = nil
        guard let presenter else { return }
        if completed {
            phase = .presented
            if home != nil, let view = presenter.viewIfLoaded, view.superview === container {
                view.removeFromSuperview()
            }
            container.setNeedsLayout()
            // F124: UIKit posts no notice for a custom presentation, because it does not know whether that is another
            // screen.
            if style != .custom { UIAccessibility.post(notification: .screenChanged, argument: nil) }
            tell(
                controller: { controller.presentationTransitionDidEnd(true) },
                appearance: { settlePresentation(of: presenter) })
        } else {
            let removed = home != nil
            returnPresentersView(from: container)
            unlink()
            tell(
                controller: { controller.presentationTransitionDidEnd(false) },
                appearance: { undoPresentation(of: presenter, removed: removed, animated: animated) })
            removeContainer()
            presented.appearance.isManaged = false
        }
        if completed || Headless.assumptions.cancelledPresentationsCallTheCompletion { completion?() }
    }

    private func settlePresentation(of presenter: UIViewController) {
        // The first callback may dismiss at once, as apps do in `viewDidAppear`: then the transition that would end
        // here no longer exists.
        let leave: () -> Void = {
            guard self.home != nil, presenter.appearance.phase == .disappearing else { return }
            presenter.endAppearanceTransition()
        }
        let presentedFirst = Headless.assumptions.presentedAppearsBeforePresenterDisappeared
        if !presentedFirst { leave() }
        if presented.appearance.phase == .appearing { presented.whileBeingPresented { $0.endAppearanceTransition() } }
        if presentedFirst { leave() }
    }

    /// As after a cancelled pop: the presented controller disappears without ever having appeared, and the presenter
    /// returns.
    private func undoPresentation(of presenter: UIViewController, removed: Bool, animated: Bool) {
        presented.beginAppearanceTransition(false, animated: animated)
        presented.endAppearanceTransition()
        guard removed else { return }
        presenter.beginAppearanceTransition(true, animated: animated)
        presenter.endAppearanceTransition()
    }
}
