import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The options of a presentation take effect on the presented screen.
@MainActor
struct ModalOptionTests {
    @Test(
        "The dimming option is the darkness over the presenter, from 0 to 1; what is no number is 0",
        arguments: [(nil, 0.4), (0.7, 0.7), (0, 0), (7, 1), (-1, 0), (.nan, 0)] as [(Double?, Double)])
    func dimming(chosen: Double?, expected: Double) throws {
        let fixture = ModalFixture()
        var options = ModalTransitionOptions(extent: .fraction(0.5))
        if let chosen { options.dimming = chosen }
        fixture.detail.setModalTransition(.cover, options: options)
        fixture.presented()
        let container = try #require(fixture.detail.presentationController?.containerView)
        let dark = try #require(container.subviews.first { $0.gestureRecognizers?.isEmpty == false })
        let color = try #require(dark.backgroundColor)
        #expect(color.isEqual(UIColor(white: 0, alpha: CGFloat(expected))), "\(color)")
    }
}
