import Testing
import TransitionAnimations
import TransitionCore
import TransitionWorld
import UIKit

@testable import TransitionUIKit

/// Transitions that UIKit draws, for presentations.
@MainActor
struct ModalSystemTransitionTests {
    @MainActor private final class Count { var value = 0 }

    /// A screen to present, and the number of transitions of this package that have begun on it.
    @MainActor private struct Stage {
        let fixture: ModalFixture
        let played = Count()

        init(_ assuming: (inout Headless.Assumptions) -> Void = { _ in }) {
            var assumptions = Headless.Assumptions()
            assuming(&assumptions)
            fixture = ModalFixture(assumptions: assumptions)
            let played = played
            fixture.detail.modalTransitions.onEvent = { if case .began = $0 { played.value += 1 } }
        }

        var detail: UIViewController { fixture.detail }

        /// Whether the screen fades, and whether it moves, in the middle of a change.
        func look(during change: () -> Void) -> (fades: Bool, moves: Bool) {
            change()
            Headless.clock.advance(by: 0.15)
            #expect(detail.transitionCoordinator != nil, "the change is animated")
            let layer = detail.view.layer.presentation()
            let rest = detail.view.layer.position
            let look = ((layer?.opacity ?? 1) < 0.95, abs((layer?.position.y ?? rest.y) - rest.y) > 5)
            fixture.settle()
            return look
        }
    }

