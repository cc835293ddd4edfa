import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Screens that leave the presenter in sight: a partial extent, dimming, a tap outside.
@MainActor
struct ModalPresentationTests {
    static let half = ModalTransitionOptions(extent: .fraction(0.5))

    /// The dark view beside the presented screen.
    func darkView(_ fixture: ModalFixture) -> UIView? {
        fixture.detail.presentationController?.containerView?.subviews.first { $0.gestureRecognizers?.isEmpty == false }
    }

    @Test("M4, M5, P16, P17: half a screen, the presenter staying where it is", arguments: BuiltInTransition.chosen)
    func half(transition: BuiltInTransition) {
        let fixture = ModalFixture()
        let before = fixture.residue()
        let home = fixture.root.view.superview
        fixture.detail.setModalTransition(transition.animator, options: Self.half)
        #expect(fixture.detail.modalPresentationStyle == .custom)
        fixture.present()
        Headless.clock.advance(by: 0.1)
        #expect(fixture.root.view.superview === home && fixture.root.view.window === fixture.window)
        fixture.settle()
        let shown = fixture.residue()
        let place = fixture.detail.view.convert(fixture.detail.view.bounds, to: nil)
        #expect(place == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(fixture.root.view.superview === home)
        let start = CGPoint(x: 190, y: 440)
        _ = fixture.drag(from: start, by: CGSize(width: 0, height: 120))
        fixture.settle()
        #expect(fixture.isPresented && fixture.residue() == shown)
        _ = fixture.drag(from: start, by: CGSize(width: 0, height: 300))
        fixture.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.residue() == before)
        #expect(fixture.root.view.superview === home && fixture.detail.view.superview == nil)
        #expect(CATransform3DIsIdentity(fixture.root.view.layer.transform))
    }

    @Test("M4: it gets dark with the screen, under a finger too")
    func dims() throws {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover.timing(.linear).duration(1), options: Self.half)
        fixture.present()
        Headless.clock.advance(by: 0.5)
        let dimming = try #require(darkView(fixture))
        #expect(abs((dimming.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        fixture.settle()
        #expect(dimming.layer.opacity == 1 && dimming.frame == fixture.window.bounds)
        let touch = fixture.drag(from: CGPoint(x: 190, y: 440), by: CGSize(width: 0, height: 211), lifts: false)
        #expect(abs(dimming.layer.opacity - 0.5) < 0.06)
        touch.cancel()
        fixture.settle()
        #expect(dimming.layer.opacity == 1)
        #expect(fixture.root.view.alpha == 1 && CATransform3DIsIdentity(fixture.root.view.layer.transform))
    }

    @Test("M4: a tap outside dismisses, if it may; one inside never", arguments: [true, false])
    func tapOutside(isAllowed: Bool) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(
            .cover, options: .init(extent: .fraction(0.5), dismissesOnTapOutside: isAllowed))
        fixture.present()
        // While the screen arrives, a tap outside must not dismiss it.
        Headless.clock.advance(by: 0.05)
        Headless.tap(at: CGPoint(x: 100, y: 100), in: fixture.window)
        fixture.settle()
        #expect(fixture.isPresented)
        Headless.tap(at: CGPoint(x: 100, y: 600), in: fixture.window)
        fixture.settle()
        #expect(fixture.isPresented)
        Headless.tap(at: CGPoint(x: 100, y: 100), in: fixture.window)
        fixture.settle()
        #expect(fixture.isPresented == !isAllowed)
    }

    @Test(
        "M8, P35: a screen that covers the container decides about the status bar, another one if it is to",
        arguments: [(true, nil), (false, nil), (true, 0.5), (false, 0.5)] as [(Bool, Double?)], [false, true])
    func statusBar(_ screen: (isOverlay: Bool, fraction: Double?), isAsked: Bool) {
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        for isUninstalled in [true, false] {
            let fixture = ModalFixture()
            let dark = Dark(nibName: nil, bundle: nil)
            let extent = screen.fraction.map { ModalTransitionOptions.Extent.fraction($0) } ?? .full
            dark.setModalTransition(
                screen.isOverlay ? .tiltUnder : .cover,
                options: .init(extent: extent, capturesStatusBar: isAsked))
            fixture.root.present(dark, animated: true)
            fixture.settle()
            let decides = screen.fraction == nil || isAsked
            #expect(Headless.statusBarStyle(in: fixture.window) == (decides ? .lightContent : .default))
            if isUninstalled {
                dark.setModalTransition(nil)
                #expect(!dark.modalPresentationCapturesStatusBarAppearance)
            }
            dark.dismiss(animated: true)
            fixture.settle()
            #expect(Headless.statusBarStyle(in: fixture.window) == .default)
        }
    }

    @Test("M8: what the app has set on a screen before counts, also for a part of the container")
    func ownStatusBar() {
        let fixture = ModalFixture()
        fixture.detail.modalPresentationCapturesStatusBarAppearance = true
        fixture.detail.setModalTransition(.cover, options: Self.half)
        #expect(fixture.detail.modalPresentationCapturesStatusBarAppearance)
        fixture.detail.setModalTransition(nil)
        #expect(fixture.detail.modalPresentationCapturesStatusBarAppearance)
    }

    enum Upper: CaseIterable { case partial, overlay, full }

    @Test("M9: one on the other", arguments: Upper.allCases, [true, false])
    func nested(upper: Upper, atOnce: Bool) {
        let fixture = ModalFixture()
        let before = fixture.residue()
        fixture.detail.setModalTransition(.tiltUnder, options: .init(extent: .fraction(0.8)))
        fixture.presented()
        let between = fixture.residue()
        let top = Screen("top")
        switch upper {
        case .partial: top.setModalTransition(.cover, options: Self.half)
        case .overlay: top.setModalTransition(.tiltUnder, options: Self.half)
        case .full: top.setModalTransition(.slide)
        }
        fixture.detail.present(top, animated: true)
        fixture.settle()
        #expect(top.view.window === fixture.window)
        #expect(!CATransform3DIsIdentity(fixture.root.view.layer.transform))
        fixture.dismissed(with: top, atOnce: atOnce, residue: between)
        #expect(fixture.residue() == before)
    }

    static let panel = ModalTransitionOptions(edge: .trailing, extent: .points(300))

    @Test(
        "P19: covered and uncovered by another screen while the window turns, it fills its place",
        arguments: [true, false])
    func turnedWhileCovered(isDismissing: Bool) {
        let fixture = ModalFixture(size: CGSize(width: 1024, height: 768))
        fixture.detail.setModalTransition(.cover, options: Self.panel)
        fixture.presented()
        let top = Screen("top")
        top.setModalTransition(.slide.duration(1))
        fixture.detail.present(top, animated: true)
        if isDismissing {
            fixture.settle()
            fixture.root.dismiss(animated: true)
        }
        Headless.clock.advance(by: 0.3)
        // A finger takes hold of the transition, and the rotation cancels it.
        let touch = fixture.drag(from: CGPoint(x: 500, y: 400), by: CGSize(width: 0, height: 30), lifts: false)
        #expect(
            fixture.root.transitionCoordinator?.isInteractive == true || fixture.detail.transitionCoordinator != nil)
        Headless.resize(fixture.window, to: CGSize(width: 390, height: 844))
        Headless.clock.advance(by: 0.1)
        touch.lift()
        fixture.settle()
        #expect(fixture.isPresented && (fixture.detail.presentedViewController === top) == isDismissing)
        top.dismiss(animated: false)
        fixture.settle()
        let place = fixture.detail.view.convert(fixture.detail.view.bounds, to: nil)
        #expect(place == CGRect(x: 90, y: 0, width: 300, height: 844))
    }
}
