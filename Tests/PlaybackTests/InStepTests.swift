import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The views that UIKit moves alongside, bars above all, are in step with the screens.
@MainActor
struct InStepTests {
    /// The place of the top screen equals the progress of the choreography, overshoot included.
    fileprivate struct Slider: TransitionAnimator {
        let info = AnimatorInfo(name: "in-step", title: "In step", summary: "The new screen appears.")
        var duration = 0.8
        var timing = Timing.linear
        var allowsOvershoot = false

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(x: 1)))
        }
    }

    enum Course: CaseIterable {
        case linear, easeInOut, easeOut, spring, fastSpring, overdamped, swinging, cutShort

        fileprivate var animator: Slider {
            switch self {
            case .linear: Slider(timing: .linear)
            case .easeInOut: Slider(timing: .easeInOut)
            case .easeOut: Slider(timing: .easeOut)
            case .spring: Slider(timing: .spring())
            case .fastSpring: Slider(duration: 0.3, timing: .spring())
            case .overdamped: Slider(timing: .spring(response: 0.4, dampingRatio: 1.6))
            case .swinging: Slider(timing: .spring(response: 0.5, dampingRatio: 0.5), allowsOvershoot: true)
            case .cutShort: Slider(timing: .spring(response: 0.5, dampingRatio: 0.5))
            }
        }

        /// How far a probe may be off, as a fraction of the way. UIKit can follow curves and springs from rest; for
        /// overdamped springs, and for runs that start in the middle or with a velocity, it may get the nearest timing
        /// function.
        func tolerance(_ way: Way) -> Double {
            self == .overdamped || (way != .forward && way != .back) ? 0.08 : 0.02
        }
    }

    enum Way: CaseIterable { case forward, back, released, givenUp, thrown }

    /// The fraction of the way that the dot and the screen have moved.
    private func compare(_ dot: UIView, _ screen: UIView, isForward: Bool) throws -> (probe: Double, screen: Double) {
        let seen = try #require(screen.layer.presentation()).transform.m41
        let progress = 1 - Double(seen) / 390
        let place = Double(try #require(dot.layer.presentation()).position.x)
        return ((place - 5) / 100, isForward ? progress : 1 - progress)
    }

    private func follow(
        _ dot: UIView, _ screen: UIView, isForward: Bool, tolerance: Double, while isOn: () -> Bool
    ) throws {
        var frames = 0
        while isOn(), frames < 600 {
            let (probe, seen) = try compare(dot, screen, isForward: isForward)
            #expect(abs(probe - seen) <= tolerance, "frame \(frames): the probe is at \(probe), the screens at \(seen)")
            Headless.clock.advance(by: 1.0 / 60)
            frames += 1
        }
        #expect(frames > 6, "something must have moved")
    }

    private func dot(in view: UIView) -> UIView {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(dot)
        return dot
    }

    /// Lets a dot move by 100 points alongside the next transition that makes a screen appear.
    private func move(_ dot: UIView, when screen: Screen) {
        screen.onWillAppear = { [weak screen] in
            screen?.onWillAppear = nil
            let isKnown = screen?.transitionCoordinator?.animate(alongsideTransition: { _ in dot.center.x = 105 })
            #expect(isKnown == true)
        }
    }

    /// A change and the finger that leads it; nil for one in code.
    struct Row: CustomTestStringConvertible {
        let change: Change
        let way: Way

        var testDescription: String { "\(change.rawValue), \(way)" }

        static let all =
            [Change.push, .pop, .nextTab, .present, .dismiss].map {
                Row(change: $0, way: $0.isForward ? .forward : .back)
            }
            + [Change.pop, .nextTab, .dismiss].flatMap { change in
                [.released, .givenUp, .thrown].map { Row(change: change, way: $0) }
            }
    }

    @Test("Alongside blocks are with the screens all the way", arguments: Course.allCases, Row.all)
    func alongside(course: Course, row: Row) throws {
        let world = World(row.change, animator: course.animator)
        let container: UIViewController? = world.navigation ?? world.tabs
        let dot = dot(in: container?.view ?? world.window)
        let leaving = try #require(
            (container.flatMap(Self.shown) ?? world.root.presentedViewController ?? world.root) as? Screen)
        leaving.onWillDisappear = { [weak leaving] in
            leaving?.onWillDisappear = nil
            let isKnown = leaving?.transitionCoordinator?.animate(alongsideTransition: { _ in dot.center.x = 105 })
            #expect(isKnown == true)
        }
        switch row.way {
        case .forward, .back: world.begin()
        case .released: try world.swipe("0 > 0.7 hold release")
        case .givenUp: try world.swipe("0 > 0.25 hold release")
        case .thrown: try world.swipe("0 > 0.4 0.15s release")
        }
        Headless.clock.turn()
        #expect(world.coordinator?.isCancelled == (row.way == .givenUp))
        let arriving = world.coordinator?.viewController(forKey: row.change.isForward ? .to : .from)
        try follow(
            dot, try #require(arriving?.view), isForward: row.change.isForward, tolerance: course.tolerance(row.way),
            while: { world.isChanging })
        dot.removeFromSuperview()
        world.expectRest()
    }

    private static func shown(in container: UIViewController) -> UIViewController? {
        (container as? UITabBarController)?.selectedViewController
            ?? (container as? UINavigationController)?.topViewController
    }

    @Test("Under a finger, and grabbed on the way, alongside blocks are with the screens", arguments: Course.allCases)
    func scrubbed(course: Course) throws {
        let fixture = NavigationFixture()
        let dot = dot(in: fixture.navigation.view)
        fixture.navigation.setNavigationTransition(course.animator)
        let top = Screen("a")
        move(dot, when: top)
        fixture.navigation.pushViewController(top, animated: true)
        Headless.clock.advance(by: 0.1)
        let touch = Headless.touch(at: CGPoint(x: 100, y: 400), in: fixture.window)
        for x in stride(from: 110.0, through: 300, by: 10) {
            touch.move(to: CGPoint(x: x, y: 400))
            let (probe, seen) = try compare(dot, top.view, isForward: true)
            #expect(abs(probe - min(max(seen, 0), 1)) < 0.001, "the probe is at \(probe), the screens at \(seen)")
            Headless.clock.advance(by: 1.0 / 60)
        }
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        touch.lift()
        try follow(
            dot, top.view, isForward: true, tolerance: 0.08,
            while: { fixture.navigation.transitionCoordinator != nil })
        fixture.settle()
    }

    @Test("F50: what UIKit asks about the rest is worked out before it hears of the release", arguments: [true, false])
    func plan(finishes: Bool) throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Slider(timing: .spring()))
        fixture.pushed("a")
        var told: (speed: CGFloat, percent: CGFloat, curve: UIView.AnimationCurve)?
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in stride(from: 10.0, through: finishes ? 280 : 100, by: 10) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 400))
        }
        Headless.clock.advance(by: 0.5)
        let coordinator = try #require(fixture.navigation.transitionCoordinator)
        coordinator.notifyWhenInteractionChanges { context in
            told = (context.completionVelocity, context.percentComplete, context.completionCurve)
        }
        let whole = coordinator.transitionDuration
        touch.lift()
        let (speed, percent, curve) = try #require(told)
        #expect(fixture.navigation.transitionCoordinator?.isCancelled == !finishes)
        let start = Headless.clock.now
        while fixture.navigation.transitionCoordinator != nil { Headless.clock.advance(by: 1.0 / 60) }
        let lasted = Headless.clock.now - start
        let planned = Double((finishes ? 1 - percent : percent) / speed) * whole
        #expect(abs(planned - lasted) < 2.0 / 60, "planned \(planned) s, took \(lasted) s")
        // A spring from rest is quick first and slow at the end.
        #expect(curve == .easeOut)
        fixture.settle()
    }

    @Test("F133: the keyboard of the screen that leaves does not take the alongside blocks", arguments: [true, false])
    func keyboard(isInBlock: Bool) throws {
        var assumptions = Headless.Assumptions()
        assumptions.keyboardMovesInABlockAnimation = isInBlock
        let fixture = NavigationFixture(assumptions: assumptions)
        let dot = dot(in: fixture.navigation.view)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        fixture.root.view.addSubview(field)
        fixture.navigation.setNavigationTransition(Slider(timing: .spring()))
        #expect(field.becomeFirstResponder())
        Headless.clock.settle()
        #expect(Headless.keyboardFrame != nil)
        let screen = Screen("a")
        move(dot, when: screen)
        fixture.navigation.pushViewController(screen, animated: true)
        Headless.clock.turn()
        #expect(!field.isFirstResponder, "no finger, and the keyboard goes all the same")
        let isOn = { fixture.navigation.transitionCoordinator != nil }
        try follow(dot, screen.view, isForward: true, tolerance: 0.02, while: isOn)
        fixture.settle()
        #expect(Headless.keyboardFrame == nil)
    }
}
