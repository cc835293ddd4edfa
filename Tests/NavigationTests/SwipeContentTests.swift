import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Content under a finger that follows the finger itself.
@MainActor
struct SwipeContentTests {
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
