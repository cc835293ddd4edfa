import TransitionCore
import UIKit

/// The recordings of a transition in the windows of a phone that opens (F139), which the page offers beside that of a phone
/// that does not.
///
/// There are none between tabs: where the items of an upright tab bar are is not known (F151).
struct WindowRecordings {
    /// The transitions that have them: one that covers, one in pieces and a zoom.
    static let names: [TransitionName] = ["cover", "blinds", "zoom"]
    /// The ways that the phone lies, in the page's order, and what the page calls them.
    static let postures: [(posture: Headless.Posture, title: String)] = [
        (.open, "iPhone Duo, open"), (.openUpright, "iPhone Duo, open and upright"), (.closed, "iPhone Duo, closed"),
    ]
    /// The containers that are recorded.
    static let containers: [ContainerKind] = [.navigation, .modal]

    let name: TransitionName
    private(set) var recordings: [Headless.Posture: Recording] = [:]
    /// How the page computes them; those that it cannot compute are missing.
    private var ports: [Headless.Posture: PortedRecording] = [:]

    init(_ name: TransitionName, _ recordings: [Headless.Posture: Recording]) {
        (self.name, self.recordings) = (name, recordings)
    }

    /// Records an animator; nil for one that the page shows on one phone only.
    ///
    /// - Parameters:
    ///   - animator: The animator as it is registered.
    ///   - recorder: The recorder of its other runs. Half of its places are kept.
    @MainActor init?(_ animator: any TransitionAnimator, by recorder: Recorder) throws {
        guard Self.names.contains(animator.info.name) else { return nil }
        self.init(animator.info.name, [:])
        var recorder = recorder
        recorder.places = Recording.half(of: recorder.places)
        for (posture, _) in Self.postures {
            recorder.posture = posture
            let recording = try recorder.record(animator, in: Self.containers)
            recordings[posture] = recording
            ports[posture] = try PortedRecording(recording, of: animator, by: recorder)
        }
    }

    /// The recordings as the page stores them.
    var encoded: EncodedVariants {
        var pictures = SharedPictures()
        let texts = recordings.map { posture, recording in
            let text = EncodedRecording.text(port: ports[posture], shared: &pictures) { recording.json(shared: &$0) }
            return (posture.rawValue, text)
        }
        return EncodedVariants(Dictionary(uniqueKeysWithValues: texts), pictures: pictures, name: key)
    }

    /// What the animator's own recording says of them.
    ///
    /// - Parameter file: The address of that recording.
    func json(beside file: String) -> JSON {
        let list = Self.postures.map { JSON.members(["id": .string($0.posture.rawValue), "title": .string($0.title)]) }
        return .members([
            "name": .string(key), "file": .string(Self.file(beside: file)),
            "containers": .array(Self.containers.map { .string($0.rawValue) }), "list": .array(list),
        ])
    }

    /// The name under which the page finds the recordings. No transition's name has a space.
    private var key: String { "windows of \(name.rawValue)" }

    /// The address of the recordings beside an animator's own file. No card's file has such a name.
    static func file(beside file: String) -> String { file.dropLast(".js".count) + "_windows.js" }
}
