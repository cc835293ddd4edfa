import Foundation

extension ModalPresentation {
    /// Dismisses this presentation and all above it. The topmost one is animated; those between are removed at once.
    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard let presenter else { return }
        let chain = chain
        let top = chain[chain.count - 1]
        for presentation in chain { presentation.phase = .dismissing }

        let systems = top.interaction
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)? = systems
        if top.asksForAnimator(animated: animated), let delegate = top.presented.transitioningDelegate {
            animator = Headless.optional { delegate.animationController(forDismissed: top.presented) } ?? nil
            if let animator, animated, systems == nil {
                interaction = Headless.optional { delegate.interactionControllerForDismissal(using: animator) } ?? nil
            }
        }
        let standard: any UIViewControllerAnimatedTransitioning =
            animated
            ? DefaultModalAnimator(for: top.presented, isPresenting: false, isInteractive: systems != nil)
            : InstantModalAnimator(isPresenting: false)
        let context = TransitionContext(
            setting: dismissingSetting(chain, to: presenter, animated: animated, completion: completion),
            animator: animator ?? standard, interaction: interaction, isAnimated: animated)
        let coordinator = TransitionCoordinator(context: context)
        for presentation in chain {
            presentation.context = context
            presentation.coordinator = coordinator
        }
        for presentation in chain.dropLast() { presentation.container.isHidden = true }
        tell(
            controller: { for presentation in chain { presentation.controller.dismissalTransitionWillBegin() } },
            appearance: {
                top.presented.whileBeingDismissed { $0.beginAppearanceTransition(false, animated: animated) }
                if home != nil { presenter.beginAppearanceTransition(true, animated: animated) }
            })
        context.start()
    }

    private func dismissingSetting(
        _ chain: [ModalPresentation], to presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) -> TransitionContext.Setting {
        let top = chain[chain.count - 1]
        let removed = home != nil
        return TransitionContext.Setting(
            from: top.presented, to: presenter, container: top.container, presentationStyle: top.style,
            view: { key in
                switch key {
                case .from: top.controller.presentedView
                case .to: removed ? presenter.viewIfLoaded : nil
                default: nil
                }
            },
            initialFrame: { asked in
                if asked === top.presented { return top.controller.presentedView?.frame ?? .zero }
                return asked === presenter && !removed ? self.presentersFrame(in: top.container) : .zero
            },
            finalFrame: { asked in
                if asked === presenter { return self.presentersFrame(in: top.container) }
                guard asked === top.presented, Headless.assumptions.leavingControllersHaveFinalFrames else {
                    return .zero
                }
                return top.controller.frameOfPresentedViewInContainerView
            },
            ended: { completed in
                for presentation in chain {
                    presentation.context = nil
                    presentation.coordinator = nil
                    presentation.interaction = nil
                }
                if completed {
                    self.dismissed(chain, from: presenter)
                } else {
                    self.dismissalCancelled(chain, to: presenter, animated: animated)
                }
                if completed || Headless.assumptions.cancelledPresentationsCallTheCompletion { completion?() }
            })
    }

    private func dismissed(_ chain: [ModalPresentation], from presenter: UIViewController) {
        let top = chain[chain.count - 1]
        let removed = home != nil
        returnPresentersView(from: top.container)
        top.controller.presentedView?.removeFromSuperview()
        for presentation in chain { presentation.unlink() }
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        tell(
            controller: { for presentation in chain { presentation.controller.dismissalTransitionDidEnd(true) } },
            appearance: {
                top.presented.whileBeingDismissed { $0.endAppearanceTransition() }
                for presentation in chain.dropLast() where presentation.presented.appearance.isVisible {
                    presentation.presented.whileBeingDismissed {
                        $0.beginAppearanceTransition(false, animated: false)
                        $0.endAppearanceTransition()
                    }
                }
                // F253: a window that has got another root has called the presenter before.
                if removed, presenter.appearance.phase == .appearing { presenter.endAppearanceTransition() }
            })
        for presentation in chain {
            presentation.container.isHidden = false
            presentation.removeContainer()
            presentation.presented.appearance.isManaged = false
        }
    }

    private func dismissalCancelled(_ chain: [ModalPresentation], to presenter: UIViewController, animated: Bool) {
        let top = chain[chain.count - 1]
        for presentation in chain {
            presentation.phase = .presented
            presentation.container.isHidden = false
        }
        if Headless.assumptions.cancelledDismissalsRemoveThePresentersView, home != nil,
            let view = presenter.viewIfLoaded, view.superview === top.container
        {
            view.removeFromSuperview()
        }
        top.container.setNeedsLayout()
        tell(
            controller: { for presentation in chain { presentation.controller.dismissalTransitionDidEnd(false) } },
            appearance: {
                if home != nil {
                    presenter.beginAppearanceTransition(false, animated: animated)
                    presenter.endAppearanceTransition()
                }
                top.presented.beginAppearanceTransition(true, animated: animated)
                top.presented.endAppearanceTransition()
            })
    }

    /// Ends the presentations of a window's old root at once, when the window gets another root.
    func abandon() {
        for presentation in chain.reversed() {
            if presentation.context?.isRunning == true { presentation.context?.abandon() }
            guard presentation.phase != .over else { continue }
            presentation.unlink()
            if presentation.presented.appearance.isVisible {
                presentation.presented.beginAppearanceTransition(false, animated: false)
                presentation.presented.endAppearanceTransition()
            }
            presentation.removeContainer()
            presentation.presented.appearance.isManaged = false
        }
    }
}
