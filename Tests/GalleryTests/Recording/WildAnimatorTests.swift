import Testing
import TransitionCore
import UIKit

@testable import GalleryCommand

/// Animators of plugins with numbers that no screen can show.
@Suite(.serialized) @MainActor struct WildAnimatorTests {
    /// Moves, turns and scales by so much, and takes so long.
    private struct Wild: TransitionAnimator {
        var size = 1e300
        var duration = 0.4
        var info: AnimatorInfo {
            AnimatorInfo(name: "acme.wild", title: "Wild", author: "Acme", summary: "The new screen flies off.")
        }
        var timing: Timing { .linear }
        var settings: [AnimatorSetting] {
            [.number("size", size, in: -1e300...(.infinity), step: 1e-300) { Self(size: $0, duration: $0) }]
        }
        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(
                foreground: .from(.offset(x: size, y: -size).rotation(degrees: size).cornerRadius(size)),
                background: .to(.scale(size).shade(size)))
        }
    }

    @Test("An animator with poses of 1e300 is recorded, and written down in finite numbers")
    func poses() throws {
        var recorder = Recorder()
        recorder.places = [0, 30, 60, 120]
        let recording = try recorder.record(Wild(), in: [.modal, .navigation])
        var shared = SharedPictures()
        let text = recording.json(shared: &shared).text
        #expect(!text.contains("inf") && !text.contains("nan"))
        for run in recording.containers.values.flatMap({ [$0.forward, $0.backward] }) { #expect(run.count == 4) }
    }

    @Test("The page shows no longer a run than a registry takes", arguments: [61, 1e9, .infinity])
    func duration(seconds: Double) {
        #expect(Recorder.pace(of: Wild(duration: seconds)).count == (seconds.isFinite ? 60 * 60 + 1 : 2))
    }

    @Test("It is recorded with what the page offers for a setting without end")
    func settings() throws {
        var recorder = Recorder()
        recorder.places = [0, 60, 120]
        let own = try recorder.record(Wild(size: 1), in: [.modal])
        let variants = try #require(VariantRecorder(Wild(size: 1), own: own, recorder: recorder)).variants()
        #expect(variants.recordings.count >= 3)
    }
}
