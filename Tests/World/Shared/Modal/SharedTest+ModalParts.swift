import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// Screens that leave the presenter in sight.
    public static let modalParts: [SharedTest] = [
        SharedTest("Modal, M4: half a screen lies at its edge, and the presenter stays where it is") { trial in
            let setting = try await ModalSetting(trial)
            let before = trial.residue()
            let home = setting.root.view.superview
            setting.detail.setModalTransition(.cover, options: half)
            trial.equal(setting.detail.modalPresentationStyle, .custom)
            try await setting.presented()
            let bounds = trial.window.bounds
            let place = setting.detail.view.convert(setting.detail.view.bounds, to: nil)
            let expected = CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
            trial.expect(abs(place.minY - expected.minY) <= 1 && abs(place.height - expected.height) <= 1, "\(place)")
            trial.expect(setting.root.view.superview === home && setting.root.view.window === trial.window)
            try await setting.dismissed()
            trial.equal(trial.residue(), before)
            trial.expect(setting.root.view.superview === home)
        },
        SharedTest("Modal, M4: a part attached to each edge lies there, and leaves just beyond it") { trial in
            for (edge, isRightToLeft) in TransitionEdge.allCases.flatMap({ [($0, false), ($0, true)] }) {
                let setting = try await ModalSetting(trial, isRightToLeft: isRightToLeft)
                setting.detail.setModalTransition(
                    .slide(from: edge).timing(.linear).duration(1), options: .init(edge: edge, extent: .points(200)))
                try await setting.presented()
                let seen = isRightToLeft ? edge.mirrored : edge
                let place = setting.detail.view.convert(setting.detail.view.bounds, to: nil)
                trial.equal(seen.isHorizontal ? place.width : place.height, 200, "\(edge):")
                let bounds = trial.window.bounds
                switch seen {
                case .leading: trial.equal(place.minX, 0)
                case .trailing: trial.equal(place.maxX, bounds.maxX)
                case .top: trial.equal(place.minY, 0)
                case .bottom: trial.equal(place.maxY, bounds.maxY)
                }
                let moving = try trial.check.require(setting.detail.presentationController?.presentedView, "its view")
                setting.detail.startDismissing()
                try await trial.advance(0.5)
                // 200 points are all of the way.
                let transform = try trial.shown(moving).transform
                let far = Double(seen.isHorizontal ? transform.m41 : transform.m42) * (seen.x + seen.y)
                trial.expect(far > 60 && far < 200, "\(edge): \(far) points in half of the time")
                try await trial.settle()
                setting.expectGone()
            }
        },
        SharedTest("Modal, M4: an extent that is no number is all of the screen") { trial in
            for fraction in [Double.nan, .infinity, 5] {
                let setting = try await ModalSetting(trial)
                let before = trial.residue()
                setting.detail.setModalTransition(.cover, options: .init(extent: .fraction(fraction), dimming: .nan))
                try await setting.presented()
                trial.equal(setting.detail.view.bounds.size, trial.window.bounds.size, "\(fraction):")
                try await setting.dismissed()
                trial.equal(trial.residue(), before)
            }
        },
        SharedTest("Modal: it gets dark with the screen") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.cover.timing(.linear).duration(1), options: half)
            setting.present()
            try await trial.advance(0.5)
            let container = try trial.check.require(setting.detail.presentationController?.containerView)
            let dimming = try trial.check.require(
                container.subviews.first { $0.gestureRecognizers?.isEmpty == false }, "the dark view")
            let opacity = try trial.shown(dimming).opacity
            trial.expect(opacity > 0.1 && opacity < 0.9, "it is at \(opacity)")
            try await trial.settle()
            trial.equal(dimming.layer.opacity, 1)
            trial.equal(dimming.frame.size, trial.window.bounds.size)
            try await setting.dismissed()
        },
        SharedTest("Modal: a presenter is posed in place, keeps the pose, and gets back to rest") { trial in
            let setting = try await ModalSetting(trial)
            let before = trial.residue()
            let home = setting.root.view.superview
            let frame = setting.root.view.frame
            setting.detail.setModalTransition(.tiltUnder.timing(.linear).duration(1), options: half)
            setting.present()
            try await trial.advance(0.5)
            let scale = try trial.shown(setting.root.view).transform.m11
            trial.expect(scale < 0.995 && scale > 0.921, "on the way its scale is \(scale)")
            try await trial.settle()
            let layer = setting.root.view.layer
            trial.expect(abs(layer.transform.m11 - 0.92) < 1e-6, "its scale is \(layer.transform.m11)")
            trial.expect(layer.cornerRadius == 24 && layer.masksToBounds)
            trial.expect(layer.zPosition == 0 && layer.bounds.size == frame.size)
            trial.expect(setting.root.view.superview === home)
            trial.expect((layer.animationKeys() ?? []).isEmpty)
            try await setting.dismissed()
            trial.equal(trial.residue(), before)
        },
        SharedTest("Modal: a posed presenter without animation, there and back") { trial in
            let setting = try await ModalSetting(trial)
            let before = trial.residue()
            setting.detail.setModalTransition(.tiltUnder, options: half)
            try await setting.presented(animated: false)
            trial.expect(!CATransform3DIsIdentity(setting.root.view.layer.transform))
            try await setting.dismissed(animated: false)
            trial.equal(trial.residue(), before)
        },
        SharedTest("Modal: a posed presenter that leaves its window is at rest there") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.tiltUnder, options: half)
            try await setting.presented()
            let root = setting.root
            trial.expect(!CATransform3DIsIdentity(root.view.layer.transform))
            try await trial.show(UIViewController())
            try await trial.settle()
            // F253: until then the window may keep the presentation.
            root.startDismissing(animated: false)
            try await trial.settle()
            trial.expect(CATransform3DIsIdentity(root.view.layer.transform))
            trial.equal(root.view.layer.cornerRadius, 0)
        },
        SharedTest("Modal, M4: other options while it is presented") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.cover, options: half)
            try await setting.presented()
            setting.detail.setModalTransition(.cover, options: .init(extent: .fraction(0.25)))
            try await trial.settle()
            let height = setting.detail.view.bounds.height
            trial.expect(abs(height - trial.window.bounds.height / 4) <= 1, "it is \(height) high")
            try await setting.dismissed()
        },
        SharedTest("Modal, A7: assistive technologies stay within, and the escape scrub dismisses") { trial in
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.cover, options: half)
            try await setting.presented()
            let controller = try trial.check.require(setting.detail.presentationController)
            trial.equal(controller.containerView?.accessibilityViewIsModal, true)
            trial.expect(scrub(from: setting.detail.view))
            try await trial.settle()
            setting.expectGone()
        },
        SharedTest("Modal, A7: the escape scrub dismisses a screen that covers its presenter") { trial in
            // Before, UIKit offers no place to listen (F210).
            guard #available(iOS 17.0, *) else { return }
            let setting = try await ModalSetting(trial)
            setting.detail.setModalTransition(.cover)
            try await setting.presented()
            trial.expect(scrub(from: setting.detail.view))
            try await trial.settle()
            setting.expectGone()
        },
    ]

    /// Whether one of those answers that VoiceOver asks when it is at a view (F210).
    @MainActor
    private static func scrub(from view: UIView) -> Bool {
        sequence(first: view as UIResponder, next: \.next).contains { responder in
            if #available(iOS 17.0, *), let block = responder.accessibilityPerformEscapeBlock { return block() }
            return responder.accessibilityPerformEscape()
        }
    }

    private static let half = ModalTransitionOptions(extent: .fraction(0.5))
}
