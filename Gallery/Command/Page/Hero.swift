import TransitionCore

/// The strip of large phones above the cards: a few transitions that shine, each in one container only, so that the
/// first picture needs little.
enum Hero {
    /// The addresses of its recordings, which bring the screens in them along: the first one's, with which it begins to
    /// move, and the others'.
    static let (file, laterFile) = ("data/_hero.js", "data/_hero-more.js")

    /// The animators, in their order, a light one first, with which the page begins to move; those that the page does not
    /// have are left out.
    static let names = ["cube", "fold", "shatter", "zoom", "letter"]

    /// The cards' entries that the strip shows.
    static func chosen(from entries: [EncodedEntry]) -> [EncodedEntry] {
        names.compactMap { name in entries.first { $0.card.name == name && $0.star != nil } }
    }

    /// What the strip shows of a recording: one container; nil for an animator that is not in the strip.
    static func recording(
        of name: String, from recording: Recording, port: PortedRecording? = nil
    ) -> EncodedRecording? {
        guard names.contains(name) else { return nil }
        var recording = recording
        let kind = Card.preferred(of: Array(recording.containers.keys))
        recording.containers = recording.containers.filter { $0.key == kind }
        return EncodedRecording(recording, port: port?.only(in: kind))
    }

    /// The scripts by their addresses: the screens, and each recording under its name in the strip.
    static func files(_ entries: [EncodedEntry]) -> [(name: String, text: String)] {
        var files: [(name: String, text: String)] = []
        for (name, own) in [(file, entries.prefix(1)), (laterFile, entries.dropFirst())] {
            var shared = SharedPictures()
            own.compactMap(\.star).forEach { shared.add($0.pictures) }
            let texts = own.map(script)
            if !texts.isEmpty { files.append((name, shared.script + texts.joined())) }
        }
        return files
    }

    private static func script(_ entry: EncodedEntry) -> String { entry.star?.script(as: name(of: entry)) ?? "" }

    static func name(of entry: EncodedEntry) -> String { "hero/" + entry.card.name }

    /// The phones as HTML, small and at rest; what is chosen plays on the large one.
    static func html(_ entries: [EncodedEntry]) -> String {
        entries.enumerated().map { index, entry in
            let card = entry.card
            let attributes = [
                ("data-name", card.name), ("data-recording", name(of: entry)),
                ("data-file", index == 0 ? file : laterFile),
                ("data-moment", card.momentText), ("data-title", card.title), ("data-line", line(of: card)),
            ].map { " \($0)=\"\(HTML.escaped($1))\"" }.joined()
            return """
                <li><button type="button" class="star"\(attributes) aria-label="\(HTML.escaped(card.title))">
                  <span class="phone" aria-hidden="true"><span class="screen"></span></span>
                </button></li>
                """
        }.joined(separator: "\n")
    }

    /// The line of Swift for the container that the strip shows.
    private static func line(of card: Card) -> String {
        Card.preferred(of: Array(card.lines.keys)).flatMap { card.lines[$0] } ?? ""
    }
}
