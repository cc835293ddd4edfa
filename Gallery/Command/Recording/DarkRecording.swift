import GalleryModel
import TransitionCore

/// The recording of a transition on dark screens, which the page shows while it is dark itself. Those that apps ship have
/// one.
struct DarkRecording: Codable, Equatable, Sendable {
    /// The script that hands the recording over.
    var text: String
    /// The contents of screens by their keys, as JSON.
    var pictures: [String: String]

    /// The address of the contents that these recordings share. No card's file has such a name.
    static let picturesFile = "data/_dark.js"

    init(_ recording: Recording, of name: String, port: PortedRecording? = nil) {
        let encoded = EncodedRecording(recording, port: port)
        (text, pictures) = (encoded.script(as: Self.key(of: name)), encoded.pictures)
    }

    /// Records an animator; nil for one that the page shows in light only.
    ///
    /// - Parameters:
    ///   - animator: The animator as it is registered.
    ///   - recorder: The recorder of its other runs. What the page cannot compute has half of its places.
    @MainActor init?(_ animator: any TransitionAnimator, by recorder: Recorder) throws {
        guard GallerySection(tags: animator.info.tags) == .everyday else { return nil }
        var recorder = recorder
        recorder.isDark = true
        let recording = try recorder.record(animator)
        let port = try PortedRecording(recording, of: animator, by: recorder)
        self.init(recording.half, of: animator.info.name.rawValue, port: port)
    }

    /// The name under which the page finds it. No transition's name has a space.
    private static func key(of name: String) -> String { "dark of \(name)" }

    /// The address of the recording beside an animator's own file. No card's file has such a name.
    static func file(beside file: String) -> String { file.dropLast(".js".count) + "_dark.js" }
}
