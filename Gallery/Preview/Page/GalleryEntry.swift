/// One animator's card and the frames of its runs.
struct GalleryEntry {
    var card: Card
    var recording: Recording
}

/// One animator's card and its runs as the page stores them.
struct EncodedEntry {
    var card: Card
    var recording: EncodedRecording
    /// What the strip of large phones stores; nil for an animator that is not in it.
    var star: EncodedRecording?

    init(card: Card, recording: EncodedRecording, star: EncodedRecording? = nil) {
        (self.card, self.recording, self.star) = (card, recording, star)
    }

    init(_ entry: GalleryEntry) {
        self.init(
            card: entry.card, recording: EncodedRecording(entry.recording),
            star: Hero.recording(of: entry.card.name, from: entry.recording))
    }
}
