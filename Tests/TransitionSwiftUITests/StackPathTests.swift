import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit
@testable import fuzz

/// S3: the path of a stack is true whatever fingers do.
@MainActor
struct StackPathTests {
    /// What changes what plays, not what is true afterwards.
    struct Case: Sendable, CustomStringConvertible {
        let name: String
        let animator: any TransitionAnimator
        /// Made in the world of the test: the default of a swipe's origin is that of the system there.
        var options: @MainActor @Sendable () -> NavigationTransitionOptions = { .init() }
        var description: String { name }

        static let all = [
            Case(name: "slide", animator: .slide.duration(0.6)),
            Case(name: "cube", animator: .cube.duration(0.6).timing(.spring(response: 0.4, dampingRatio: 0.8))),
            Case(name: "fold", animator: .fold.duration(0.6), options: { .init(swipe: .fromEdge) }),
            Case(name: "fade", animator: .fade.duration(0.6), options: { .init(motion: .alwaysReduced) }),
            Case(name: "push", animator: .push.duration(0.6), options: { .init(release: .init(threshold: 0.3)) }),
        ]
    }

    private func stage(_ assumptions: HostAssumptions, _ subject: Case, path: [String]) -> (HostWindow, StackHost) {
        let world = HostWindow()
        let host = StackHost(assumptions)
        host.path = path
        host.rebuild()
        host.add(subject.animator, options: subject.options())
        world.show(host.hosting)
        return (world, host)
    }

