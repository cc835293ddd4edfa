import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A presenter that keeps a pose while it is covered.
@MainActor
struct ModalOverlayTests {
    static let options = ModalTransitionOptions(extent: .fraction(0.5))

    private func isPosed(_ fixture: ModalFixture) -> Bool {
        !CATransform3DIsIdentity(fixture.root.view.layer.transform)
    }

    private func presented(_ size: CGSize = CGSize(width: 390, height: 844)) -> ModalFixture {
        let fixture = ModalFixture(size: size)
        fixture.detail.setModalTransition(.tiltUnder, options: Self.options)
        fixture.presented()
        return fixture
    }

    @Test("It leans back: the top gets narrower than the foot")
    func leansBack() throws {
        let fixture = presented()
        let layer = fixture.root.view.layer
        let top = layer.convert(CGPoint(x: 390, y: 0), to: layer.superlayer).x
        let foot = layer.convert(CGPoint(x: 390, y: 844), to: layer.superlayer).x
        #expect(top < foot)
    }

    @Test("P6: a cancelled dismissal keeps the pose, twenty times")
    func cancelledDismissal() {
        let fixture = presented()
        let (pose, shown) = (fixture.root.view.layer.transform, fixture.residue())
        for _ in 0..<20 {
            let touch = fixture.drag(
                from: CGPoint(x: 190, y: 440), by: CGSize(width: 0, height: 150), seconds: 0.2, lifts: false)
            #expect(fixture.root.view.layer.transform.m11 > pose.m11)
            touch.cancel()
            fixture.settle()
            #expect(CATransform3DEqualToTransform(fixture.root.view.layer.transform, pose))
            #expect(fixture.residue() == shown)
        }
    }

    @Test("P6: a cancelled presentation leaves no pose")
    func cancelledPresentation() {
        let fixture = ModalFixture()
        let before = fixture.residue()
        fixture.detail.setModalTransition(.tiltUnder.duration(1), options: Self.options)
        fixture.present()
        Headless.clock.advance(by: 0.3)
        #expect(isPosed(fixture))
        _ = fixture.drag(from: CGPoint(x: 190, y: 460), by: CGSize(width: 0, height: 380))
        fixture.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.residue() == before)
        fixture.presented()
        #expect(isPosed(fixture))
    }

    @Test(
        "M6, P15, P19: turned while it is posed, it is posed anew, and at rest after dismissal",
        arguments: [true, false])
    func rotation(inFlight: Bool) {
        let wide = CGSize(width: 844, height: 390)
        let expected = presented(wide)
        let (wideShown, widePose) = (expected.residue(), expected.root.view.layer.transform)
        expected.dismissed()
        let wideRest = expected.residue()

        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.tiltUnder, options: Self.options)
        fixture.present()
        if inFlight { Headless.clock.advance(by: 0.1) } else { fixture.settle() }
        Headless.resize(fixture.window, to: wide)
        // UIKit gives the view another frame now, which has no meaning under a transform.
        #expect(!isPosed(fixture))
        fixture.settle()
        #expect(fixture.isPresented)
        #expect(CATransform3DEqualToTransform(fixture.root.view.layer.transform, widePose))
        #expect(fixture.residue() == wideShown)
        fixture.dismissed()
        #expect(fixture.residue() == wideRest)
        #expect(fixture.root.view.frame == CGRect(origin: .zero, size: wide))
    }

    @Test("A5: with less motion nothing is posed")
    func reduced() {
        let fixture = ModalFixture()
        let before = fixture.residue()
        fixture.detail.setModalTransition(
            .tiltUnder, options: .init(extent: .fraction(0.5), motion: .alwaysReduced))
        fixture.presented()
        #expect(!isPosed(fixture))
        fixture.dismissed()
        #expect(fixture.residue() == before)
    }

    @Test(
        "A5: it leans and straightens up as the user wants less motion, while it is covered", arguments: [true, false])
    func lessMotion(crossFades: Bool) {
        func set(_ isLess: Bool) {
            if crossFades {
                Headless.prefersCrossFadeTransitions = isLess
            } else {
                Headless.isReduceMotionEnabled = isLess
            }
            Headless.clock.turn()
        }
        let expected = ModalFixture()
        let before = expected.residue()
        let fixture = presented()
        let pose = fixture.root.view.layer.transform
        set(true)
        #expect(!isPosed(fixture))
        set(false)
        #expect(CATransform3DEqualToTransform(fixture.root.view.layer.transform, pose))
        set(true)
        fixture.dismissed()
        #expect(fixture.residue() == before)
        set(false)
        #expect(fixture.residue() == before, "what is over hears no more of it")
    }

    @Test("M4: it takes its pose when the animator is chosen while it is covered")
    func chosenLate() {
        let fixture = ModalFixture()
        let before = fixture.residue()
        fixture.detail.setModalTransition(.cover, options: Self.options)
        fixture.presented()
        #expect(!isPosed(fixture))
        fixture.detail.setModalTransition(.tiltUnder, options: Self.options)
        #expect(isPosed(fixture))
        fixture.dismissed()
        #expect(fixture.residue() == before)
    }

    @Test("It is posed from rest, even if a push still moves the whole window", arguments: [true, false])
    func windowInMotion(presentsAnimated: Bool) {
        func pose(pushesAnimated: Bool) -> CATransform3D {
            let fixture = ModalFixture()
            let navigation = UINavigationController(rootViewController: Screen("first"))
            fixture.window.rootViewController = navigation
            Headless.clock.settle()
            navigation.setNavigationTransition(.push.wholeWindow)
            navigation.pushViewController(Screen("second"), animated: pushesAnimated)
            Headless.clock.advance(by: 0.1)
            fixture.detail.setModalTransition(.tiltUnder, options: Self.options)
            navigation.present(fixture.detail, animated: presentsAnimated)
            Headless.clock.settle()
            return navigation.view.layer.transform
        }
        let expected = pose(pushesAnimated: false)
        #expect(!CATransform3DIsIdentity(expected))
        #expect(CATransform3DEqualToTransform(pose(pushesAnimated: true), expected))
    }

    @Test("What the app changes while the presenter is posed is the app's")
    func appsOwn() {
        let fixture = presented()
        fixture.root.view.layer.cornerRadius = 30
        fixture.dismissed()
        #expect(fixture.root.view.layer.cornerRadius == 30)
        #expect(!isPosed(fixture))
    }

    @Test("Its shade lies over it and under the presented screen")
    func shade() throws {
        let fixture = presented()
        let container = try #require(fixture.detail.presentationController?.containerView)
        let shades = (container.layer.sublayers ?? []).filter { layer in
            !container.subviews.contains { $0.layer === layer } && layer.opacity > 0 && !layer.isHidden
        }
        let shade = try #require(shades.first)
        #expect(shades.count == 1 && abs(shade.opacity - 0.2) < 1e-6 && shade.zPosition < 0)
        let (own, seen) = (fixture.root.view.layer.frame, shade.frame)
        #expect(abs(own.midX - seen.midX) < 0.01 && abs(own.midY - seen.midY) < 0.01)
        fixture.dismissed()
        #expect(shade.superlayer == nil)
    }
}
