import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionPlayback
@testable import TransitionUIKit

/// F193: in a run the models of the screens are at rest, and animations alone move them.
@MainActor
struct TimedRunTests {
    private nonisolated static let changes = Change.allCases.filter { $0 != .tapTab }
    private nonisolated static let inContainers = changes.filter { !$0.isWhole }

    /// The screens that are in the container of the change now.
    private static func screens(_ world: World) -> [UIView] {
        guard let coordinator = world.coordinator else { return [] }
        return [coordinator.view(forKey: .from), coordinator.view(forKey: .to)].compactMap { $0 }
            .filter { $0.superview === coordinator.containerView }
    }

    private static func isAtRest(_ layer: CALayer) -> Bool {
        CATransform3DIsIdentity(layer.transform) && layer.opacity == 1 && layer.cornerRadius == 0
    }

    /// A change in which both screens move, fade and get round corners.
    struct Everything: TransitionAnimator {
        let info = AnimatorInfo(name: "everything", title: "Everything", summary: "Everything moves.")
        var timing: Timing { .linear }
        var duration: Double { 1 }
        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(
                foreground: .from(.offset(x: 1).opacity(0.2).cornerRadius(30)),
                background: .to(.offset(x: -0.5).scale(0.8).opacity(0.4).cornerRadius(10)))
        }
    }

    @Test("The model is at rest and the presentation moves, up to the end", arguments: inContainers)
    func model(change: Change) throws {
        let world = World(change, animator: Everything())
        world.begin()
        Headless.clock.turn()
        let views = Self.screens(world)
        #expect(!views.isEmpty)
        for _ in 0..<9 {
            Headless.clock.advance(by: 0.1)
            for view in views {
                #expect(Self.isAtRest(view.layer))
                let shown = try #require(view.layer.presentation())
                #expect(!CATransform3DIsIdentity(shown.transform) && shown.opacity < 1 && shown.cornerRadius > 0)
            }
        }
        world.settle()
        for view in views { #expect(Self.isAtRest(view.layer)) }
    }

    @Test("A finger moves the model, and a release leaves it at rest again", arguments: inContainers, [true, false])
    func grabbed(change: Change, finishes: Bool) throws {
        let world = World(change, animator: Everything())
        world.begin()
        Headless.clock.advance(by: 0.5)
        let views = Self.screens(world)
        #expect(try world.control.hold())
        for view in views { #expect(!Self.isAtRest(view.layer) && view.layer.animationKeys() == nil) }
        try world.control.scrub(to: 0.6)
        let places = views.map { $0.layer.transform.m41 }
        if finishes { try world.control.finish() } else { try world.control.cancel() }
        Headless.clock.turn()
        for (view, place) in zip(views, places) {
            #expect(Self.isAtRest(view.layer))
            #expect(abs(try #require(view.layer.presentation()).transform.m41 - place) < 1, "it goes on from there")
        }
        world.settle()
        for view in views { #expect(Self.isAtRest(view.layer)) }
    }

    @Test(
        "The end comes from the run, whatever the model says", arguments: [Timing.linear, .spring(dampingRatio: 0.9)])
    func end(timing: Timing) throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Everything().timing(timing))
        let screen = fixture.push("a")
        Headless.clock.turn()
        let leaving = fixture.root.view.layer
        let ends = try ["transform", "opacity", "cornerRadius"].map { name -> Any in
            let animation = try #require(leaving.animation(forKey: "repertoire.\(name)"))
            return try #require(
                (animation as? CABasicAnimation)?.toValue ?? (animation as? CAKeyframeAnimation)?.values?.last)
        }
        let transform = try #require(ends[0] as? CATransform3D)
        #expect(abs(transform.m41 + 195) < 0.5 && abs(transform.m11 - 0.8) < 1e-3)
        let opacity = (ends[1] as? Float).map(Double.init) ?? ends[1] as? Double
        #expect(abs(try #require(opacity) - (0.02 + 0.98 * 0.4)) < 1e-3)
        #expect(abs(Double(try #require(ends[2] as? CGFloat)) - 10) < 0.1)
        #expect(Self.isAtRest(screen.view.layer))
        fixture.settle()
    }

    @Test("No screen is seen at rest before the end, neither first nor last", arguments: inContainers, [0, 0.1])
    func flash(change: Change, delay: Double) throws {
        var assumptions = Headless.Assumptions()
        assumptions.commitDelay = delay
        let world = World(change, animator: Everything(), assumptions: assumptions)
        var flashes = 0
        var frames = 0
        let token = Headless.clock.onCommit {
            guard let coordinator = world.coordinator else { return }
            for (key, isArriving) in [(UITransitionContextViewKey.from, false), (.to, true)] {
                guard let view = coordinator.view(forKey: key), view.superview === coordinator.containerView,
                    let shown = view.layer.presentation()
                else { continue }
                frames += 1
                // The screen that arrives must not be at rest in the first half, nor the one that leaves in the last.
                let fraction = (try? world.control)?.progress ?? 0
                let isRest = CATransform3DIsIdentity(shown.transform)
                if isRest, isArriving == (fraction < 0.5), fraction != (isArriving ? 1 : 0) { flashes += 1 }
            }
        }
        world.begin()
        // Up to the last moment before the end, in steps that do not meet it.
        for _ in 0..<140 where world.coordinator != nil { Headless.clock.advance(by: 0.0079) }
        token.cancel()
        world.settle()
        #expect(flashes == 0 && frames > 20)
    }

    @Test("Animations hold both their ends, and none is left at rest", arguments: inContainers)
    func fill(change: Change) throws {
        let world = World(change, animator: Everything())
        world.begin()
        Headless.clock.turn()
        let views = Self.screens(world)
        for view in views {
            let keys = (view.layer.animationKeys() ?? []).filter { $0.hasPrefix("repertoire") }
            #expect(keys.count == 3)
            for key in keys {
                let animation = try #require(view.layer.animation(forKey: key))
                #expect(animation.fillMode == .both && !animation.isRemovedOnCompletion)
            }
        }
        world.settle()
        #expect(Headless.animations(in: world.window.layer).isEmpty)
        #expect(Headless.activity.animations == 0)
    }

    @Test("What the app sets on a screen in a run stays its own, grabbed in between or not", arguments: [false, true])
    func ownValues(isGrabbed: Bool) throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Everything())
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.3)
        screen.view.alpha = 0.7
        screen.view.transform = CGAffineTransform(translationX: 0, y: 5)
        screen.view.layer.cornerRadius = 4
        if isGrabbed {
            let control = fixture.navigation.transitions.control
            #expect(control.hold())
            control.scrub(to: 0.9)
            Headless.clock.turn()
            control.finish()
        }
        fixture.settle()
        #expect(screen.view.layer.opacity == 0.7)
        #expect(screen.view.transform == CGAffineTransform(translationX: 0, y: 5))
        #expect(screen.view.layer.cornerRadius == 4)
    }

    @Test("What the app sets while a finger holds the screen stays its own too")
    func ownValuesUnderAFinger() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Everything())
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.3)
        let control = fixture.navigation.transitions.control
        #expect(control.hold())
        screen.view.alpha = 0.7
        fixture.navigation.setNavigationTransition(nil)
        fixture.settle()
        #expect(screen.view.layer.opacity == 0.7)
    }

    // MARK: Fingers

    enum Leaving: String, CaseIterable { case finishing, cancelling }

    @Test("A finger in mid-flight touches the screen that is coming", arguments: inContainers, Leaving.allCases)
    func touches(change: Change, leaving: Leaving) throws {
        let world = World(change, animator: Everything().duration(4))
        let control = try world.control
        control.holdNext()
        world.begin()
        Headless.clock.turn()
        control.scrub(to: 0.5)
        let coordinator = try #require(world.coordinator)
        let container = coordinator.containerView
        let order = container.subviews
        if leaving == .finishing { control.finish() } else { control.cancel() }
        Headless.clock.advance(by: 0.05)
        let isComing = leaving == .finishing
        let coming = coordinator.view(forKey: isComing ? .to : .from)
        let going = coordinator.view(forKey: isComing ? .from : .to)
        let hit = world.window.hitTest(CGPoint(x: 195, y: 700), with: nil)
        if let coming, coming.superview === container {
            #expect(hit?.isDescendant(of: coming) == true)
        }
        if let going, going.superview === container { #expect(hit?.isDescendant(of: going) == false) }
        // A finger holds it again: the order is that of the screens.
        if control.hold() { #expect(container.subviews == order) }
        control.finish()
        world.settle()
    }

    @Test("A list on the screen that leaves is in no swipe's way; one on the screen that is coming is")
    func scrollConflict() throws {
        let world = World(.pop, animator: Everything().duration(4))
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 2000, height: 844)
        let going = try #require(world.navigation?.topViewController?.view)
        going.addSubview(list)
        world.begin()
        Headless.clock.advance(by: 0.1)
        let point = CGPoint(x: 195, y: 400)
        #expect(!ScrollConflict.exists(towards: .left, at: point, in: world.window))
        let coming = try #require(world.coordinator?.view(forKey: .to))
        coming.addSubview(list)
        #expect(ScrollConflict.exists(towards: .left, at: point, in: world.window))
        list.removeFromSuperview()
        world.settle()
    }

    // MARK: Bars, safe areas, the background

    @Test(
        "A list keeps its effect under the bar on the screen that leaves",
        arguments: [.push, .pop] as [Change])
    func edgeEffect(change: Change) throws {
        let world = World(change, animator: .push.duration(1))
        let leaving = try #require(world.navigation?.topViewController?.view)
        let list = UIScrollView(frame: leaving.bounds)
        leaving.addSubview(list)
        #expect(Headless.edgeEffects(of: list) == .top)
        world.begin()
        for _ in 0..<9 {
            Headless.clock.advance(by: 0.1)
            #expect(Headless.edgeEffects(of: list) == .top)
        }
        world.settle()
    }

    @Test("So it does in a change of tabs", arguments: [.nextTab, .previousTab] as [Change])
    func tabEdgeEffect(change: Change) throws {
        let world = World(change, animator: .slide.duration(1))
        let leaving = try #require(world.tabs?.selectedViewController?.view)
        let list = UIScrollView(frame: leaving.bounds)
        leaving.addSubview(list)
        #expect(Headless.edgeEffects(of: list) == .bottom)
        world.begin()
        for _ in 0..<9 {
            Headless.clock.advance(by: 0.1)
            #expect(Headless.edgeEffects(of: list) == .bottom)
        }
        world.settle()
    }

    @Test("F201: what plays is over when the app goes to the background", arguments: changes, [true, false])
    func background(change: Change, finishes: Bool) throws {
        let world = World(change, animator: Everything())
        let before = world.state
        let control = try world.control
        // UIKit's own change is made before the window moves, so nothing can be turned back.
        if !finishes, !change.isWhole { control.holdNext() }
        world.begin()
        Headless.clock.advance(by: 0.3)
        if !finishes, !change.isWhole {
            control.scrub(to: 0.5)
            control.cancel()
            Headless.clock.advance(by: 0.1)
        }
        #expect(control.progress != nil)
        Headless.enterBackground()
        Headless.clock.turn()
        Headless.clock.turn()
        #expect(control.progress == nil && world.coordinator == nil)
        if !finishes, !change.isWhole { #expect(world.state == before) }
        #expect(Headless.animations(in: world.window.layer).filter { $0.contains("repertoire") }.isEmpty)
        world.settle()
    }

    @Test("F201: what a finger holds is still held when the app returns")
    func heldInTheBackground() throws {
        let world = World(.push, animator: Everything())
        let control = try world.control
        control.holdNext()
        world.begin()
        Headless.clock.turn()
        control.scrub(to: 0.5)
        Headless.enterBackground()
        Headless.clock.advance(by: 0.2)
        #expect(control.isHolding && control.progress == 0.5)
        control.finish()
        world.settle()
    }
}