    @Test(
        "F3: UIKit draws presentation and dismissal, and the style stays the app's",
        arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .formSheet], [true, false])
    func drawn(style: UIModalPresentationStyle, hasPreferred: Bool) {
        let stage = Stage { $0.hasPreferredTransitions = hasPreferred }
        stage.detail.modalPresentationStyle = style
        stage.detail.setModalTransition(.systemCrossDissolve)
        #expect(stage.detail.modalPresentationStyle == style)
        #expect(stage.look { stage.fixture.present() } == (true, false))
        #expect(stage.look { stage.detail.dismiss(animated: true) } == (true, false))
        stage.detail.setModalTransition(.systemCoverVertical)
        #expect(stage.look { stage.fixture.present() }.moves)
        #expect(stage.look { stage.detail.dismiss(animated: true) }.moves)
        #expect(stage.played.value == 0)
    }

    @Test("The gestures of the system's sheet work, ours do not, and the other way round afterwards")
    func gestures() {
        let stage = Stage()
        stage.detail.setModalTransition(.systemCoverVertical)
        stage.fixture.presented()
        stage.fixture.swipeDown(by: 0.2)
        stage.fixture.settle()
        #expect(stage.fixture.isPresented, "cancelled")
        stage.fixture.swipeDown(by: 0.8)
        stage.fixture.settle()
        #expect(!stage.fixture.isPresented)
        #expect(stage.played.value == 0)
        stage.detail.setModalTransition(.cover)
        stage.fixture.presented()
        stage.fixture.swipeDown(by: 0.8)
        stage.fixture.settle()
        #expect(!stage.fixture.isPresented)
        #expect(stage.played.value == 2)
        stage.detail.setModalTransition(.systemCoverVertical)
        #expect(stage.detail.modalPresentationStyle == .automatic)
        stage.fixture.presented()
        stage.fixture.swipeDown(by: 0.8)
        stage.fixture.settle()
        #expect(!stage.fixture.isPresented)
        #expect(stage.played.value == 2)
    }

    @Test("A full screen that UIKit has presented has no swipe of this package")
    func fullScreen() {
        let stage = Stage()
        stage.detail.modalPresentationStyle = .fullScreen
        stage.detail.setModalTransition(.systemFlipHorizontal)
        stage.fixture.presented()
        stage.fixture.swipeDown(by: 0.8)
        stage.fixture.settle()
        #expect(stage.fixture.isPresented)
        #expect(stage.detail.modalTransitions.swipeGestureRecognizers.isEmpty)
    }

    @Test("The system zooms a presented screen out of the view of its anchors; before iOS 18 ours does")
    func zoom() {
        for hasPreferred in [true, false] {
            let stage = Stage { $0.hasPreferredTransitions = hasPreferred }
            let view = UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
            stage.fixture.root.view.addSubview(view)
            var asked = 0
            stage.detail.transitionAnchors = TransitionAnchors {
                asked += 1
                return view
            }
            stage.fixture.root.present(stage.detail, transition: .systemZoom)
            stage.fixture.settle()
            #expect(asked == 1)
            #expect((stage.detail.preferredTransition != nil) == hasPreferred)
            stage.fixture.dismissed()
            #expect(asked == 2)
            #expect(stage.played.value == (hasPreferred ? 0 : 2))
            stage.detail.setModalTransition(nil)
            #expect(stage.detail.preferredTransition == nil)
        }
    }

    @Test(
        "A partial curl is requested between full screens, and nowhere where UIKit raises",
        arguments: [UIModalPresentationStyle.fullScreen, .automatic, .overFullScreen],
        [UIModalPresentationStyle.none, .automatic, .overFullScreen])
    func curl(style: UIModalPresentationStyle, presenterStyle: UIModalPresentationStyle) {
        let stage = Stage()
        var raised: [String] = []
        Headless.exceptionHandler = { raised.append($0) }
        defer { Headless.exceptionHandler = nil }
        var presenter: UIViewController = stage.fixture.root
        if presenterStyle != .none {
            presenter = Screen("presenter")
            presenter.modalPresentationStyle = presenterStyle
            stage.fixture.root.present(presenter, animated: false)
            Headless.clock.settle()
        }
        stage.detail.modalPresentationStyle = style
        presenter.present(stage.detail, transition: .systemPartialCurl)
        Headless.clock.settle()
        #expect(stage.detail.presentingViewController === presenter)
        stage.detail.dismiss(animated: true)
        Headless.clock.settle()
        #expect(presenter.presentedViewController == nil)
        #expect(stage.played.value == (style == .fullScreen && presenterStyle == .none ? 0 : 2))
        // The app's next presentation of the screen is another one.
        #expect(stage.detail.preferredTransition == nil)
        stage.detail.setModalTransition(nil)
        stage.detail.modalPresentationStyle = .formSheet
        presenter.present(stage.detail, animated: true)
        Headless.clock.settle()
        #expect(raised.isEmpty)
    }

    @Test("Documentation of UIModalTransitionStyle.partialCurl: UIKit raises where the screens are not full")
    func curlRaises() {
        let fixture = ModalFixture()
        var raised: [String] = []
        Headless.exceptionHandler = { raised.append($0) }
        defer { Headless.exceptionHandler = nil }
        fixture.detail.modalTransitionStyle = .partialCurl
        fixture.present()
        #expect(raised.count == 1)
        fixture.detail.modalPresentationStyle = .fullScreen
        fixture.presented()
        #expect(raised.count == 1)
        #expect(fixture.isPresented)
    }

    @Test("What the system has no presentation for is ours", arguments: [true, false])
    func nearest(isPush: Bool) {
        let stage = Stage()
        stage.detail.setModalTransition(isPush ? .systemPush : .systemPageCurl)
        stage.fixture.presented()
        stage.fixture.dismissed()
        #expect(stage.played.value == 2)
    }

    @Test("A screen leaves as it came, whatever is chosen in between")
    func leavesAsItCame() {
        let stage = Stage()
        stage.detail.setModalTransition(.systemCrossDissolve)
        stage.fixture.presented()
        stage.detail.setModalTransition(.cube)
        stage.fixture.dismissed()
        #expect(stage.played.value == 0)
        stage.fixture.presented()
        #expect(stage.played.value == 1)
        stage.detail.setModalTransition(.systemCrossDissolve)
        stage.fixture.dismissed()
        #expect(stage.played.value == 2)
        stage.fixture.presented()
        #expect(stage.played.value == 2)
    }

    @Test("A swipe that presents cannot lead the system's: the screen is presented at once")
    func byFinger() {
        let stage = Stage()
        stage.fixture.root.setInteractivePresentation(from: .trailing) { [weak detail = stage.fixture.detail] in
            detail?.setModalTransition(.systemCoverVertical)
            return detail
        }
        stage.fixture.drag(from: CGPoint(x: 388, y: 400), by: CGSize(width: -60, height: 0), lifts: false)
        #expect(stage.detail.modalTransitionAdapter?.session.request == nil, "no later change waits for the finger")
        Headless.clock.settle()
        #expect(stage.fixture.isPresented)
        #expect(stage.played.value == 0)
    }

    @Test("The app's own presentation controller of a custom style stays")
    func customStyle() {
        final class Own: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                Half(presentedViewController: presented, presenting: presenting)
            }
        }
        final class Half: UIPresentationController {}
        let (stage, own) = (Stage(), Own())
        stage.detail.modalPresentationStyle = .custom
        stage.detail.transitioningDelegate = own
        stage.detail.setModalTransition(.systemCrossDissolve)
        stage.fixture.presented()
        #expect(stage.detail.presentationController is Half)
        stage.fixture.dismissed()
        let other = Own()
        stage.detail.modalTransitions.delegate = other
        #expect(stage.detail.transitioningDelegate === other)
        stage.detail.modalTransitions.delegate = own
        stage.detail.setModalTransition(.cube)
        #expect(stage.detail.transitioningDelegate !== own)
        #expect(stage.detail.modalPresentationStyle == .fullScreen)
        stage.detail.setModalTransition(nil)
        #expect(stage.detail.transitioningDelegate === own)
        #expect(stage.detail.modalPresentationStyle == .custom)
        #expect(stage.played.value == 0)
    }

    @Test("A style that the app sets while UIKit draws is the one that comes back")
    func newerStyle() {
        let stage = Stage()
        stage.detail.setModalTransition(.systemCoverVertical)
        stage.detail.modalPresentationStyle = .formSheet
        stage.detail.setModalTransition(.cube)
        #expect(stage.detail.modalPresentationStyle == .fullScreen)
        stage.detail.setModalTransition(nil)
        #expect(stage.detail.modalPresentationStyle == .formSheet)
    }

    @Test("Switched off, and uninstalled, it leaves nothing on the screen", arguments: [true, false])
    func switchedOff(hasPreferred: Bool) {
        let stage = Stage { $0.hasPreferredTransitions = hasPreferred }
        func isAsked() -> Bool {
            stage.detail.preferredTransition != nil || stage.detail.modalTransitionStyle != .coverVertical
        }
        stage.detail.setModalTransition(.systemFlipHorizontal)
        #expect(isAsked())
        Transitions.isEnabled = false
        #expect(!isAsked())
        Transitions.isEnabled = true
        #expect(isAsked())
        stage.detail.setModalTransition(nil)
        #expect(!isAsked())
    }
}
