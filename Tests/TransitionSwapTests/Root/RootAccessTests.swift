import Testing
import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// What a new root means to people with other needs and other languages, and to the device.
@MainActor @Suite struct RootAccessTests {
    @Test("Invariant 4: with right-to-left layout the new root comes from the other side")
    func rightToLeft() throws {
        let world = RootWorld()
        let home = world.screen("home")
        home.loadViewIfNeeded()
        home.view.semanticContentAttribute = .forceRightToLeft
        world.change(to: home, .slide.duration(1))
        Headless.clock.advance(by: 0.2)
        #expect(try #require(home.view.layer.presentation()).frame.minX < 0)
        world.expectRest("home")
    }

    @Test("With Reduce Motion the roots cross-fade, unless the options say otherwise")
    func reduceMotion() throws {
        for motion in MotionPolicy.allCases {
            let world = RootWorld()
            Headless.isReduceMotionEnabled = motion != .alwaysReduced
            let home = world.screen("home")
            world.change(to: home, .slide.duration(1), RootTransitionOptions(motion: motion))
            Headless.clock.advance(by: 0.2)
            let x = try #require(home.view.layer.presentation()).frame.minX
            #expect((x == 0) == (motion != .neverReduced))
            world.expectRest("home")
        }
    }

    @Test("A7: VoiceOver is sent to the new root when nothing moves any more")
    func voiceOver() {
        let world = RootWorld()
        let home = world.screen("home")
        let before = Headless.accessibilityNotices.count
        world.change(to: home)
        Headless.clock.advance(by: 0.3)
        #expect(Headless.accessibilityNotices.count == before)
        world.expectRest("home")
        let notices = Headless.accessibilityNotices.dropFirst(before)
        #expect(notices.map(\.notification) == [.screenChanged])
        #expect(notices.first?.element === home.view)
    }

    @Test("Status bar and orientations are the new root's from the start, whatever the old root presented")
    func bars() {
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        let world = RootWorld()
        let above = Screen("above")
        above.modalPresentationStyle = .fullScreen
        world.window.rootViewController?.present(above, animated: false)
        world.settle()
        #expect(Headless.statusBarStyle(in: world.window) == .default)
        let home = Dark()
        home.title = "home"
        world.change(to: home)
        #expect(Headless.statusBarStyle(in: world.window) == .lightContent)
        #expect(Headless.supportedInterfaceOrientations(in: world.window) == .landscape)
        world.expectRest("home")
    }

    @Test("While a root arrives nothing in the window takes touches; afterwards the root does")
    func touches() {
        let world = RootWorld()
        let home = world.screen("home")
        world.change(to: home)
        let middle = CGPoint(x: 195, y: 600)
        #expect(world.window.hitTest(middle, with: nil)?.isDescendant(of: home.view) == false)
        world.expectRest("home")
        #expect(world.window.hitTest(middle, with: nil) === home.view)
    }
}
