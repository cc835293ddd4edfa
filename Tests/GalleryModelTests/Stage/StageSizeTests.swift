import GalleryModel
import Testing
import TransitionCore
import UIKit

/// The sizes of the stage of a trial.
@Suite(.serialized) @MainActor struct StageSizeTests {
    @Test("U3: a stage is as large as the device if there is room, and in its proportions otherwise")
    func frames() {
        let phone = CGRect(x: 0, y: 0, width: 390, height: 700)
        let tablet = CGRect(x: 0, y: 20, width: 1180, height: 780)
        for size in StageSize.allCases {
            guard let own = size.size else {
                #expect(size.frame(in: phone) == phone)
                continue
            }
            for room in [phone, tablet] {
                let frame = size.frame(in: room)
                #expect(room.contains(frame))
                #expect(abs(frame.midX - room.midX) <= 1 && abs(frame.midY - room.midY) <= 1)
                #expect(abs(frame.width / frame.height - own.width / own.height) < 0.01)
                let fits = own.width <= room.width && own.height <= room.height
                #expect(fits == (frame.size == own))
                // What does not fit touches the room at two sides.
                #expect(fits || frame.width > room.width - 1 || frame.height > room.height - 1)
            }
            for room in [CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 0)] {
                #expect(size.frame(in: room) == room)
            }
        }
    }

    @Test("U3: another size makes new screens with its size classes; a presentation takes the window")
    func traits() throws {
        let rig = StageRig()
        var trial = TrialSettings(name: "cube")
        let stage = try rig.open(trial)
        let sizes: [(StageSize, UIUserInterfaceSizeClass)] = [(.duoInner, .regular), (.duoClosed, .compact)]
        for (size, width) in sizes {
            let root = try #require(stage.host.children.first)
            trial.size = size
            try stage.apply(trial)
            Headless.clock.settle()
            let new = try #require(stage.host.children.first)
            #expect(new !== root)
            #expect(new.traitCollection.horizontalSizeClass == width)
            #expect(new.traitCollection.verticalSizeClass == .regular)
            #expect(stage.play())
            Headless.clock.settle()
            #expect(stage.isForward)
        }
        trial.container = .modal
        #expect(trial.stageSize == .window && trial.size == .duoClosed)
        try stage.apply(trial)
        Headless.clock.settle()
        let root = stage.host.children.first
        trial.size = .tablet
        try stage.apply(trial)
        #expect(stage.host.children.first === root, "nothing of it has changed")
    }
}
