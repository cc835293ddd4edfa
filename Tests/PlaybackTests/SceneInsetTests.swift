import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The safe area that an animator is told, shown by the moves that it makes of it.
@MainActor
struct SceneInsetTests {
    /// Comes from as far to the side as the leading inset is wide, and from as far below as the trailing one is.
    private struct Indent: TransitionAnimator {
        let info = AnimatorInfo(name: "indent", title: "Indent", summary: "From beside the insets.")
        var duration: TimeInterval { 1 }
        var timing: Timing { .linear }

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(dx: scene.safeArea.leading, dy: scene.safeArea.trailing)))
        }
    }

    @Test("In right-to-left layout leading is the right side, and insets beside a partial screen are not its own")
    func insets() throws {
        typealias Case = (isRightToLeft: Bool, extent: ModalTransitionOptions.Extent, x: Double, y: Double)
        let cases: [Case] = [
            (false, .full, 47, 21), (true, .full, -21, 47), (false, .points(300), 0, 21), (true, .points(300), 0, 47),
        ]
        for (isRightToLeft, extent, x, y) in cases {
            let fixture = ModalFixture(isRightToLeft: isRightToLeft)
            Headless.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 21), of: fixture.window)
            fixture.detail.setModalTransition(Indent(), options: .init(edge: .trailing, extent: extent))
            fixture.present()
            Headless.clock.advance(by: 0.001)
            let view = try #require(fixture.detail.presentationController?.presentedView)
            let transform = try #require(view.layer.presentation()).transform
            #expect(abs(transform.m41 - x) < 0.5 && abs(transform.m42 - y) < 0.5, "\(extent), \(isRightToLeft)")
            fixture.settle()
        }
    }
}
