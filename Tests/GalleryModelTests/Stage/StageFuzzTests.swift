import Foundation
import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import UIKit

/// Somebody who plays with a page without thinking: nothing breaks, and nothing is left behind.
@Suite(.serialized) @MainActor struct StageFuzzTests {
    /// Does something at random, perhaps with a finger down.
    @MainActor private final class Player {
        var random: SeededGenerator
        let rig = StageRig()
        var touch: Headless.Touch?
        var point = CGPoint.zero
        var deeds: [String] = []

        init(seed: UInt64) { random = SeededGenerator(seed: seed) }

        func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

        func trial() -> TrialSettings {
            let transition = BuiltInTransition.allCases.randomElement(using: &random) ?? .cube
            var trial = TrialSettings(name: TransitionName(transition.rawValue))
            trial.container = ContainerKind.allCases.randomElement(using: &random) ?? .navigation
            trial.isRightToLeft = chance(4)
            trial.motion = MotionPolicy.allCases.randomElement(using: &random) ?? .system
            trial.swipe = chance(2) ? nil : SwipeOrigin.allCases.randomElement(using: &random)
            trial.dismissEdge = chance(2) ? .bottom : TransitionEdge.allCases.randomElement(using: &random) ?? .bottom
            trial.speed = [0.25, 0.5, 1, 2].randomElement(using: &random) ?? 1
            trial.duration = chance(3) ? Double.random(in: 0.1...2, using: &random) : nil
            if chance(4) {
                trial.timing = .spring(
                    response: Double.random(in: 0.1...1, using: &random),
                    dampingRatio: Double.random(in: 0.3...1.5, using: &random))
            }
            for setting in transition.animator.settings {
                trial.set(setting.name, to: setting.domain.ends.randomElement(using: &random))
            }
            return trial
        }

        func step() throws {
            guard let stage = rig.stage else {
                deeds.append("open")
                try rig.open(trial())
                return
            }
            switch Int.random(in: 0..<24, using: &random) {
            case 0...4: note("play") { stage.play() }
            case 5...6:
                rig.watchContainer()
                let next = trial()
                try note("apply \(next.name) \(next.container)") { try stage.apply(next) }
            case 7:
                var next = stage.trial
                next.speed = Double.random(in: 0.2...2, using: &random)
                try note("speed") { try stage.apply(next) }
            case 8...10: down()
            case 11...15: move()
            case 16: lift(cancels: chance(4))
            case 17: note("close") { rig.close() }
            case 18: note("hold") { stage.hold() }
            case 19: note("scrub") { stage.scrub(to: Double.random(in: -0.2...1.2, using: &random)) }
            case 20: note("let go") { chance(2) ? stage.finish() : stage.cancel() }
            default:
                let seconds = Double.random(in: 0...0.4, using: &random)
                note("wait") { Headless.clock.advance(by: seconds) }
            }
            if chance(2) { Headless.clock.turn() }
        }

        private func note<Result>(_ deed: String, _ work: () throws -> Result) rethrows {
            deeds.append(deed)
            _ = try work()
        }

        private func down() {
            guard touch == nil else { return }
            let size = rig.window.bounds.size
            let places = [CGPoint(x: 2, y: 400), CGPoint(x: size.width - 2, y: 400), CGPoint(x: 195, y: 30)]
            point = places.randomElement(using: &random) ?? .zero
            deeds.append("down")
            touch = Headless.touch(at: point, in: rig.window)
        }

        private func move() {
            guard let touch else { return }
            point.x = min(max(point.x + CGFloat(Int.random(in: -120...120, using: &random)), 0), 390)
            point.y = min(max(point.y + CGFloat(Int.random(in: -120...160, using: &random)), 0), 844)
            deeds.append("move")
            Headless.clock.advance(by: 0.03)
            touch.move(to: point)
        }

        func lift(cancels: Bool) {
            deeds.append(cancels ? "touch cancelled" : "lift")
            if cancels { touch?.cancel() } else { touch?.lift() }
            touch = nil
        }
    }

    /// As many steps as a seed has.
    static let steps = 250

    @Test("Two thousand steps at random, in eight rounds: nothing left behind", arguments: 1...8 as ClosedRange<UInt64>)
    func atRandom(seed: UInt64) throws {
        let player = Player(seed: seed)
        var complaints: [String] = []
        Headless.exceptionHandler = { complaints.append($0) }
        defer { Headless.exceptionHandler = nil }
        for step in 0..<Self.steps {
            try player.step()
            let problems = complaints + Headless.warnings
            try #require(problems.isEmpty, "step \(step): \(problems), after \(player.deeds.suffix(12))")
        }
        player.lift(cancels: false)
        player.rig.close()
        #expect(Headless.clock.settle(limit: 60))
        Headless.clock.turn()
        #expect(player.rig.leftovers == [], "after \(player.deeds.suffix(30))")
        #expect(Headless.warnings == [])
    }

    @Test("The container exchanged twenty times, each in the middle of a change: nothing left behind")
    func exchanges() throws {
        let rig = StageRig()
        var trial = TrialSettings(name: "cube")
        try rig.open(trial)
        for round in 0..<20 {
            let stage = try #require(rig.stage)
            #expect(stage.play())
            Headless.clock.turn()
            Headless.clock.advance(by: 0.02 * Double(round))
            rig.watchContainer()
            trial.container = ContainerKind.allCases[(round + 1) % 3]
            try stage.apply(trial)
            #expect(Headless.clock.settle())
            #expect(stage.host.children.count == 1 && !stage.isBusy)
        }
        rig.close()
        Headless.clock.settle()
        #expect(rig.leftovers == [])
        #expect(Headless.warnings == [])
    }
}
