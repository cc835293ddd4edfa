import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// Whole screens that are presented and dismissed.
    public static let modalScreens: [SharedTest] = [
        SharedTest("Modal: a presentation moves the arriving screen, and ends with it at rest") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.cover.duration(1).timing(.linear))
            setting.present()
            try await trial.advance(0.3)
            trial.expect(try trial.shown(setting.detail.view).transform.m42 > 10)
            try await trial.settle()
            trial.expect(setting.isPresented && setting.detail.view.window === trial.window)
            trial.expectRest(of: setting.detail.view)
            try await setting.dismissed()
        },
        SharedTest("Modal: a dismissal plays the presentation backwards") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.cover.duration(1).timing(.linear))
            try await setting.presented()
            setting.detail.startDismissing()
            try await trial.advance(0.3)
            trial.expect(try trial.shown(setting.detail.view).transform.m42 > 10)
            try await trial.settle()
            setting.expectGone()
        },
        SharedTest("Modal: both controllers hear of their appearance, once") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.slide)
            try await setting.presented()
            trial.equal(
                setting.log.take().sorted(),
                ["detail didAppear", "detail willAppear", "root didDisappear", "root willDisappear"])
            try await setting.dismissed()
            trial.equal(
                setting.log.take().sorted(),
                ["detail didDisappear", "detail willDisappear", "root didAppear", "root willAppear"])
        },
        SharedTest("Modal: without animation nothing plays, both ways") { trial in
            let setting = try await ModalSetting(trial)
            let before = trial.residue()
            setting.detail.setModalTransition(.cube.duration(1))
            let events = Events()
            setting.detail.modalTransitions.onEvent = { events.all.append($0) }
            try await setting.presented(animated: false)
            try await setting.dismissed(animated: false)
            trial.equal(events.all, [])
            trial.equal(trial.residue(), before)
        },
        SharedTest("Modal, P18: nil leaves the controller as it was found") { trial in
            final class Own: NSObject, UIViewControllerTransitioningDelegate {}
            let setting = try await ModalSetting(trial)
            let own = Own()
            setting.detail.transitioningDelegate = own
            setting.detail.modalPresentationStyle = .formSheet
            setting.detail.loadViewIfNeeded()
            let recognizers = setting.detail.view.gestureRecognizers?.count ?? 0
            setting.detail.setModalTransition(.slide)
            trial.equal(setting.detail.modalPresentationStyle, .fullScreen)
            trial.expect(setting.detail.transitioningDelegate !== own)
            trial.expect(setting.detail.modalTransitions.swipeGestureRecognizers.first != nil)
            setting.detail.setModalTransition(.push, options: .init(swipe: .off))
            trial.expect(setting.detail.modalTransitions.swipeGestureRecognizers.first == nil)
            setting.detail.setModalTransition(nil)
            trial.equal(setting.detail.modalPresentationStyle, .formSheet)
            trial.expect(setting.detail.transitioningDelegate === own, "its delegate is put back")
            trial.expect(setting.detail.modalTransitions.options == nil)
            trial.equal(setting.detail.view.gestureRecognizers?.count ?? 0, recognizers)
            trial.expect(!setting.detail.modalPresentationCapturesStatusBarAppearance)
        },
        SharedTest("Modal: the view of a screen to be presented is not loaded before its time") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.slide)
            trial.expect(!setting.detail.isViewLoaded)
            try await setting.presented()
            trial.expect(setting.detail.modalTransitions.swipeGestureRecognizers.first?.view === setting.detail.view)
        },
        SharedTest("Modal, R9: a choreography of its own for the dismissal plays there") { trial in
            struct UpAndAway: TransitionAnimator {
                let info = AnimatorInfo(
                    name: "upAndAway", title: "Up and away", author: "Tests", summary: "Up, and out to the left.")
                let duration = 1.0
                let timing = Timing.linear
                func choreography(in scene: TransitionScene) -> Choreography {
                    Choreography(foreground: .from(.offset(toward: .bottom)))
                }
                func returnChoreography(in scene: TransitionScene) -> Choreography? {
                    Choreography(foreground: .from(.offset(toward: .leading)))
                }
            }
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(UpAndAway(), options: .init(edge: .leading))
            setting.present()
            try await trial.advance(0.3)
            let arriving = try trial.shown(setting.detail.view).transform
            trial.expect(arriving.m42 > 10 && arriving.m41 == 0)
            try await trial.settle()
            setting.detail.startDismissing()
            try await trial.advance(0.3)
            let leaving = try trial.shown(setting.detail.view).transform
            trial.expect(leaving.m41 < -10 && leaving.m42 == 0)
            try await trial.settle()
            setting.expectGone()
        },
        SharedTest("Modal, A5: less motion is a cross-fade") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.slide.duration(1), options: .init(motion: .alwaysReduced))
            setting.present()
            try await trial.advance(0.15)
            let layer = try trial.shown(setting.detail.view)
            trial.expect(CATransform3DIsIdentity(layer.transform) && layer.opacity > 0 && layer.opacity < 1)
            try await trial.settle()
            try await setting.dismissed()
        },
        SharedTest("Modal, A6: right-to-left layout sees the mirror image") { trial in
            let setting = try await ModalSetting(trial, isRightToLeft: true)
            setting.detail.setModalTransition(.slide.duration(1).timing(.linear))
            setting.present()
            try await trial.advance(0.3)
            trial.expect(try trial.shown(setting.detail.view).transform.m41 < -10)
            try await trial.settle()
            try await setting.dismissed()
        },
        SharedTest("Modal, A2: an animator that is not made for the container plays a cross-fade") { trial in
            let setting = try await ModalSetting(trial)
            var info = CatalogueAnimator.slide.info
            info.containers = [.navigation, .tab]
            setting.detail.setModalTransition(CatalogueAnimator.slide.info(info).duration(1))
            setting.present()
            try await trial.advance(0.2)
            let layer = try trial.shown(setting.detail.view)
            trial.expect(CATransform3DIsIdentity(layer.transform) && layer.opacity > 0 && layer.opacity < 1)
            try await trial.settle()
            try await setting.dismissed()
        },
    ]
}
