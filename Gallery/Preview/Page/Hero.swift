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
    static func chosen(from entries: [GalleryEntry]) -> [GalleryEntry] {
        names.compactMap { name in entries.first { $0.card.name == name } }
    }

    /// The scripts by their addresses: the screens, and each recording under a name of its own.
    static func files(_ entries: [GalleryEntry]) -> [(name: String, text: String)] {
        var files: [(name: String, text: String)] = []
        for isHeavy in [false, true] {
            var shared = SharedPictures()
            let own = entries.filter { self.isHeavy($0) == isHeavy }
            let texts = own.map { script($0, shared: &shared) }
            if !texts.isEmpty { files.append((isHeavy ? heavyFile : file, shared.script + texts.joined())) }
        }
        return files
    }

    private static func script(_ entry: GalleryEntry, shared: inout SharedPictures) -> String {
        var recording = entry.recording
        let kind = Card.preferred(of: Array(recording.containers.keys))
        recording.containers = recording.containers.filter { $0.key == kind }
        let json = recording.json(shared: &shared)
        return "\(Site.recordingMark)\(JSON.quoted(name(of: entry))),\(json.text));\n"
    }

    private static func isHeavy(_ entry: GalleryEntry) -> Bool {
        var shared = SharedPictures()
        return script(entry, shared: &shared).utf8.count > heavy
    }

    static func name(of entry: GalleryEntry) -> String { "hero/" + entry.card.name }

    /// The phones as HTML.
    static func html(_ entries: [GalleryEntry]) -> String {
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
