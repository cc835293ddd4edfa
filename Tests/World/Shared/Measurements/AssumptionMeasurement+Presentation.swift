import UIKit

extension AssumptionMeasurement {
    /// Presentations and dismissals.
    public static let presentation: [AssumptionMeasurement] = [
        flag("presentationControllersHearFirst") { trial in
            let log = Log()
            let stage = try await PresentationStage(trial, .custom, log: log)
            stage.delegate.log = log
            stage.root.startPresenting(stage.detail)
            try await trial.settle()
            let lines = log.take()
            let controller = try trial.check.require(
                lines.firstIndex(of: "presentation will begin"), "the presentation controller")
            let appears = try trial.check.require(lines.firstIndex(of: "detail willAppear"), "viewWillAppear")
            return controller < appears
        },
        flag("customPresentationsCallAnimatorsAnyway") { trial in
            let stage = try await PresentationStage(trial, .custom)
            stage.root.startPresenting(stage.detail, animated: false)
            try await trial.advance(1)
            try await trial.settle()
            if stage.root.presentedViewController == nil { throw Check.Missing(description: "the presentation") }
            return stage.animator.starts > 0
        },
        flag("presentationsArePreparedAtOnce") { trial in
            let stage = try await PresentationStage(trial, .fullScreen)
            stage.root.startPresenting(stage.detail)
            let isAsked = stage.delegate.questions > 0
            try await trial.settle()
            if stage.delegate.questions == 0 { throw Check.Missing(description: "the question") }
            return isAsked
        },
        flag("dismissalsStartNextTurn") { trial in
            let stage = try await PresentationStage(trial, .fullScreen)
            stage.root.startPresenting(stage.detail)
            try await trial.settle()
            let before = stage.animator.starts
            stage.detail.startDismissing()
            let isLater = stage.animator.starts == before
            try await trial.settle()
            if stage.animator.starts == before { throw Check.Missing(description: "the transition") }
            return isLater
        },
        flag("newRootsLeavePresentations") { trial in
            let stage = try await PresentationStage(trial, .fullScreen)
            stage.root.startPresenting(stage.detail)
            try await trial.settle()
            trial.window.rootViewController = Screen("new")
            try await trial.advance(0.5)
            let isLeft = stage.detail.viewIfLoaded?.window != nil
            stage.root.startDismissing(animated: false)
            try await trial.settle()
            return isLeft
        },
        number("presentationDelay") { trial in
            let stage = try await PresentationStage(trial, .fullScreen)
            let asked = CACurrentMediaTime()
            stage.root.startPresenting(stage.detail)
            for _ in 0..<240 where stage.animator.starts == 0 { try await trial.advance(1.0 / 120) }
            let delay = CACurrentMediaTime() - asked
            if stage.animator.starts == 0 { throw Check.Missing(description: "the transition") }
            try await trial.settle()
            return delay
        },
        flag("cancelledPresentationsCallTheCompletion") { trial in
            let stage = try await PresentationStage(trial, .fullScreen)
            let interaction = UIPercentDrivenInteractiveTransition()
            stage.delegate.interaction = interaction
            let log = Log()
            stage.root.startPresenting(stage.detail) { log.note("completed") }
            try await trial.advance(0.1)
            interaction.update(0.4)
            try await trial.advance(0.1)
            interaction.cancel()
            try await trial.settle()
            if stage.root.presentedViewController != nil { throw Check.Missing(description: "the cancel") }
            return !log.take().isEmpty
        },
        flag("dismissalsPutThePresentersViewBack") { trial in
            let stage = try await PresentationStage(trial, .fullScreen)
            stage.root.startPresenting(stage.detail)
            try await trial.settle()
            if stage.root.view.window != nil { throw Check.Missing(description: "the presenter's leave") }
            stage.animator.play = { $0.completeTransition(true) }
            stage.detail.startDismissing()
            try await trial.settle()
            if stage.root.presentedViewController != nil { throw Check.Missing(description: "the dismissal") }
            return stage.root.view.window != nil
        },
        flag("cancelledDismissalsRemoveThePresentersView") { trial in
            let stage = try await PresentationStage(trial, .fullScreen)
            stage.root.startPresenting(stage.detail)
            try await trial.settle()
            stage.animator.play = { context in
                ScriptedAnimator.install(context)
                context.completeTransition(false)
            }
            stage.detail.startDismissing()
            try await trial.settle()
            if stage.root.presentedViewController == nil { throw Check.Missing(description: "the cancel") }
            return stage.root.view.window == nil
        },
        flag("presentedAppearsBeforePresenterDisappeared") { trial in
            let log = Log()
            let stage = try await PresentationStage(trial, .fullScreen, log: log)
            stage.root.startPresenting(stage.detail)
            try await trial.settle()
            let lines = log.take()
            let comes = try trial.check.require(lines.firstIndex(of: "detail didAppear"), "viewDidAppear")
            let goes = try trial.check.require(lines.firstIndex(of: "root didDisappear"), "viewDidDisappear")
            return comes < goes
        },
        flag("presentationPlacesTheArrivingView") { trial in
            let stage = try await PresentationStage(trial, .fullScreen)
            let view: UIView = stage.detail.view
            view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            return try await isPlaced(view, by: stage.animator, trial) { stage.root.startPresenting(stage.detail) }
        },
    ]
}
