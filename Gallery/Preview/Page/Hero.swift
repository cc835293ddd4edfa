import TransitionCore

/// The strip of large phones above the cards: a few transitions that shine, each in one container only, so that the
/// first picture needs little.
enum Hero {
    /// The address of its recordings, which brings the screens in them along.
    static let file = "data/_hero.js"

    /// The animators, in their order from left to right; those that the page does not have are left out.
    static let names = ["fold", "cube", "shatter", "zoom", "letter"]

    /// The cards' entries that the strip shows.
    static func chosen(from entries: [GalleryEntry]) -> [GalleryEntry] {
        names.compactMap { name in entries.first { $0.card.name == name } }
    }

    /// The script: the screens, and each recording under a name of its own.
    static func script(_ entries: [GalleryEntry]) -> String {
        var shared = SharedPictures()
        let recordings = entries.map { entry in
            var recording = entry.recording
            let kind = Card.preferred(of: Array(recording.containers.keys))
            recording.containers = recording.containers.filter { $0.key == kind }
            let json = recording.json(shared: &shared)
            return "\(Site.recordingMark)\(JSON.quoted(name(of: entry))),\(json.text));\n"
        }
        return shared.script + recordings.joined()
    }

    static func name(of entry: GalleryEntry) -> String { "hero/" + entry.card.name }

    /// The phones as HTML.
    static func html(_ entries: [GalleryEntry]) -> String {
        entries.map { entry in
            let card = entry.card
            let attributes = [
                ("href", "#" + HTML.fragment(card.name)), ("data-recording", name(of: entry)),
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
