import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// The swipe that dismisses, by touches injected at the window.
@MainActor
struct ModalSwipeTests {
    @Test("F200: after a cancelled swipe the presenter's view is out of the container", arguments: [true, false])
    func presenterLeavesAgain(systemRemoves: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.cancelledDismissalsRemoveThePresentersView = systemRemoves
        let fixture = ModalFixture(assumptions: assumptions)
        fixture.detail.setModalTransition(.slideDismiss)
        fixture.presented()
        #expect(fixture.root.view.window == nil)
        fixture.swipeDown(by: 0.3)
        fixture.settle()
        #expect(fixture.isPresented)
        #expect(fixture.root.view.window == nil)
    }

    @Test("M2: the screen follows the finger, whatever is done to it")
    func follows() {
        struct Shrink: TransitionAnimator {
            let info = AnimatorInfo(name: "shrink", title: "Shrink", summary: "Small and below.")
            func choreography(in scene: TransitionScene) -> Choreography {
                Choreography(foreground: .from(.offset(toward: .bottom).scale(0.2).rotation(degrees: 90)))
            }
        }
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(Shrink())
        fixture.presented()
        let touch = fixture.drag(from: CGPoint(x: 190, y: 100), by: CGSize(width: 0, height: 422), lifts: false)
        // It is not known from which point a pan counts its translation.
        let progress = Double(fixture.detail.view.layer.transform.m42) / 844
        #expect(abs(progress - 0.5) < 0.03, "\(progress)")
        touch.cancel()
        fixture.settle()
        #expect(fixture.isPresented)
    }

    @Test(
        "M2: towards any edge, and from the edge opposite only if asked for", arguments: TransitionEdge.allCases,
        [true, false])
    func edges(edge: TransitionEdge, fromEdge: Bool) {
        for isRightToLeft in [true, false] {
            let fixture = ModalFixture(isRightToLeft: isRightToLeft)
            fixture.detail.setModalTransition(
                .slide(from: edge), options: .init(edge: edge, swipe: fromEdge ? .fromEdge : .fromAnywhere))
            fixture.presented()
            let seen = isRightToLeft ? edge.mirrored : edge
            let (x, y) = (seen.x, seen.y)
            let size = fixture.window.bounds.size
            let way = CGSize(width: x * 0.9 * size.width, height: y * 0.9 * size.height)
            let middle = CGPoint(x: 195 - 0.4 * x * size.width, y: 422 - 0.4 * y * size.height)
            let start = CGPoint(x: 195 - 0.49 * x * size.width, y: 422 - 0.495 * y * size.height)
            // In the opposite direction and sideways.
            _ = fixture.drag(from: CGPoint(x: 195, y: 422), by: CGSize(width: -way.width / 2, height: -way.height / 2))
            _ = fixture.drag(from: CGPoint(x: 195, y: 422), by: CGSize(width: 170 * y, height: 170 * x))
            fixture.settle()
            #expect(fixture.isPresented)
            if fromEdge {
                _ = fixture.drag(from: middle, by: way)
                fixture.settle()
                #expect(fixture.isPresented)
            }
            _ = fixture.drag(from: start, by: way)
            fixture.settle()
            #expect(!fixture.isPresented, "\(edge), right to left: \(isRightToLeft)")
        }
    }

    @Test("P4: a swipe whose dismissal UIKit refuses leaves no flag behind")
    func refused() {
        final class Stubborn: UIViewController {
            var isStubborn = true
            override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
                if !isStubborn { super.dismiss(animated: flag, completion: completion) }
            }
        }
        let fixture = ModalFixture()
        let stubborn = Stubborn(nibName: nil, bundle: nil)
        stubborn.setModalTransition(.cover)
        fixture.root.present(stubborn, animated: true)
        fixture.settle()
        // The finger has cancelled the dismissal; a later dismissal in code must not count as the user's.
        fixture.swipeDown(by: 0.2)
        fixture.settle()
        #expect(fixture.root.presentedViewController === stubborn)
        stubborn.isStubborn = false
        stubborn.dismiss(animated: true)
        Headless.clock.advance(by: 0.05)
        #expect(fixture.root.transitionCoordinator?.isInteractive == false)
        fixture.settle()
        #expect(fixture.root.presentedViewController == nil)
    }
}
