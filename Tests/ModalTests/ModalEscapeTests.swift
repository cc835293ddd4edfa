import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A7: VoiceOver's scrub dismisses a screen, wherever a swipe would.
@MainActor
struct ModalEscapeTests {
    enum Extent: CaseIterable {
        case full, half, leading, overTilted

        var transition: any TransitionAnimator { self == .overTilted ? .tiltUnder : .cover }

        var options: ModalTransitionOptions {
            switch self {
            case .full, .overTilted: .init()
            case .half: .init(extent: .fraction(0.5))
            case .leading: .init(edge: .leading, extent: .points(200))
            }
        }
    }

    private func fixture(_ extent: Extent) -> ModalFixture {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(extent.transition, options: extent.options)
        return fixture
    }

    @discardableResult
    private func scrub(_ fixture: ModalFixture) -> Bool {
        let answer = Headless.performEscape(in: fixture.window)
        fixture.settle()
        return answer
    }

    @Test(
        "A7, M10: the scrub dismisses in every extent, and the app is asked as for a swipe", arguments: Extent.allCases)
    func dismisses(extent: Extent) {
        let fixture = fixture(extent)
        let adaptive = ModalAskingTests.Adaptive()
        fixture.detail.presentationController?.delegate = adaptive
        let before = fixture.residue()
        fixture.presented()
        adaptive.isAllowed = false
        #expect(scrub(fixture) && fixture.isPresented)
        #expect(adaptive.log.take() == ["should", "attempt"])
        fixture.detail.isModalInPresentation = true
        #expect(scrub(fixture) && fixture.isPresented)
        #expect(adaptive.log.take() == ["attempt"])
        (adaptive.isAllowed, fixture.detail.isModalInPresentation) = (true, false)
        #expect(scrub(fixture) && !fixture.isPresented)
        #expect(adaptive.log.take() == ["should", "will", "did"])
        #expect(fixture.residue() == before && Headless.warnings == [])
        #expect(!scrub(fixture), "nothing is left to leave")
    }

    private final class Deciding: UIViewController {
        var answers = true
        override func accessibilityPerformEscape() -> Bool { answers }
    }

    @Test("A7: the screen's own answer counts first", arguments: Extent.allCases)
    func ownAnswer(extent: Extent) {
        let fixture = ModalFixture()
        let screen = Deciding()
        screen.setModalTransition(extent.transition, options: extent.options)
        fixture.root.present(screen, animated: true)
        fixture.settle()
        #expect(scrub(fixture) && fixture.root.presentedViewController === screen)
        screen.answers = false
        #expect(scrub(fixture) && fixture.root.presentedViewController == nil)
    }

    @Test(
        "A7, F211: a presented navigation controller goes back first, if its Back button would",
        arguments: Extent.allCases, [true, false])
    func navigation(extent: Extent, isInTabs: Bool) {
        let fixture = ModalFixture()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        let presented = isInTabs ? UITabBarController() : navigation
        (presented as? UITabBarController)?.viewControllers = [navigation]
        presented.setModalTransition(extent.transition, options: extent.options)
        fixture.root.present(presented, animated: true)
        fixture.settle()
        // VoiceOver may be at an element outside of the navigation controller, which UIKit would have asked first.
        #expect(presented.view.superview.map { !Headless.performEscape(from: $0) } == true)
        #expect(scrub(fixture) && navigation.viewControllers.count == 1 && presented.presentingViewController != nil)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.topViewController?.navigationItem.hidesBackButton = true
        #expect(scrub(fixture) && fixture.root.presentedViewController == nil)
    }

    @Test("A7: what is presented over the screen is left first", arguments: Extent.allCases)
    func covered(extent: Extent) throws {
        let fixture = fixture(extent)
        fixture.presented()
        let above = UIViewController()
        above.modalPresentationStyle = .overFullScreen
        fixture.detail.present(above, animated: true)
        Headless.clock.settle()
        let view = try #require(fixture.detail.view)
        #expect(!scrub(fixture) && !Headless.performEscape(from: view))
        above.dismiss(animated: true)
        Headless.clock.settle()
        #expect(scrub(fixture) && !fixture.isPresented)
    }

    @Test(
        "A7: a scrub while the screen moves changes nothing, and it works again afterwards", arguments: Extent.allCases)
    func moving(extent: Extent) {
        let fixture = fixture(extent)
        fixture.present()
        Headless.clock.advance(by: 0.1)
        #expect(!Headless.performEscape(in: fixture.window))
        fixture.settle()
        #expect(fixture.isPresented)
        // A swipe that is cancelled.
        let touch = fixture.drag(
            from: CGPoint(x: 100, y: 500), by: CGSize(width: extent == .leading ? -40 : 0, height: 40), lifts: false)
        #expect(!Headless.performEscape(in: fixture.window))
        touch.lift()
        fixture.settle()
        #expect(fixture.isPresented && Headless.warnings == [])
        #expect(scrub(fixture) && !fixture.isPresented)
    }

    @Test("A7: it is there for each presentation, and gone with the transition", arguments: Extent.allCases)
    func comesAndGoes(extent: Extent) {
        let fixture = ModalFixture()
        fixture.detail.modalPresentationStyle = .fullScreen
        fixture.detail.setModalTransition(extent.transition, options: extent.options)
        for _ in 0..<2 {
            fixture.presented()
            #expect(scrub(fixture) && !fixture.isPresented)
        }
        guard extent == .full else { return }
        fixture.presented()
        fixture.detail.setModalTransition(nil)
        #expect(!scrub(fixture) && fixture.isPresented)
        // Chosen for a screen that is presented already.
        fixture.detail.setModalTransition(.cover)
        #expect(scrub(fixture) && !fixture.isPresented)
    }
}
