import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit
@testable import fuzz

/// Random walks of an app and its fingers over a stack in tabs, after each step of which path and selection are what is
/// seen once nothing moves.
@MainActor
struct HostWalkTests {
    /// Numbers that are the same in each run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }

        mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    }

    private static let animators: [(any TransitionAnimator)?] = [
        .slide, .cube.duration(0.5), .fold, .fade.duration(0.1), .push.wholeWindow,
        .scale.timing(.spring(response: 0.3, dampingRatio: 0.7)), nil,
    ]

    private static func assumptions(_ dice: inout Dice) -> HostAssumptions {
        var assumptions = HostAssumptions()
        for option in HostAssumptions.switches where Bool.random(using: &dice) { option.turn(&assumptions) }
        return assumptions
    }

    private static func world(_ dice: inout Dice) -> Headless.Assumptions {
        var assumptions = Headless.Assumptions()
        assumptions.navigationStartsInLayoutPass = Bool.random(using: &dice)
        assumptions.asksForAnimatorsWhenNotAnimated = Bool.random(using: &dice)
        assumptions.hasContentPopGesture = Bool.random(using: &dice)
        assumptions.willShowPrecedesAppearance = Bool.random(using: &dice)
        assumptions.didSelectFollowsTheStartOfTheAnimation = Bool.random(using: &dice)
        assumptions.reversingFlipsFraction = Bool.random(using: &dice)
        return assumptions
    }

    /// What came of a walk.
    private struct Outcome {
        /// The first step after which path and screen differed, and how.
        var fault: String?
        /// How many steps were played by an animator of the package.
        var plays = 0
    }

    @Test("S3: whatever an app and its fingers do to a path, it is what is seen", arguments: 1...12)
    func stacks(seed: Int) {
        let outcome = walk(seed: seed)
        #expect(outcome.fault == nil)
        #expect(outcome.plays > 5, "something was played")
    }

    @Test("The walks find out a stack that takes the path for its own")
    func mistaken() {
        let faults = (1...12).compactMap { walk(seed: $0, forgetsThePath: true).fault }
        #expect(faults.count >= 3, "\(faults)")
    }

    /// - Parameter forgetsThePath: Whether the adapter is made to believe that no state of the app says what is shown.
    private func walk(seed: Int, forgetsThePath: Bool = false) -> Outcome {
        var outcome = Outcome()
        var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        let world = HostWindow(assumptions: Self.world(&dice))
        let host = StackHost(Self.assumptions(&dice))
        host.add(Self.animators[dice.index(6)], StackHost.Place.allCases[dice.index(2)])
        world.show(host.hosting)
        var count = 0
        for step in 0..<60 {
            if forgetsThePath { host.navigation.navigationTransitionAdapter?.session.rules.isStateDriven = false }
            let isQuiet = host.navigation.transitions.isPlaying != true
            var name = "nothing"
            switch dice.index(12) {
            case 0...2:
                count += 1
                name = "push"
                if dice.index(3) == 0 {
                    withScreenTransition(Self.animators[dice.index(Self.animators.count)]) {
                        host.path.append("\(count)")
                    }
                } else {
                    host.path.append("\(count)")
                }
            case 3:
                name = "pop"
                if !host.path.isEmpty { host.path.removeLast() }
            case 4:
                name = "replace"
                count += 1
                host.path = Array(host.path.prefix(dice.index(3))) + ["\(count)"]
            case 5:
                name = "back"
                if isQuiet { host.navigation.popViewController(animated: true) }
            case 6...8:
                name = "swipe"
                world.swipeBack(to: [0.1, 0.3, 0.7][dice.index(3)])
            case 9:
                name = "modifier"
                let animator = Self.animators[dice.index(Self.animators.count)]
                let options = NavigationTransitionOptions(swipe: SwipeOrigin.allCases[dice.index(3)])
                host.requests.first?.request.update(animator, options: options)
            case 10:
                name = "identity"
                if let request = host.requests.first?.request { host.replace(request, by: .slide) }
            default:
                name = "rebuild"
                host.rebuild()
            }
            Headless.clock.advance(by: Double(dice.index(30)) / 100)
            if host.navigation.transitions.isPlaying == true {
                outcome.plays += 1
                if dice.index(2) == 0 {
                    let way = [250.0, -60, -250][dice.index(3)]
                    let start = way > 0 ? 100.0 : 350
                    world.lift(world.drag(from: start, by: way), at: start + way)
                    name += ", grabbed by \(way)"
                }
            }
            if dice.index(4) == 0 {
                count += 1
                host.path = Array(host.path.prefix(dice.index(3))) + ["\(count)"]
                name += ", another path meanwhile"
            }
            world.settle()
            // A delegate that asks for a pop of an unseen change may have come a turn later.
            Headless.clock.turn()
            world.settle()
            let seen = host.navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "?" }
            // What UIKit says to a change during another one is not the package's affair.
            let warnings = host.assumptions.waitsForChanges ? Headless.warnings : []
            if host.shown != host.path || seen != [host.path.last ?? "root"] || !warnings.isEmpty {
                outcome.fault =
                    "seed \(seed), step \(step): \(name), \(host.assumptions): path \(host.path), stack \(host.shown), "
                    + "seen \(seen), \(warnings)"
                return outcome
            }
        }
        return outcome
    }

    @Test("S3: whatever an app and its fingers do to tabs, the selection is what is seen", arguments: 1...12)
    func tabs(seed: Int) {
        var dice = Dice(state: UInt64(seed) &* 0xD1B5_4A32_D192_ED03)
        let world = HostWindow(assumptions: Self.world(&dice))
        let options = TabTransitionOptions(swipe: .fromAnywhere, wraps: Bool.random(using: &dice))
        let host = TabHost(Self.assumptions(&dice), Self.animators[dice.index(6)], options: options)
        world.show(host.hosting)
        for step in 0..<60 {
            var name = "nothing"
            switch dice.index(8) {
            case 0, 1:
                name = "tap"
                let bar = host.tabs.tabBar
                let x = (CGFloat(dice.index(4)) + 0.5) * bar.bounds.width / 4
                Headless.tap(at: bar.convert(CGPoint(x: x, y: 24), to: nil), in: world.window)
            case 2, 3:
                name = "state"
                host.selection = ["a", "b", "c", "d"][dice.index(4)]
            case 4, 5:
                name = "swipe"
                let way = [-60.0, -250, 60, 250][dice.index(4)]
                let start = way > 0 ? 60.0 : 330
                world.lift(world.drag(from: start, by: way), at: start + way)
            case 6:
                name = "modifier"
                host.request.update(Self.animators[dice.index(Self.animators.count)], options: options)
            default:
                name = "refusals"
                host.refused = dice.index(2) == 0 ? [] : [["b", "c"][dice.index(2)]]
            }
            Headless.clock.advance(by: Double(dice.index(30)) / 100)
            if host.tabs.transitionCoordinator != nil, dice.index(2) == 0 {
                let way = [300.0, 60, -60, -300][dice.index(4)]
                let start = way > 0 ? 50.0 : 350
                world.lift(world.drag(from: start, by: way), at: start + way)
                name += ", grabbed by \(way)"
            }
            if dice.index(3) == 0 {
                host.selection = ["a", "b", "c", "d"][dice.index(4)]
                name += ", \(host.selection) by state meanwhile"
            }
            world.settle()
            let now = "seed \(seed), step \(step): \(name), \(host.assumptions)"
            #expect(host.shown == host.selection, "\(now)")
            #expect(host.seen == [host.selection], "\(now)")
            if host.shown != host.selection { return }
        }
    }
}
