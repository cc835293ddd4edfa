import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A switch or a slider in a list of a presented screen. The list delays the touches of its content, so at first the
/// control does not know of the finger.
@MainActor
struct ModalSwitchInListTests {
    enum Control: CaseIterable { case onOff, slider }

    @Test(
        "T11: a finger that comes down on a switch or a slider is the control's, however early it moves",
        arguments: Control.allCases, [true, false])
    func early(control: Control, isEnabled: Bool) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover)
        fixture.presented()
        let list = UIScrollView(frame: fixture.window.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        let slider = UISlider(frame: CGRect(x: 45, y: 180, width: 350, height: 40))
        slider.value = 0.5
        let onOff = UISwitch(frame: CGRect(x: 200, y: 185, width: 51, height: 31))
        let view: UIControl = control == .slider ? slider : onOff
        view.isEnabled = isEnabled
        list.addSubview(view)
        fixture.detail.view.addSubview(list)
        Headless.clock.settle()
        let start = CGPoint(x: 220, y: 200)
        Headless.swipe(from: start, to: CGPoint(x: 220, y: 700), duration: 0.1, in: fixture.window)
        fixture.settle()
        #expect(fixture.isPresented == isEnabled)
    }
}
