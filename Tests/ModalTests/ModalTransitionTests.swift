import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Presentations and dismissals, and their residue.
@MainActor
struct ModalTransitionTests {
    @Test("M1, F39: both controllers hear of their appearance, once and in order")
    func appearance() {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.slide)
        fixture.presented()
        #expect(
            fixture.log.take() == ["root willDisappear", "detail willAppear", "detail didAppear", "root didDisappear"])
        fixture.dismissed()
        #expect(
            fixture.log.take().sorted()
                == ["detail didDisappear", "detail willDisappear", "root didAppear", "root willAppear"])
    }

    @Test("R9: a dismissal of its own, under a finger")
    func backward() throws {
        struct UpAndAway: TransitionAnimator {
            let info = AnimatorInfo(name: "upAndAway", title: "Up and away", summary: "In from below, out to the left.")
            func choreography(in scene: TransitionScene) -> Choreography {
                Choreography(foreground: .from(.offset(toward: .bottom)))
            }
            func returnChoreography(in scene: TransitionScene) -> Choreography? {
                Choreography(foreground: .from(.offset(toward: .leading)))
            }
        }
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(UpAndAway().duration(0.6), options: .init(edge: .leading))
        fixture.presented()
        let touch = fixture.drag(from: CGPoint(x: 300, y: 300), by: CGSize(width: -100, height: 0), lifts: false)
        let leaving = fixture.detail.view.layer.transform
        #expect(leaving.m41 < -60 && leaving.m42 == 0)
        touch.cancel()
        fixture.settle()
        #expect(fixture.isPresented)
    }
}
