import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Content under a finger that follows the finger itself.
@MainActor
struct SwipeContentTests {
    /// A control of the app, such as one with two knobs.
    private final class Range: UIControl {
        private(set) var way: CGFloat = 0
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            way = touch.location(in: nil).x
            return true
        }
    }

    @Test("A control of the app's own that follows the finger keeps it, a button does not", arguments: [true, false])
    func controls(isButton: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let control: UIControl = isButton ? UIButton() : Range()
        control.frame = CGRect(x: 0, y: 350, width: 390, height: 100)
        fixture.screens[0].view.addSubview(control)
        fixture.swipe(from: 0.8, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == (isButton ? "b" : "a"))
        #expect(isButton || (control as? Range)?.way ?? 400 < 100, "it followed")
    }

    @Test("A list that is pulled to refresh is not dismissed by the pull", arguments: [true, false])
    func refresh(hasRefreshControl: Bool) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover)
        fixture.presented()
        let list = UIScrollView(frame: fixture.detail.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        if hasRefreshControl { list.refreshControl = UIRefreshControl() }
        fixture.detail.view.addSubview(list)
        fixture.swipeDown(by: 0.7)
        fixture.settle()
        #expect(fixture.isPresented == hasRefreshControl)
    }
}
