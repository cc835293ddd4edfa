import Foundation
import GalleryGoldenText
import TransitionCore
import TransitionTabBar

/// Makes the recordings of a page.
@MainActor struct RecordingStudio {
    var animators: [any TransitionAnimator]
    var items: [any TabItemAnimator]
    var recorder: Recorder
    var itemRecorder: ItemRecorder

    /// Makes one of them.
    func finish(_ job: RecordingJob) throws -> FinishedJob {
        switch job {
        case .transition(let name, let pair):
            let animator = try Names.animator(name, in: animators)
            var recorder = recorder
            recorder.pair = pair
            let kind = Card.preferred(of: Array(animator.info.containers)) ?? .modal
            let scene = try recorder.scene(for: animator, in: kind)
            let recording = try recorder.record(animator)
            let card = Card(animator)
            let port = try PortedRecording(recording, of: animator, by: recorder)
            let variants = try VariantRecorder(animator, own: recording, recorder: recorder, port: port)?.variants()
            let settings = variants?.json(file: Variants.file(beside: card.file))
            let windows = try WindowRecordings(animator, by: recorder)
            let dark = try DarkRecording(animator, by: recorder)
            return FinishedJob(
                recording: EncodedRecording(
                    recording, port: port, settings: settings, windows: windows?.json(beside: card.file)),
                star: Hero.recording(of: name, from: recording, port: port),
                variants: variants.map { EncodedVariants($0) },
                windows: windows?.encoded, dark: dark,
                moment: BestMoment.progress(of: animator, in: scene))
        case .item(let name):
            return FinishedJob(recording: EncodedRecording(try itemRecorder.record(Names.item(name, in: items))))
        case .elements(let name):
            var recorder = recorder
            recorder.pair = .prints
            let animator = try Names.animator(name, in: animators)
            return FinishedJob(recording: EncodedRecording(try recorder.record(animator, in: [.navigation])))
        case .swap(let kind, let name):
            let animator = try Names.animator(name, in: animators)
            return FinishedJob(recording: EncodedRecording(try recorder.record(kind, by: animator)))
        case .reduced: return FinishedJob(recording: EncodedRecording(try recorder.recordReduced()))
        }
    }

    /// Whatever a recording depends on and may not be in the program: a plugin could make its animators from a file.
    func inputs(of job: RecordingJob) -> String {
        let settings = "\(recorder.size) \(recorder.places) \(itemRecorder.places)"
        switch job {
        case .transition(let name, _), .elements(let name), .swap(_, let name):
            let animator = try? Names.animator(name, in: animators)
            return settings + (animator.map { Golden(animator: $0).text } ?? "")
        case .item(let name):
            let animator = try? Names.item(name, in: items)
            return settings + (animator.map { ItemGolden(animator: $0).text } ?? "")
        case .reduced: return settings
        }
    }
}
