import TransitionCore

/// The strip of large phones above the cards: a few transitions that shine, each in one container only, so that the
/// first picture needs little.
enum Hero {
    /// The addresses of its recordings, which bring the screens in them along: the light ones, with which it begins to
    /// move, and the others.
    static let (file, heavyFile) = ("data/_hero.js", "data/_hero-more.js")
    /// The bytes above which a recording is a heavy one.
    private static let heavy = 40_000

    /// The animators, in their order from left to right; those that the page does not have are left out.
    static let names = ["fold", "cube", "shatter", "zoom", "letter"]

    /// The cards' entries that the strip shows.
    static func chosen(from entries: [EncodedEntry]) -> [EncodedEntry] {
        names.compactMap { name in entries.first { $0.card.name == name && $0.star != nil } }
    }

    /// What the strip shows of a recording: one container; nil for an animator that is not in the strip.
    static func recording(of name: String, from recording: Recording) -> EncodedRecording? {
        guard names.contains(name) else { return nil }
        var recording = recording
        let kind = Card.preferred(of: Array(recording.containers.keys))
        recording.containers = recording.containers.filter { $0.key == kind }
        return EncodedRecording(recording)
    }

    /// The scripts by their addresses: the screens, and each recording under its name in the strip.
    static func files(_ entries: [EncodedEntry]) -> [(name: String, text: String)] {
        var files: [(name: String, text: String)] = []
        for isHeavy in [false, true] {
            var shared = SharedPictures()
            let own = entries.filter { self.isHeavy($0) == isHeavy }
            own.compactMap(\.star).forEach { shared.add($0.pictures) }
            let texts = own.map(script)
            if !texts.isEmpty { files.append((isHeavy ? heavyFile : file, shared.script + texts.joined())) }
        }
        return files
    }

    private static func script(_ entry: EncodedEntry) -> String { entry.star?.script(as: name(of: entry)) ?? "" }

    private static func isHeavy(_ entry: EncodedEntry) -> Bool { script(entry).utf8.count > heavy }

    static func name(of entry: EncodedEntry) -> String { "hero/" + entry.card.name }

    /// The phones as HTML.
    static func html(_ entries: [EncodedEntry]) -> String {
        entries.map { entry in
            let card = entry.card
            let attributes = [
                ("href", "#" + HTML.fragment(card.name)), ("data-recording", name(of: entry)),
                ("data-file", isHeavy(entry) ? heavyFile : file),
                ("data-moment", card.momentText),
            ].map { " \($0)=\"\(HTML.escaped($1))\"" }.joined()
            return """
                <li><a class="star"\(attributes)>
                  <span class="phone" aria-hidden="true"><span class="screen"></span></span>
                  <span class="title">\(HTML.escaped(card.title))</span>
                </a></li>
                """
        }.joined(separator: "\n")
    }
}
