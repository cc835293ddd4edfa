/// One animator's card and the frames of its runs.
struct GalleryEntry {
    var card: Card
    var recording: Recording
    /// What the page offers to change about it; nil for an animator without settings.
    var variants: Variants?
}

/// One animator's card and its runs as the page stores them.
struct EncodedEntry {
    var card: Card
    var recording: EncodedRecording
    /// What the strip of large phones stores; nil for an animator that is not in it.
    var star: EncodedRecording?
    /// The recordings with other values for its settings; nil for an animator without settings.
    var variants: EncodedVariants?

    init(
        card: Card, recording: EncodedRecording, star: EncodedRecording? = nil, variants: EncodedVariants? = nil
    ) {
        (self.card, self.recording, self.star, self.variants) = (card, recording, star, variants)
    }

    init(_ entry: GalleryEntry) {
        let settings = entry.variants?.json(file: Variants.file(beside: entry.card.file))
        self.init(
            card: entry.card, recording: EncodedRecording(entry.recording, settings: settings),
            star: Hero.recording(of: entry.card.name, from: entry.recording),
            variants: entry.variants.map { EncodedVariants($0) })
    }
}
