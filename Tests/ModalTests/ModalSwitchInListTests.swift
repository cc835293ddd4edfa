import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A switch in a list of a presented screen. The list delays the touches of its content.
@MainActor
struct ModalSwitchInListTests {
    @Test("A finger that comes down on a switch is the switch's, however early it moves", arguments: [true, false])
    func early(isEnabled: Bool) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover)
        fixture.presented()
        let list = UIScrollView(frame: fixture.window.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        let onOff = UISwitch(frame: CGRect(x: 200, y: 185, width: 51, height: 31))
        onOff.isEnabled = isEnabled
        list.addSubview(onOff)
        fixture.detail.view.addSubview(list)
        Headless.clock.settle()
        let start = CGPoint(x: 220, y: 200)
        Headless.swipe(from: start, to: CGPoint(x: 220, y: 700), duration: 0.1, in: fixture.window)
        fixture.settle()
        #expect(fixture.isPresented == isEnabled)
    }
}
