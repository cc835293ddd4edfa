/// One animator's card and its runs as the page stores them.
struct EncodedEntry {
    var card: Card
    var recording: EncodedRecording
    /// What the strip of large phones stores; nil for an animator that is not in it.
    var star: EncodedRecording?
    /// The recordings with other values for its settings; nil for an animator without settings.
    var variants: EncodedVariants?
    /// The recordings in other windows; nil for an animator that is shown in one only.
    var windows: EncodedVariants?
    /// The recording on dark screens; nil for an animator that is shown on light ones only.
    var dark: DarkRecording?

    init(
        card: Card, recording: EncodedRecording, star: EncodedRecording? = nil, variants: EncodedVariants? = nil,
        windows: EncodedVariants? = nil, dark: DarkRecording? = nil
    ) {
        (self.card, self.recording, self.star) = (card, recording, star)
        (self.variants, self.windows, self.dark) = (variants, windows, dark)
        self.card.hasDark = dark != nil
    }
}
