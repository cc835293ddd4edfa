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
}
