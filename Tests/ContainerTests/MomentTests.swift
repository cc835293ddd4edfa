import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Bad input and bad moments, in every container alike: a clean end, never a trap.
@MainActor
struct MomentTests {
    /// A moment of a change.
    enum Moment {
        case plays, isHeld, wasLetGo
        /// By a control.
        case isHeldByCode
    }

    /// A row of the table: a change, its animator, and the moment at which something happens to it.
    struct Row: CustomTestStringConvertible {
        let change: Change
        let transition: BuiltInTransition
        let moment: Moment

        var testDescription: String { "\(change.rawValue), \(transition.rawValue), \(moment)" }

        /// The animators of the catalogue in each kind of container, and each change at each of its moments.
        static let all: [Row] =
            catalogue
            + Change.kinds.filter { !catalogued.contains($0) }.map {
                Row(change: $0, transition: .cube, moment: .plays)
            }
            + Change.swiped.flatMap { change in
                [.isHeld, .wasLetGo].map { Row(change: change, transition: .cube, moment: $0) }
            }
            + Change.allCases.map { Row(change: $0, transition: .cube, moment: .isHeldByCode) }

        private static let catalogued: [Change] = [.push, .nextTab, .present, .wholePush]

        static let catalogue: [Row] = BuiltInTransition.chosen.flatMap { transition in
            catalogued.map {
                Row(change: $0, transition: transition, moment: .plays)
            }
        }
    }

    @Test(
        "A duration that cannot be played is a change at once", arguments: Change.kinds,
        [0, -1, Double.nan, .infinity, -.infinity])
    func durations(change: Change, duration: Double) throws {
        let plain = World.plainLook(change)
        let world = World(change, animator: .slide.duration(duration))
        world.begin()
        // One turn to begin (F111), another to end (F136).
        for _ in 0..<2 { Headless.clock.turn() }
        #expect(!world.isChanging)
        world.expectRest(plain)
        guard Change.swiped.contains(change) else { return }
        let swiped = World(change, animator: .slide.duration(duration))
        try swiped.swipe("0 > 0.8 hold release")
        swiped.expectRest(plain)
    }

    private struct Wild: TransitionAnimator {
        let info = AnimatorInfo(name: "wild", title: "<script>", summary: "</script>")
        func choreography(in scene: TransitionScene) -> Choreography {
            var pose = Pose.rest
            pose.offset.x = .nan
            pose.opacity = .infinity
            pose.cornerRadius = .nan
            pose.shade = -.infinity
            pose.clip = .circle(x: .nan, y: 0, radius: .infinity)
            return Choreography(foreground: .from(pose), background: .to(pose), eyeDistance: .nan)
        }
    }

    @Test("Numbers that are not finite in a pose end cleanly", arguments: Change.kinds)
    func wildPoses(change: Change) throws {
        let plain = World.plainLook(change)
        let world = World(change, animator: Wild())
        let before = world.look
        if Change.swiped.contains(change) {
            try world.swipe("0 > 0.25 hold release")
            world.expectRest(before)
        }
        world.begin()
        world.expectRest(plain)
    }

    @Test("A container without a size changes at once", arguments: Row.catalogue)
    func zeroSize(row: Row) {
        let world = World(row.change, animator: row.transition.animator, size: .zero)
        let before = world.state
        world.begin()
        for _ in 0..<3 { Headless.clock.turn() }
        #expect(!world.isChanging)
        world.settle()
        #expect(world.state != before)
    }

    @Test(
        "P31, P39, P47, P51, P57, N11: without animation nothing plays",
        arguments: Row.catalogue.map { ($0, $0.change != .push) }
            + Change.allCases.map { (Row(change: $0, transition: .cube, moment: .plays), false) })
    func unanimated(row: Row, asksAnyway: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.asksForAnimatorsWhenNotAnimated = asksAnyway
        let world = World(row.change, animator: row.transition.animator, assumptions: assumptions)
        world.begin(animated: false)
        for _ in 0..<2 { Headless.clock.turn() }
        #expect(!world.isChanging)
        #expect(!world.residue().contains("repertoire"), "no animation of ours runs")
        world.expectRest()
        // UIKit runs the animator of a presentation controller of ours without animation, too (P57).
        let isOurs = row.change.isCard || row.change.isModal && row.transition == .tiltUnder
        #expect(world.events == (isOurs ? [.began, .finished] : []))
    }

    /// Brings a world to a moment.
    private func finger(at moment: Moment, of world: World) throws -> Headless.Touch? {
        if moment == .plays {
            world.begin()
            Headless.clock.advance(by: 0.1)
            return nil
        }
        if moment == .isHeldByCode {
            let control = try world.control
            control.holdNext()
            world.begin()
            Headless.clock.advance(by: 0.1)
            control.scrub(to: 0.5)
            #expect(control.isHolding)
            return nil
        }
        let touch = try world.swipe("0 > 0.4")
        if moment == .wasLetGo {
            touch.lift()
            Headless.clock.advance(by: 0.05)
        }
        return touch
    }

