import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// F124: UIKit itself posts the screen-changed notice. A second one, with an argument, would move VoiceOver away from
/// where it was.
@MainActor
struct ScreenChangedTests {
    private func notices() -> [UIAccessibility.Notification] { Headless.accessibilityNotices.map(\.notification) }
    private var elements: [AnyObject] { Headless.accessibilityNotices.compactMap(\.element) }

    @Test("A7: navigation leaves it to UIKit, on the way in and back, swiped and called off")
    func navigation() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push)
        let before = notices().count
        fixture.push("a")
        #expect(notices().count == before)
        fixture.settle()
        #expect(notices().count == before + 1)
        fixture.swipeBack(to: 0.2)
        fixture.settle()
        #expect(notices().count == before + 1)
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(notices().count == before + 2)
        #expect(notices().allSatisfy { $0 == .screenChanged } && elements.isEmpty)
    }

    @Test("A7: a change of tabs leaves VoiceOver on the tab that was chosen")
    func tabs() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let before = notices().count
        fixture.tap(1)
        fixture.settle()
        fixture.swipe(from: 0.3, to: 0.9)
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(notices().count == before)
    }

    @Test("A7: a presentation over the whole screen leaves it to UIKit")
    func wholeScreen() {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover)
        let before = notices().count
        fixture.presented()
        #expect(notices().count == before + 1)
        fixture.dismissed()
        #expect(notices().count == before + 2)
        #expect(elements.isEmpty)
    }

    @Test("A7: a presentation of a part of the screen is told by us on the way in, where UIKit does not")
    func part() {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover, options: .init(extent: .fraction(0.5)))
        let before = notices().count
        fixture.presented()
        #expect(notices().count == before + 1)
        #expect(Headless.accessibilityNotices.last?.element === fixture.detail.view)
        fixture.dismissed()
        #expect(notices().count == before + 2)
        #expect(elements.count == 1)
    }
}
