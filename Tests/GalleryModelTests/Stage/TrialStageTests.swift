import Foundation
import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore
import UIKit

/// The stage of a transition's page: a real container, and what the page asks of it.
@Suite(.serialized) @MainActor struct TrialStageTests {
    private func trial(_ kind: ContainerKind, _ name: TransitionName = "cube") -> TrialSettings {
        var trial = TrialSettings(name: name)
        trial.container = kind
        return trial
    }

    @Test("A change plays to the other screen and back, in each container", arguments: ContainerKind.allCases)
    func plays(kind: ContainerKind) throws {
        let rig = StageRig()
        let stage = try rig.open(trial(kind))
        #expect(!stage.isForward && !stage.isBusy)
        for isForward in [true, false, true] {
            #expect(stage.play())
            Headless.clock.turn()
            Headless.clock.advance(by: 0.1)
            #expect(stage.isBusy && !stage.play(), "one at a time")
            Headless.clock.settle()
            #expect(stage.isForward == isForward && !stage.isBusy)
        }
        #expect(Headless.warnings == [])
    }

    @Test(
        "Y2: what UIKit draws is tried where UIKit draws it, and cannot be held",
        arguments: BuiltInTransition.system)
    func system(transition: BuiltInTransition) throws {
        let rig = StageRig()
        let stage = try rig.open(TrialSettings(transition.animator))
        for isForward in [true, false] {
            #expect(stage.play())
            beginAndAdvance()
            #expect(stage.isBusy && !stage.hold())
            Headless.clock.settle()
            #expect(stage.isForward == isForward && !stage.isBusy)
        }
        #expect(Headless.warnings == [])
    }

    /// Lets UIKit begin a change, which it does when it next draws, and plays a fifth of a second of it.
    private func beginAndAdvance() {
        Headless.clock.turn()
        for seconds in [0.02, 0.2] { Headless.clock.advance(by: seconds) }
    }

    @Test("What is tried is played from the next change on, in the same container", arguments: ContainerKind.allCases)
    func sameStage(kind: ContainerKind) throws {
        let rig = StageRig()
        let stage = try rig.open(trial(kind))
        let root = stage.host.children.first
        var slow = trial(kind, "fold")
        (slow.duration, slow.speed) = (5, 0.5)
        try stage.apply(slow)
        #expect(stage.host.children.first === root && stage.trial == slow)
        stage.play()
        Headless.clock.turn()
        Headless.clock.advance(by: 9.5)
        #expect(stage.isBusy)
        #expect(Headless.clock.settle(limit: 30) && !stage.isBusy && stage.isForward)
    }

    @Test("Another container or direction of layout comes with new screens, and nothing of the old ones stays")
    func exchanged() throws {
        let rig = StageRig()
        let stage = try rig.open(trial(.navigation))
        for isRightToLeft in [false, true] {
            for kind in [ContainerKind.tab, .modal, .navigation] {
                stage.play()
                Headless.clock.settle()
                rig.watchContainer()
                let before = rig.witnesses.count
                var next = trial(kind)
                next.isRightToLeft = isRightToLeft
                try stage.apply(next)
                Headless.clock.settle()
                let old = rig.witnesses.prefix(before).compactMap { $0.object == nil ? nil : $0.name }
                #expect(old == [], "\(kind)")
                #expect(!stage.isForward && stage.host.children.count == 1)
                let direction = stage.host.children.first?.view.effectiveUserInterfaceLayoutDirection
                #expect(direction == (isRightToLeft ? .rightToLeft : .leftToRight))
            }
        }
    }

