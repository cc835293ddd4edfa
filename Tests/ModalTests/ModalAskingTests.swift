import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// M10: the calls that the app receives when the user dismisses.
@MainActor
struct ModalAskingTests {
    final class Adaptive: NSObject, UIAdaptivePresentationControllerDelegate {
        let log = Log()
        var isAllowed = true

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.note("should")
            return isAllowed
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.note("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.note("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.note("attempt")
        }
    }

    enum Way: CaseIterable { case swipe, shortSwipe, tap, escape, code }

    private func fixture(_ adaptive: Adaptive, isPartial: Bool) -> ModalFixture {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover, options: .init(extent: isPartial ? .fraction(0.5) : .full))
        fixture.detail.presentationController?.delegate = adaptive
        fixture.presented()
        #expect(fixture.detail.presentationController?.delegate === adaptive)
        return fixture
    }

    private func act(_ way: Way, on fixture: ModalFixture) {
        switch way {
        case .swipe: _ = fixture.drag(from: CGPoint(x: 190, y: 440), by: CGSize(width: 0, height: 400), seconds: 0.2)
        case .shortSwipe: _ = fixture.drag(from: CGPoint(x: 190, y: 440), by: CGSize(width: 0, height: 80))
        case .tap: Headless.tap(at: CGPoint(x: 100, y: 100), in: fixture.window)
        case .escape: #expect(Headless.performEscape(in: fixture.window))
        case .code: fixture.detail.dismiss(animated: true)
        }
        fixture.settle()
    }

    @Test("M10, F11: allowed", arguments: Way.allCases)
    func allowed(way: Way) {
        let adaptive = Adaptive()
        let fixture = fixture(adaptive, isPartial: true)
        act(way, on: fixture)
        #expect(fixture.isPresented == (way == .shortSwipe))
        switch way {
        case .code: #expect(adaptive.log.take() == [])
        case .shortSwipe: #expect(adaptive.log.take() == ["should", "will"])
        default: #expect(adaptive.log.take() == ["should", "will", "did"])
        }
    }

    @Test("M10: the app says no", arguments: Way.allCases, [true, false])
    func refused(way: Way, byProperty: Bool) {
        let adaptive = Adaptive()
        let fixture = fixture(adaptive, isPartial: true)
        let shown = fixture.residue()
        if byProperty { fixture.detail.isModalInPresentation = true } else { adaptive.isAllowed = false }
        act(way, on: fixture)
        #expect(fixture.isPresented == (way != .code))
        let asked = byProperty ? [] : ["should"]
        switch way {
        case .code: #expect(adaptive.log.take() == [])
        case .shortSwipe: #expect(adaptive.log.take() == asked)
        default: #expect(adaptive.log.take() == asked + ["attempt"])
        }
        if fixture.isPresented { #expect(fixture.residue() == shown) }
    }

    @Test("M10: the same over the whole screen", arguments: [true, false])
    func whole(isAllowed: Bool) {
        let adaptive = Adaptive()
        adaptive.isAllowed = isAllowed
        let fixture = fixture(adaptive, isPartial: false)
        _ = fixture.drag(from: CGPoint(x: 190, y: 100), by: CGSize(width: 0, height: 600))
        fixture.settle()
        #expect(fixture.isPresented == !isAllowed)
        #expect(adaptive.log.take() == (isAllowed ? ["should", "will", "did"] : ["should", "attempt"]))
    }

    @Test("A delegate that implements nothing, and none at all")
    func silent() {
        final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}
        let silent = Silent()
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover, options: .init(extent: .fraction(0.5)))
        fixture.detail.presentationController?.delegate = silent
        fixture.presented()
        Headless.tap(at: CGPoint(x: 100, y: 100), in: fixture.window)
        fixture.settle()
        #expect(!fixture.isPresented)
    }
}
