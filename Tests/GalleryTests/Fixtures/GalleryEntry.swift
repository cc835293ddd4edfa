import Foundation

@testable import GalleryCommand

/// One animator's card and the frames of its runs.
struct GalleryEntry {
    var card: Card
    var recording: Recording
    /// What the page offers to change about it; nil for an animator without settings.
    var variants: Variants?
    /// The recordings in other windows; nil for most.
    var windows: WindowRecordings?
}

extension EncodedEntry {
    init(_ entry: GalleryEntry) {
        let settings = entry.variants?.json(file: Variants.file(beside: entry.card.file))
        self.init(
            card: entry.card,
            recording: EncodedRecording(
                entry.recording, settings: settings, windows: entry.windows?.json(beside: entry.card.file)),
            star: Hero.recording(of: entry.card.name, from: entry.recording),
            variants: entry.variants.map { EncodedVariants($0) }, windows: entry.windows?.encoded)
    }
}

extension Site {
    /// A page of recordings that are not encoded yet.
    init(
        _ entries: [GalleryEntry], items: [ItemEntry] = [], workshop: WorkshopData? = nil, embed: Embed? = nil,
        reduced: Recording? = nil, links: SiteLinks = SiteLinks(), facts: [JSON.Member] = [], template: [String: Data]
    ) {
        self.init(
            entries.map { EncodedEntry($0) }, items: items, workshop: workshop, embed: embed,
            reduced: reduced.map { EncodedRecording($0) }, links: links, facts: facts,
            template: template)
    }
}
