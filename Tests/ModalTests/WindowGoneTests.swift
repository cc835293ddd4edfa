import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit

/// A window that is freed while a transition of it is under a finger or plays.
@MainActor
struct WindowGoneTests {
    enum Moment: CaseIterable { case held, playing, released, heldByCode }

    @MainActor
    private final class Remains {
        weak var window: UIWindow?
        weak var container: UIViewController?
        weak var screen: UIViewController?
        weak var transition: AnyObject?

        var text: String {
            var names: [String] = []
            if window != nil { names.append("window") }
            if container != nil { names.append("container") }
            if screen != nil { names.append("screen") }
            if transition != nil { names.append("transition") }
            return names.joined(separator: " ")
        }
    }

    @Test("At rest it is so, too, with this package and without it", arguments: [false, true])
    func baseline(isInstalled: Bool) {
        let remains = Remains()
        do {
            let fixture = ModalFixture()
            if isInstalled { fixture.detail.setModalTransition(.slide) }
            fixture.presented()
            (remains.window, remains.container, remains.screen) = (fixture.window, fixture.root, fixture.detail)
        }
        Headless.clock.settle()
        #expect(remains.text == "")
    }

    @Test("A stack that the app keeps without its window is at rest again", arguments: [Change.pop, .wholePop])
    func kept(change: Change) throws {
        var stack: UINavigationController?
        var count = 0
        var events: [TransitionEvent] = []
        try {
            let world = World(change, animator: .slide.duration(1))
            world.observe { events.append($0) }
            stack = world.navigation
            count = stack?.viewControllers.count ?? 0
            try world.swipe("0 > 0.6")
            #expect(stack?.transitions.isPlaying == true)
            world.window.rootViewController = nil
        }()
        Headless.clock.settle()
        #expect(stack?.transitions.isPlaying == false && stack?.viewControllers.count == count)
        #expect(events.last == .cancelled)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        Headless.clock.settle()
        stack?.popViewController(animated: true)
        Headless.clock.advance(by: 0.2)
        #expect(stack?.transitions.isPlaying == true)
        Headless.clock.settle()
        #expect(stack?.viewControllers.count == count - 1)
    }

    @Test("Nothing stays alive when the window goes in mid-transition", arguments: Change.kinds, Moment.allCases)
    func freed(change: Change, moment: Moment) throws {
        guard change.isSwiped || moment == .playing || moment == .heldByCode else { return }
        let remains = Remains()
        try {
            let world = World(change, animator: .slide.duration(1))
            if moment == .held || moment == .released {
                let touch = try world.swipe("0 > 0.6")
                if moment == .released {
                    touch.lift()
                    Headless.clock.advance(by: 0.1)
                }
            } else {
                if moment == .heldByCode { world.installed?.holdNext() }
                world.begin()
                Headless.clock.advance(by: 0.3)
            }
            remains.window = world.window
            remains.container = world.navigation ?? world.tabs ?? world.root
            remains.screen = world.top
            remains.transition =
                world.navigation?.navigationTransitionAdapter?.current ?? world.tabs?.tabTransitionAdapter?
                .currentDriver
                ?? world.detail?.modalTransitionAdapter?.current
            #expect(remains.transition != nil)
        }()
        Headless.clock.settle()
        #expect(remains.text == "")
    }

    @Test("A window may be freed on another thread", arguments: [false, true])
    func anotherThread(isHeld: Bool) {
        weak var known: UIWindow?
        freeOnAnotherThread {
            let fixture = NavigationFixture()
            fixture.navigation.setNavigationTransition(.snapshotPush)
            fixture.pushed("a")
            if isHeld { _ = fixture.drag(to: 0.5) }
            known = fixture.window
            return fixture.window
        }
        #expect(known == nil)
        #expect(Headless.clock.settle())
    }
}
