import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// M3: presentations by a finger.
@MainActor
struct ModalInteractivePresentTests {
    private func install(
        _ fixture: ModalFixture, from edge: TransitionEdge = .trailing, anywhere: Bool = false,
        extent: ModalTransitionOptions.Extent = .full
    ) {
        fixture.root.setInteractivePresentation(from: edge, anywhere: anywhere) { [weak detail = fixture.detail] in
            detail?.setModalTransition(.cover(from: edge), options: .init(edge: edge, extent: extent))
            return detail
        }
    }

    private func swipe(_ fixture: ModalFixture, by fraction: Double, from x: Double = 388) {
        _ = fixture.drag(from: CGPoint(x: x, y: 400), by: CGSize(width: -fraction * 390, height: 0))
    }

    @Test(
        "M3: cancelled, finished, and swiped away again",
        arguments: [.full, .fraction(0.6)] as [ModalTransitionOptions.Extent])
    func presents(extent: ModalTransitionOptions.Extent) {
        let fixture = ModalFixture()
        let before = fixture.residue()
        install(fixture, extent: extent)
        swipe(fixture, by: extent == .full ? 0.4 : 0.25)
        fixture.settle()
        #expect(!fixture.isPresented && fixture.detail.presentingViewController == nil)
        #expect(fixture.residue() == before)
        swipe(fixture, by: extent == .full ? 0.6 : 0.4)
        fixture.settle()
        #expect(fixture.isPresented)
        _ = fixture.drag(from: CGPoint(x: 170, y: 400), by: CGSize(width: 215, height: 0), seconds: 0.2)
        fixture.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.residue() == before)
    }

    @Test("M3: it follows the finger")
    func follows() {
        let fixture = ModalFixture()
        install(fixture)
        let touch = fixture.drag(
            from: CGPoint(x: 388, y: 400), by: CGSize(width: -195, height: 0), lifts: false)
        let x = Double(fixture.detail.view.layer.transform.m41)
        #expect(abs(x - 195) < 15, "\(x)")
        #expect(fixture.root.transitionCoordinator?.isInteractive == true)
        touch.cancel()
        fixture.settle()
        #expect(!fixture.isPresented)
    }

    @Test("M3: only from the edge, unless it may begin anywhere; never the wrong way", arguments: [true, false])
    func places(anywhere: Bool) {
        let fixture = ModalFixture()
        install(fixture, anywhere: anywhere)
        _ = fixture.drag(from: CGPoint(x: 60, y: 400), by: CGSize(width: 300, height: 0))
        fixture.settle()
        #expect(!fixture.isPresented)
        swipe(fixture, by: 0.7, from: 340)
        fixture.settle()
        #expect(fixture.isPresented == anywhere)
    }

    @Test("P4: refused by the app or by UIKit, nothing is stuck")
    func refused() {
        let fixture = ModalFixture()
        fixture.root.setInteractivePresentation(from: .trailing) { nil }
        swipe(fixture, by: 0.8)
        fixture.settle()
        #expect(!fixture.isPresented)
        install(fixture)
        // The screen is presented already, by another controller.
        let other = Screen("other")
        other.modalPresentationStyle = .overFullScreen
        fixture.root.present(other, animated: false)
        fixture.settle()
        swipe(fixture, by: 0.8)
        fixture.settle()
        #expect(!fixture.isPresented)
        other.dismiss(animated: false)
        fixture.settle()
        fixture.detail.setModalTransition(.cover)
        fixture.present()
        Headless.clock.advance(by: 0.05)
        #expect(fixture.root.transitionCoordinator?.isInteractive == false)
        fixture.settle()
        #expect(fixture.isPresented)
    }

    @Test("A screen without a transition is presented at once, and nil takes the swipe away")
    func plain() {
        let fixture = ModalFixture()
        let recognizers = fixture.root.view.gestureRecognizers?.count ?? 0
        fixture.root.setInteractivePresentation(from: .trailing) { [weak detail = fixture.detail] in detail }
        #expect(fixture.root.interactivePresentationGestureRecognizer != nil)
        swipe(fixture, by: 0.4)
        fixture.settle()
        #expect(fixture.isPresented)
        fixture.dismissed(animated: false)
        fixture.root.setInteractivePresentation(from: .trailing, nil)
        #expect(fixture.root.interactivePresentationGestureRecognizer == nil)
        #expect(fixture.root.view.gestureRecognizers?.count ?? 0 == recognizers)
    }

    @Test(
        "P3: a finger lifted before UIKit begins still decides, however long that takes (F4)",
        arguments: [(true, 0), (false, 0), (false, 0.05), (false, 0.4)], [true, false])
    func earlyRelease(begins: (preparedAtOnce: Bool, delay: Double), finishes: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.presentationsArePreparedAtOnce = begins.preparedAtOnce
        assumptions.presentationDelay = begins.delay
        let fixture = ModalFixture(assumptions: assumptions)
        let before = fixture.residue()
        install(fixture)
        let touch = Headless.touch(at: CGPoint(x: 388, y: 400), in: fixture.window)
        touch.move(to: CGPoint(x: 370, y: 400))
        touch.move(to: CGPoint(x: finishes ? 40 : 360, y: 400))
        if finishes { touch.lift() } else { touch.cancel() }
        fixture.settle()
        #expect(fixture.isPresented == finishes)
        if !finishes { #expect(fixture.residue() == before) }
    }

    @Test("P33: what was made and sent back is freed, and so is the presenter")
    func freed() {
        weak var weakMade: UIViewController?
        weak var weakRoot: UIViewController?
        do {
            let fixture = ModalFixture()
            weakRoot = fixture.root
            fixture.root.setInteractivePresentation(from: .trailing) {
                let made = Screen("made")
                made.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing))
                weakMade = made
                return made
            }
            swipe(fixture, by: 0.3)
            fixture.settle()
            #expect(weakMade == nil)
            fixture.window.rootViewController = nil
        }
        #expect(Headless.clock.settle())
        #expect(weakRoot == nil)
    }

    @Test("A presenter that is popped and freed under the finger takes the presentation back")
    func presenterFreed() {
        let fixture = ModalFixture()
        let detail = Screen("drawn in")
        let navigation = UINavigationController(rootViewController: Screen("below"))
        fixture.window.rootViewController = navigation
        Headless.clock.settle()
        weak var freed: UIViewController?
        do {
            let presenter = Screen("presenter")
            freed = presenter
            presenter.setInteractivePresentation(from: .trailing) { [weak detail] in
                detail?.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing))
                return detail
            }
            navigation.pushViewController(presenter, animated: false)
        }
        Headless.clock.settle()
        let touch = fixture.drag(from: CGPoint(x: 388, y: 400), by: CGSize(width: -195, height: 0), lifts: false)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        navigation.popViewController(animated: false)
        fixture.settle()
        #expect(freed == nil)
        #expect(detail.presentingViewController == nil && navigation.transitionCoordinator == nil)
        touch.lift()
        fixture.settle()
        #expect(navigation.presentedViewController == nil)
    }
}
