/// Recordings of an animator with other settings, or in other windows, as the page stores them: text, and the contents of
/// screens that it refers to.
struct EncodedVariants: Codable, Equatable, Sendable {
    /// The script that hands the recordings over.
    var text: String
    /// The contents of screens by their keys, as JSON.
    var pictures: [String: String]

    init(_ variants: Variants) {
        self.init(variants.recordings, pictures: variants.pictures, name: variants.name)
    }

    /// - Parameters:
    ///   - recordings: The recordings, as JSON text, by what the page calls each of them.
    ///   - pictures: The pictures that they show.
    ///   - name: The name under which the page finds them all.
    init(_ recordings: [String: String], pictures: SharedPictures, name: String) {
        let members = recordings.sorted { $0.key < $1.key }.map { "\(JSON.quoted($0.key)):\($0.value)" }
        let packed = PackedText("{\(members.joined(separator: ","))}")
        text = RecordingScript.text("Gallery.unpack(\(packed.count),\(packed.literal))", as: name)
        self.pictures = pictures.texts
    }

    /// The script, with those pictures that are not loaded with all others.
    func script(besides shared: SharedPictures) -> String {
        let own = SharedPictures(texts: pictures).without(shared)
        return own.texts.isEmpty ? text : text + own.script
    }
}
