import TransitionCore

/// A recording as the page stores it: text, and the contents of screens that it refers to. It can be kept in a file and
/// made by another process.
struct EncodedRecording: Codable, Equatable, Sendable {
    /// The data that the page plays, as JSON.
    var text: String
    /// The contents of screens by their keys, as JSON.
    var pictures: [String: String]
    /// The containers that it shows, in the page's order.
    var containers: [String]

    /// - Parameters:
    ///   - recording: The recording to encode.
    ///   - port: How the page computes it; it is taken where that is shorter.
    ///   - settings: What the page offers to change about it.
    ///   - windows: The other windows that the page offers.
    init(_ recording: Recording, port: PortedRecording? = nil, settings: JSON? = nil, windows: JSON? = nil) {
        var shared = SharedPictures()
        text = EncodedRecording.text(port: port, settings: settings, windows: windows, shared: &shared) {
            recording.json(shared: &$0, settings: settings, windows: windows)
        }
        pictures = shared.texts
        containers = ContainerKind.allCases.filter { recording.containers[$0] != nil }.map(\.rawValue)
    }

    /// What was recorded, or how it is computed, whichever is shorter.
    static func text(
        port: PortedRecording?, settings: JSON? = nil, windows: JSON? = nil, shared: inout SharedPictures,
        recorded: (inout SharedPictures) -> JSON
    ) -> String {
        var (mine, theirs) = (shared, shared)
        let plain = recorded(&theirs).text
        guard let computed = port?.json(shared: &mine, settings: settings, windows: windows)?.text,
            computed.utf8.count <= plain.utf8.count
        else {
            shared = theirs
            return plain
        }
        shared = mine
        return computed
    }

    /// A recording of at least this many bytes is packed.
    private static let worthPacking = 2000

    /// The script that hands it to the page under a name.
    func script(as name: String) -> String {
        guard text.utf8.count >= EncodedRecording.worthPacking else { return RecordingScript.text(text, as: name) }
        let packed = PackedText(text)
        return RecordingScript.text("Gallery.unpack(\(packed.count),\(packed.literal))", as: name)
    }
}
