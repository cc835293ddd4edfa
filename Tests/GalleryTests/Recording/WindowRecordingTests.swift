import Testing
import TransitionAnimations
import TransitionCore
import UIKit

@testable import GalleryCommand

/// Recordings in the windows of a phone that opens.
@Suite(.serialized) @MainActor struct WindowRecordingTests {
    @Test("A window has the size, the size classes and the insets of the device, in each container")
    func worlds() throws {
        for (posture, _) in WindowRecordings.postures {
            for kind in WindowRecordings.containers {
                var recorder = Recorder()
                recorder.posture = posture
                try recorder.perform(CatalogueAnimator.cover, in: kind) { demo, window in
                    #expect(window.bounds.size == posture.size && demo.root.view.bounds.size == posture.size)
                    let isOpen = posture != .closed
                    #expect(window.traitCollection.horizontalSizeClass == (isOpen ? .regular : .compact))
                    #expect(window.safeAreaInsets.right == (posture == .openUpright ? 0 : 84))
                }
            }
        }
    }

    @Test("Some transitions are recorded in all of them, at half of the moments", .inRelease)
    func recordings() throws {
        let recorder = Recorder(places: [0, 1, 2, 4, 60, 119, 120])
        #expect(try WindowRecordings(CatalogueAnimator.fade, by: recorder) == nil)
        for name in WindowRecordings.names {
            let animator = try TransitionRegistry.standard.animator(named: name)
            let windows = try #require(try WindowRecordings(animator, by: recorder))
            #expect(windows.recordings.count == 3)
            for (posture, recording) in windows.recordings {
                #expect(CGSize(width: recording.width, height: recording.height) == posture.size)
                #expect(recording.places == [0, 4, 60, 120] && recording.run == RunSettings(animator))
                #expect(Set(recording.containers.keys) == Set(WindowRecordings.containers))
                for (kind, recorded) in recording.containers {
                    for frames in [recorded.forward, recorded.backward] {
                        #expect(frames.count == 4 && !frames[0].looks(like: frames[2]), "\(name), \(posture), \(kind)")
                    }
                }
            }
        }
    }
}