    @Test("A presented screen is laid out from right to left too, before it is asked and when it is there")
    func presentedRightToLeft() throws {
        let rig = StageRig()
        var mirrored = trial(.modal)
        mirrored.isRightToLeft = true
        let stage = try rig.open(mirrored)
        #expect(stage.carrier?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        stage.play()
        Headless.clock.settle()
        let detail = try #require(stage.host.children.first?.presentedViewController)
        #expect(detail.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(detail.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test("An unknown name is an error, and nothing has changed")
    func unknown() throws {
        let rig = StageRig()
        #expect(throws: AnimatorRegistryError.self) { try rig.open(trial(.tab, "nothing")) }
        let stage = try rig.open(trial(.tab))
        #expect(throws: AnimatorRegistryError.self) { try stage.apply(trial(.modal, "nothing")) }
        #expect(stage.trial == trial(.tab) && stage.play())
    }

    @Test("In the middle of a change the page may go, or try another container", arguments: ContainerKind.allCases)
    func leaves(kind: ContainerKind) throws {
        for other in [nil] + ContainerKind.allCases.map(Optional.some) where other != kind {
            let rig = StageRig()
            let stage = try rig.open(trial(kind))
            stage.play()
            Headless.clock.turn()
            Headless.clock.advance(by: 0.1)
            if let other {
                try stage.apply(trial(other))
                #expect(stage.trial.container == other)
                Headless.clock.settle()
                #expect(!stage.isBusy && stage.play())
                Headless.clock.settle()
                #expect(stage.isForward)
            }
            rig.close()
            Headless.clock.settle()
            #expect(Headless.warnings == [])
        }
    }

    @Test("What is tried while a presentation is on its way out comes after it")
    func later() throws {
        let rig = StageRig()
        let stage = try rig.open(trial(.modal))
        stage.play()
        Headless.clock.turn()
        Headless.clock.advance(by: 0.1)
        try stage.apply(trial(.tab))
        #expect(stage.isBusy && !stage.play() && !stage.hold())
        try stage.apply(trial(.navigation, "fold"))
        Headless.clock.settle()
        #expect(stage.host.children.first is UINavigationController && stage.trial.name == "fold")
    }

    @Test("The scrubber takes hold of what plays, or of a change that it begins, and passes its wishes on")
    func scrubber() throws {
        let rig = StageRig()
        let control = StageRig.Notebook()
        let stage = try rig.open(trial(.navigation), control: control)
        #expect(stage.hold() && stage.isBusy == false || stage.isBusy, "it asks for the push")
        #expect(control.notes == ["hold", "hold next"])
        Headless.clock.settle()
        #expect(stage.isForward)
        stage.play()
        Headless.clock.turn()
        #expect(!stage.hold() && control.notes.suffix(2) == ["hold next", "hold"], "what cannot be held is let be")
        Headless.clock.settle()
        control.holdsAtOnce = true
        #expect(stage.hold() && stage.isHolding && stage.progress == 0.25)
        stage.scrub(to: 0.4)
        stage.finish(velocity: 2)
        stage.cancel()
        #expect(control.notes.suffix(4) == ["hold", "scrub 0.4", "finish 2.0", "cancel 0.0"])
        #expect(!stage.isHolding && stage.progress == nil)
    }

    @Test("What is under way when the container goes is flicked back")
    func flickedBack() throws {
        let rig = StageRig()
        let control = StageRig.Notebook()
        control.holdsAtOnce = true
        let stage = try rig.open(trial(.tab), control: control)
        stage.play()
        Headless.clock.turn()
        try stage.apply(trial(.navigation))
        #expect(control.notes == ["hold", "cancel -1000.0"])
    }

    @Test("Torn down, it does nothing any more")
    func tornDown() throws {
        let rig = StageRig()
        let stage = try rig.open(trial(.navigation))
        var changes = 0
        stage.onChange = { changes += 1 }
        stage.play()
        Headless.clock.settle()
        #expect(changes == 1)
        stage.tearDown()
        stage.tearDown()
        try stage.apply(trial(.tab))
        #expect(!stage.play() && !stage.hold() && !stage.isForward && stage.host.children.isEmpty && changes == 1)
    }
}
