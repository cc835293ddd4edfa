import Testing
import TransitionAnimations
import TransitionUIKit
import TransitionWorld
import UIKit

/// A presentation and its transition in one call.
@MainActor
struct ModalPresentOnceTests {
    @Test("It presents with the animator and its options, and calls its completion", arguments: [true, false])
    func present(isHalf: Bool) {
        let fixture = ModalFixture()
        let before = fixture.residue()
        var isComplete = false
        fixture.root.present(
            fixture.detail, transition: .cover.duration(0.4).timing(.linear),
            options: .init(extent: isHalf ? .fraction(0.5) : .full),
            completion: { isComplete = true })
        Headless.clock.advance(by: 0.2)
        #expect(!isComplete && fixture.detail.modalTransitions.control.progress ?? 0 > 0.4)
        fixture.settle()
        #expect(isComplete && fixture.isPresented)
        #expect(abs(fixture.detail.view.bounds.height - (isHalf ? 422 : 844)) < 1)
        // The dismissal plays it backwards, first cancelled by a finger, then to its end.
        fixture.swipeDown(by: 0.1)
        fixture.settle()
        #expect(fixture.isPresented)
        fixture.detail.dismiss(animated: true)
        Headless.clock.advance(by: 0.2)
        #expect(fixture.detail.modalTransitions.control.progress ?? 0 > 0.4)
        fixture.settle()
        #expect(!fixture.isPresented && fixture.residue() == before)
    }
}
