import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// What is left of presentations, one on the other, refused, taken off or freed.
    public static let modalEndings: [SharedTest] = [
        SharedTest("Modal, M1, M5: presented and dismissed leave what was there before") { trial in
            for transition in [BuiltInTransition.slide, .cube, .fold, .circleReveal, .cover] {
                let setting = try await ModalSetting(trial)
                let before = trial.residue()
                let home = setting.root.view.superview
                setting.detail.setModalTransition(transition.animator)
                setting.present()
                try await trial.advance(0.1)
                trial.expect(setting.root.transitionCoordinator?.isAnimated == true, "\(transition) plays")
                try await trial.settle()
                try await setting.dismissed()
                trial.expect(setting.root.view.superview === home)
                trial.equal(trial.residue(), before, "\(transition):")
            }
        },
        SharedTest("Modal, M9: one on the other, dismissed one by one") { try await nested($0, atOnce: false) },
        SharedTest("Modal, M9: one on the other, dismissed all at once") { try await nested($0, atOnce: true) },
        SharedTest(
            "Modal, P28: another one or a dismissal while presenting is refused, and nothing is stuck", complains: true
        ) {
            trial in
            let setting = try await ModalSetting(trial)
            let before = trial.residue()
            setting.detail.setModalTransition(.slide.duration(1))
            setting.present()
            try await trial.advance(0.2)
            let other = Screen("other")
            other.setModalTransition(.cover)
            setting.root.startPresenting(other)
            try await trial.settle()
            trial.expect(setting.isPresented && setting.detail.view.window === trial.window)
            trial.expect(other.viewIfLoaded?.window == nil)
            try await setting.dismissed()
            trial.equal(trial.residue(), before)
        },
        SharedTest("Modal: taken off while it is presented, the system dismisses it") { trial in
            let setting = try await ModalSetting(trial)
            let before = trial.residue()
            setting.detail.setModalTransition(.tiltUnder, options: .init(extent: .fraction(0.5)))
            try await setting.presented()
            setting.detail.setModalTransition(nil)
            try await setting.dismissed()
            trial.equal(trial.residue(), before)
        },
        SharedTest("Modal: taken off while it arrives, it arrives") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.slide.duration(1))
            setting.present()
            try await trial.advance(0.2)
            setting.detail.setModalTransition(nil)
            try await trial.settle()
            trial.expect(setting.isPresented && setting.detail.view.window === trial.window)
            trial.expectRest(of: setting.detail.view)
            setting.detail.startDismissing(animated: false)
            try await trial.settle()
            setting.expectGone()
        },
        SharedTest("Modal, P32, P33: a dismissed controller and what is installed on it are freed") { trial in
            weak var detail: UIViewController?
            weak var control: TransitionControl?
            let setting = try await ModalSetting(trial)
            do {
                let own = Screen("own")
                own.setModalTransition(.fold)
                (detail, control) = (own, own.modalTransitions.control)
                setting.root.startPresenting(own)
            }
            try await trial.settle()
            trial.expect(detail != nil && control != nil)
            detail?.startDismissing()
            try await trial.settle()
            trial.expect(setting.root.presentedViewController == nil)
            trial.expect(detail == nil, "the controller is kept")
            trial.expect(control == nil, "what is installed on it is kept")
        },
        SharedTest("Modal: the window is emptied in mid-flight, and nothing is kept") { trial in
            weak var (detail, root): (UIViewController?, UIViewController?)
            do {
                let setting = try await ModalSetting(trial)
                setting.detail.setModalTransition(.cube.duration(1))
                setting.present()
                try await trial.advance(0.2)
                (detail, root) = (setting.detail, setting.root)
                trial.expect(setting.root.transitionCoordinator != nil)
            }
            try await trial.show(UIViewController())
            try await trial.settle()
            // F253: until then the window may keep both.
            root?.startDismissing(animated: false)
            try await trial.settle()
            trial.expect(detail == nil && root == nil)
        },
        SharedTest("Modal: a duration that cannot be played is a change at once") { trial in
            for duration in [0, -1, Double.nan, .infinity] {
                let setting = try await ModalSetting(trial)
                setting.detail.setModalTransition(.slide.duration(duration))
                try await setting.presented()
                try await setting.dismissed()
            }
        },
        SharedTest("Modal: the observer hears progress and the end, both ways") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.cover)
            let events = Events()
            setting.detail.modalTransitions.onEvent = { events.all.append($0) }
            try await setting.presented()
            trial.equal(events.ends, [.finished])
            try await setting.dismissed()
            trial.equal(events.ends, [.finished, .finished])
            trial.expect(events.all.count > 10)
        },
    ]

    @MainActor
    private static func nested(_ trial: Trial, atOnce: Bool) async throws {
        let setting = try await ModalSetting(trial)
        let before = trial.residue()
        setting.detail.setModalTransition(.slide)
        try await setting.presented()
        let between = trial.residue()
        let top = Screen("top")
        top.setModalTransition(.cover)
        setting.detail.startPresenting(top)
        try await trial.settle()
        trial.expect(top.view.window === trial.window && setting.detail.view.window == nil)
        if !atOnce {
            top.startDismissing()
            try await trial.settle()
            trial.equal(trial.residue(), between)
        }
        setting.root.startDismissing()
        try await trial.settle()
        setting.expectGone()
        trial.equal(trial.residue(), before)
    }
}