    /// What held a change that is over holds nothing, and a container that is gone or has no transition is not held.
    private func expectEmpty(_ control: TransitionControl?) {
        #expect(control?.isHolding == false && control?.isWaiting == false && control?.progress == nil)
        control?.scrub(to: 0.5)
        control?.finish()
        #expect(control?.hold() == false && control?.isHolding == false)
    }

    @Test("P5, P33: the window lets go of everything, and nothing is kept", arguments: Row.all)
    func freed(row: Row) throws {
        weak var (container, root, detail): (UIViewController?, UIViewController?, UIViewController?)
        weak var (coordinator, adapter): (AnyObject?, AnyObject?)
        var window: UIWindow?
        var touch: Headless.Touch?
        var control: TransitionControl?
        do {
            let world = World(row.change, animator: row.transition.animator)
            touch = try finger(at: row.moment, of: world)
            (container, root, detail) = (world.navigation ?? world.tabs, world.root, world.detail)
            coordinator = world.coordinator as AnyObject?
            adapter = world.adapter
            (window, control) = (world.window, world.installed)
            #expect(world.isChanging)
            world.window.rootViewController = nil
        }
        Headless.clock.advance(by: 0.05)
        touch?.move(to: CGPoint(x: 200, y: 300))
        touch?.lift()
        touch = nil
        #expect(Headless.clock.settle())
        #expect(container == nil && root == nil && detail == nil)
        #expect(coordinator == nil && adapter == nil)
        expectEmpty(control)
        #expect(control?.isWaiting == false)
        #expect(window?.subviews.isEmpty == true)
        #expect(Headless.activity.displayLinks == 0 && Headless.activity.propertyAnimators == 0)
    }

    @Test("The window goes under a finger, with all that is in it", arguments: [Change.pop, .nextTab, .previousTab])
    func windowFreed(change: Change) throws {
        weak var (container, root): (UIViewController?, UIViewController?)
        do {
            let world = World(change, animator: .cube)
            try world.swipe("0 > 0.5")
            (container, root) = (world.navigation ?? world.tabs, world.root)
            #expect(world.coordinator?.isInteractive == true)
        }
        Headless.clock.settle()
        #expect(container == nil && root == nil)
    }

    @Test(
        "P7: animations that are taken away end the transition, once",
        arguments: Row.all.filter { $0.moment == .plays })
    func animationsRemoved(row: Row) throws {
        func strip(_ layer: CALayer) {
            layer.removeAllAnimations()
            if let mask = layer.mask { strip(mask) }
            for sublayer in layer.sublayers ?? [] { strip(sublayer) }
        }
        let plain = World.plainLook(row.change, row.transition)
        let world = World(row.change, animator: row.transition.animator)
        _ = try finger(at: row.moment, of: world)
        strip(world.window.layer)
        Headless.clock.advance(by: 0.05)
        #expect(!world.isChanging)
        world.expectRest(plain)
        #expect(world.ends == [.finished])
        if row.change == .push { #expect(world.delegate.log.lines == ["willShow new true", "didShow new true"]) }
    }

    @Test("P19, M6: another size goes to the end, and under a finger back to the start", arguments: Row.all)
    func resized(row: Row) throws {
        let wide = CGSize(width: 844, height: 390)
        let world = World(row.change, animator: row.transition.animator.duration(1))
        let before = world.state
        let touch = try finger(at: row.moment, of: world)
        Headless.resize(world.window, to: wide)
        Headless.clock.advance(by: 0.1)
        #expect(!world.isChanging)
        touch?.move(to: CGPoint(x: 20, y: 200))
        Headless.clock.advance(by: 0.05)
        touch?.lift()
        world.expectRest()
        if row.moment == .isHeld || row.moment == .isHeldByCode {
            #expect(world.state == before && world.ends == [.cancelled])
        }
        if row.moment == .plays { #expect(world.state != before && world.ends == [.finished]) }
        if !row.change.isCard { #expect(world.top.view.bounds.size == wide) }
    }

    @Test("P15: taken off in the middle of a change it leaves nothing", arguments: Row.all)
    func uninstalled(row: Row) throws {
        let plain = World.plainLook(row.change, row.transition)
        let world = World(row.change, animator: row.transition.animator)
        let before = world.look
        let touch = try finger(at: row.moment, of: world)
        let control = world.installed
        world.uninstall()
        #expect(world.adapter == nil)
        if row.moment == .isHeldByCode { expectEmpty(control) }
        if row.change.isWhole { #expect(world.window.subviews.count == 1, "a whole window is at rest at once") }
        touch?.move(to: CGPoint(x: 30, y: 400))
        touch?.lift()
        world.settle()
        // A finger's change goes back; what was let go of ends as the finger left it.
        switch row.moment {
        case .plays: #expect(world.look == plain)
        case .isHeld, .isHeldByCode: #expect(world.look == before)
        case .wasLetGo: #expect([plain, before].contains(world.look))
        }
        #expect(world.navigation == nil || world.navigation?.delegate === world.delegate)
        #expect(world.tabs == nil || world.tabs?.delegate === world.app)
    }
}