    private func expectTrue(
        _ host: StackHost, _ world: HostWindow, _ path: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        world.settle(sourceLocation: sourceLocation)
        #expect(host.path == path, sourceLocation: sourceLocation)
        #expect(host.shown == path, sourceLocation: sourceLocation)
        let screens = host.navigation.viewControllers
        let seen = screens.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "?" }
        #expect(seen == [path.last ?? "root"], sourceLocation: sourceLocation)
        #expect(host.navigation.navigationBar.items?.count == screens.count, sourceLocation: sourceLocation)
        #expect(Headless.warnings.isEmpty, "\(Headless.warnings)", sourceLocation: sourceLocation)
    }

    @Test("Swipes back, finished and called off twenty times", arguments: HostAssumptions.each, Case.all)
    func swipes(assumptions: HostAssumptions, subject: Case) {
        let (world, host) = stage(assumptions, subject, path: ["a", "b"])
        for _ in 0..<20 {
            world.swipeBack(to: 0.15)
            expectTrue(host, world, ["a", "b"])
        }
        world.swipeBack(to: 0.8)
        expectTrue(host, world, ["a"])
        world.swipeBack(to: 0.8)
        expectTrue(host, world, [])
        world.swipeBack(to: 0.8)
        expectTrue(host, world, [])
    }

    @Test(
        "F196: a view with .navigationBarBackButtonHidden() is not swiped away, unless the app allows it",
        arguments: HostAssumptions.each, [true, false])
    func hiddenButton(assumptions: HostAssumptions, isAllowed: Bool) {
        let subject = Case(
            name: "slide", animator: .slide.duration(0.6), options: { .init(allowsSwipeWithoutBackButton: isAllowed) })
        let (world, host) = stage(assumptions, subject, path: ["a", "b"])
        host.navigation.topViewController?.navigationItem.hidesBackButton = true
        world.swipeBack(to: 0.8)
        expectTrue(host, world, isAllowed ? ["a"] : ["a", "b"])
    }

    @Test("A swipe back that is let go of, grabbed and turned around", arguments: HostAssumptions.each, [true, false])
    func grabbedSwipe(assumptions: HostAssumptions, finishes: Bool) {
        let (world, host) = stage(assumptions, Case.all[0], path: ["a", "b"])
        let first = world.drag(from: 2, by: 250)
        world.lift(first, at: 252)
        Headless.clock.advance(by: 0.05)
        let second = world.drag(from: 250, by: finishes ? 60 : -200)
        world.lift(second, at: finishes ? 310 : 50)
        expectTrue(host, world, finishes ? ["a"] : ["a", "b"])
    }

    @Test("A push that is grabbed and taken back shortens the path", arguments: HostAssumptions.each, Case.all)
    func pushTurnedBack(assumptions: HostAssumptions, subject: Case) {
        let (world, host) = stage(assumptions, subject, path: ["a"])
        var events: [TransitionEvent] = []
        host.navigation.transitions.onEvent = { events.append($0) }
        let before = world.window.residue()
        for _ in 0..<3 {
            events = []
            host.path.append("b")
            Headless.clock.advance(by: 0.15)
            let touch = world.drag(from: 100, by: 250)
            #expect(host.navigation.transitions.control.progress ?? 1 < 0.5)
            world.lift(touch, at: 350)
            #expect(host.navigation.viewControllers.count == 3, "UIKit has it until it is back")
            expectTrue(host, world, ["a"])
            #expect(events.last == .cancelled)
            #expect(events.filter { $0 == .finished || $0 == .cancelled }.count == 1)
            #expect(world.window.residue() == before)
        }
        host.path.append("b")
        expectTrue(host, world, ["a", "b"])
    }

    @Test("The picture goes all the way back before the pushed screen goes")
    func noFlash() {
        let (world, host) = stage(HostAssumptions(), Case.all[0], path: [])
        host.path.append("b")
        Headless.clock.advance(by: 0.15)
        let touch = world.drag(from: 100, by: 250)
        let pushed = host.navigation.topViewController
        var places: [Double] = []
        let token = Headless.clock.onCommit {
            guard let view = pushed?.viewIfLoaded, view.window != nil else { return }
            places.append(Double(view.layer.presentation()?.transform.m41 ?? 0))
        }
        world.lift(touch, at: 350)
        world.settle()
        token.cancel()
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 1 }, "\(places)")
        #expect(places.last ?? 0 > 250)
    }

    @Test("A push that is turned back, grabbed again and finished after all", arguments: HostAssumptions.each)
    func pushTurnedTwice(assumptions: HostAssumptions) {
        let (world, host) = stage(assumptions, Case.all[0], path: [])
        host.path.append("a")
        Headless.clock.advance(by: 0.15)
        let first = world.drag(from: 100, by: 150)
        world.lift(first, at: 350)
        Headless.clock.advance(by: 0.02)
        let second = world.drag(from: 350, by: -300)
        world.lift(second, at: 50)
        expectTrue(host, world, ["a"])
    }

    @Test("A pop in code, or by Back, can be held, and then goes on", arguments: HostAssumptions.each, [true, false])
    func popHeld(assumptions: HostAssumptions, isBack: Bool) {
        let (world, host) = stage(assumptions, Case.all[0], path: ["a", "b"])
        if isBack { host.navigation.popViewController(animated: true) } else { host.path.removeLast() }
        Headless.clock.advance(by: 0.2)
        let touch = world.drag(from: 350, by: -300)
        #expect(host.navigation.transitionCoordinator?.isInteractive == true)
        world.lift(touch, at: 50)
        expectTrue(host, world, ["a"])
    }

    @Test("Code in the place of a finger calls nothing off that the path has", arguments: HostAssumptions.each)
    func control(assumptions: HostAssumptions) throws {
        let (world, host) = stage(assumptions, Case.all[0], path: ["a"])
        let control = host.navigation.transitions.control
        control.holdNext()
        host.path.append("b")
        Headless.clock.advance(by: 0.2)
        control.scrub(to: 0.6)
        control.cancel()
        expectTrue(host, world, ["a"])
        control.holdNext()
        host.path = []
        Headless.clock.advance(by: 0.2)
        control.scrub(to: 0.3)
        control.cancel()
        expectTrue(host, world, [])
    }

    @Test("A push that loses its finger is where the path is", arguments: HostAssumptions.each)
    func lost(assumptions: HostAssumptions) {
        for loss in 0..<3 {
            let (world, host) = stage(assumptions, Case.all[0], path: [])
            host.path.append("a")
            Headless.clock.advance(by: 0.15)
            let touch = world.drag(from: 100, by: 100)
            switch loss {
            case 0: world.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
            case 1: host.requests[0].request.update(nil, options: .init())
            default:
                world.window.rootViewController = UIViewController()
                world.settle()
                touch.lift()
                world.window.rootViewController = host.hosting
                world.settle()
            }
            if loss < 2 { touch.lift() }
            world.settle()
            #expect(host.shown == host.path, "loss \(loss)")
        }
    }

    @Test("A path that is replaced while a push is on its way back stays as it is", arguments: HostAssumptions.each)
    func replacedMeanwhile(assumptions: HostAssumptions) {
        let (world, host) = stage(assumptions, Case.all[0], path: ["a"])
        host.path.append("b")
        Headless.clock.advance(by: 0.15)
        let touch = world.drag(from: 100, by: 200)
        world.lift(touch, at: 300)
        Headless.clock.advance(by: 0.03)
        host.path = ["a", "b", "c"]
        world.settle()
        #expect(host.path == ["a", "b", "c"])
        #expect(host.shown == host.path)
    }

    @Test("What replaces the top screen cannot be turned back: the old one is lost to the path")
    func replaced() {
        var assumptions = HostAssumptions()
        assumptions.pushesSingleScreens = false
        let (world, host) = stage(assumptions, Case.all[0], path: ["a"])
        host.path = ["b"]
        Headless.clock.advance(by: 0.15)
        let touch = world.drag(from: 100, by: 250)
        world.lift(touch, at: 350)
        expectTrue(host, world, ["b"])
    }

    @Test("The whole window moves, and the path is as true", arguments: HostAssumptions.each)
    func wholeWindow(assumptions: HostAssumptions) {
        let (world, host) = stage(
            assumptions, Case(name: "window", animator: .push.wholeWindow.duration(0.5)), path: [])
        host.path.append("a")
        world.settle()
        for _ in 0..<3 {
            world.swipeBack(to: 0.2)
            expectTrue(host, world, ["a"])
        }
        world.swipeBack(to: 0.8)
        expectTrue(host, world, [])
    }

    @Test(
        "What plays is the picture that a path of an app in UIKit would have: its pushes are still called off by UIKit")
    func plainStacksAreAsEver() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide.duration(0.6))
        let app = AppDelegate()
        fixture.navigation.transitions.delegate = app
        fixture.push("a")
        Headless.clock.advance(by: 0.15)
        let touch = Headless.touch(at: CGPoint(x: 100, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 100 + 12 * Double(step), y: 400))
        }
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
        #expect(!app.log.take().contains { $0.hasPrefix("didShow") })
    }
}
