import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The options that all containers have in common.
@MainActor
struct OptionTests {
    /// A row of the table: a rule, a finger, and whether the change comes.
    struct Release: CustomTestStringConvertible {
        let rule: ReleaseRule
        let line: String
        let comes: Bool

        var testDescription: String { "\(rule) \(line)" }
    }

    /// Released at 31 % of the way and fast, though not as fast as 2000 points in a second.
    private nonisolated static let quick = "0 > 0.31 0.34s release"

    @Test(
        "N8, T5: the threshold decides over a slow release, the flick at which speed the direction alone counts, and the horizon adds the way that a finger would go on for",
        arguments: Change.swiped,
        [
            Release(rule: .init(threshold: 0.2), line: "0 > 0.4 hold release", comes: true),
            Release(rule: .init(threshold: 0.6), line: "0 > 0.4 hold release", comes: false),
            Release(rule: .init(threshold: 0.8), line: "0 > 0.7 hold release", comes: false),
            Release(rule: .init(flickVelocity: 200, horizon: 0), line: quick, comes: true),
            Release(rule: .init(flickVelocity: 2000, horizon: 0), line: quick, comes: false),
            Release(rule: .init(flickVelocity: 2000, horizon: 1), line: quick, comes: true),
        ])
    func release(change: Change, row: Release) throws {
        for isChosenLate in [false, true] {
            let world = World(change, options: .init(release: isChosenLate ? nil : row.rule))
            let before = world.state
            if isChosenLate { world.install(options: .init(release: row.rule)) }
            try world.swipe(row.line)
            world.expectRest()
            #expect((world.state != before) == row.comes, "chosen late: \(isChosenLate)")
        }
    }

    enum Wish: CaseIterable { case none, reduceMotion, crossFade }

    @Test(
        "A5: Reduce Motion and Prefer Cross-Fade fade and move nothing, unless the policy says otherwise",
        arguments: [MotionPolicy.system, .alwaysReduced, .neverReduced], Wish.allCases)
    func motion(policy: MotionPolicy, wish: Wish) throws {
        let isReduced = policy == .alwaysReduced || (policy == .system && wish != .none)
        for change in Change.kinds {
            for isSwiped in change.isSwiped ? [false, true] : [false] {
                let world = World(
                    change, animator: .slide.duration(1).timing(.linear), options: .init(motion: policy))
                Headless.isReduceMotionEnabled = wish == .reduceMotion
                Headless.prefersCrossFadeTransitions = wish == .crossFade
                if isSwiped { try world.swipe("0 > 0.4 hold") } else { world.begin() }
                Headless.clock.advance(by: 0.1)
                let moving = try #require(world.moving)
                let seen = moving.presentation() ?? moving
                let way = max(abs(seen.transform.m41), abs(seen.transform.m42))
                #expect(isReduced ? way == 0 : way > 20, "\(change), swiped: \(isSwiped), moved by \(way)")
                // Of a whole window that is not reduced UIKit's part is over.
                if change.isWhole, !isSwiped { #expect((world.coordinator != nil) == isReduced) }
                if isReduced {
                    let views = [UITransitionContextViewKey.from, .to].compactMap {
                        world.coordinator?.view(forKey: $0)
                    }
                    let isFading = views.contains { ($0.layer.presentation() ?? $0.layer).opacity < 0.99 }
                    #expect(isFading, "\(change), swiped: \(isSwiped)")
                }
            }
        }
        Headless.reset()
    }
}
