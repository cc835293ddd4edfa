/// The recordings of an animator's settings as the page stores them: text, and the contents of screens that it refers to.
struct EncodedVariants: Codable, Equatable, Sendable {
    /// The script that hands the recordings over.
    var text: String
    /// The contents of screens by their keys, as JSON.
    var pictures: [String: String]

    init(_ variants: Variants) {
        let members = variants.recordings.sorted { $0.key < $1.key }.map { "\(JSON.quoted($0.key)):\($0.value)" }
        let packed = PackedText("{\(members.joined(separator: ","))}")
        text = RecordingScript.text("Gallery.unpack(\(packed.count),\(packed.literal))", as: variants.name)
        pictures = variants.pictures.texts
    }

    /// The script, with those pictures that are not loaded with all others.
    func script(besides shared: SharedPictures) -> String {
        let own = SharedPictures(texts: pictures).without(shared)
        return own.texts.isEmpty ? text : text + own.script
    }
}
