import Foundation

/// The page and its files, as bytes by name.
struct Site {
    /// The files by name relative to the site's folder, sorted, with their contents.
    let files: [(name: String, data: Data)]

    /// The address of the recording that replaces others while Reduce Motion is on. No card's file has such a name.
    static let reducedFile = "data/_reduced.js"

    /// - Parameters:
    ///   - entries: The animators that the page shows, in this order.
    ///   - items: The animations of tab bar items that it shows below them.
    ///   - elements: The transitions over which it shows elements that fly.
    ///   - swaps: The changes of roots and children that it shows.
    ///   - workshop: What the workshop needs; without it there is no way into the workshop.
    ///   - embed: The script for other pages; without it no card offers it.
    ///   - reduced: The recording that replaces animators that are not calm while Reduce Motion is on.
    ///   - links: Where the page leads to.
    ///   - facts: What its scripts know beside ``PageFacts``.
    ///   - stills: Pictures of transitions by their names, for programs that show links to others.
    ///   - template: The files of the page without its content, `index.html` among them.
    init(
        _ entries: [EncodedEntry], items: [ItemEntry], elements: [ElementEntry] = [], swaps: [SwapEntry] = [],
        workshop: WorkshopData? = nil, embed: Embed? = nil, reduced: EncodedRecording?, links: SiteLinks,
        facts: [JSON.Member] = [], stills: [String: Data] = [:],
        template: [String: Data]
    ) {
        var shared = SharedPictures()
        // Files in subfolders are for sheets, or parts that are loaded later.
        var files = template.filter {
            !$0.key.contains("/") && !(links.package.isPlugin && $0.key == SiteLinks.pictureFile)
        }
        let bundle = PageBundle(String(decoding: template["index.html"] ?? Data(), as: UTF8.self), template: template)
        files = files.filter { !bundle.parts.contains($0.key) }.merging(bundle.files) { $1 }
        files.merge(SitePart.files(from: template)) { file, _ in file }
        func keep(_ recording: EncodedRecording, name: String, as file: String) {
            shared.add(recording.pictures)
            files[file] = Data(recording.script(as: name).utf8)
        }
        for entry in entries { keep(entry.recording, name: entry.card.name, as: entry.card.file) }
        if let reduced { keep(reduced, name: "", as: Site.reducedFile) }
        let section = ItemSection(entries: items)
        if !items.isEmpty { files[ItemSection.file] = Data(section.script(shared: &shared).utf8) }
        let flights = ElementSection(entries: elements)
        if !elements.isEmpty { files[ElementSection.file] = Data(flights.script(shared: &shared).utf8) }
        let changes = SwapSection(entries: swaps)
        if !swaps.isEmpty { files[SwapSection.file] = Data(changes.script(shared: &shared).utf8) }
        if let workshop { files[WorkshopData.file] = Data(workshop.script(shared: &shared).utf8) }
        if let embed { files[Embed.file] = Data(embed.script(from: template).utf8) }
        let facts = facts + (embed.map { [.init(key: "embeds", value: .array($0.names.map(JSON.string)))] } ?? [])
        files["data/pictures.js"] = Data(shared.script.utf8)
        files[PageFacts.wordsFile] = Data("Gallery.words(\(PageFacts.words.text));\n".utf8)
        var night = SharedPictures()
        for entry in entries {
            let file = entry.card.file
            if let dark = entry.dark {
                night.add(dark.pictures)
                files[DarkRecording.file(beside: file)] = Data(dark.text.utf8)
            }
            if let variants = entry.variants {
                files[Variants.file(beside: file)] = Data(variants.script(besides: shared).utf8)
            }
            if let windows = entry.windows {
                files[WindowRecordings.file(beside: file)] = Data(windows.script(besides: shared).utf8)
            }
        }
        night = night.without(shared)
        if entries.contains(where: { $0.dark != nil }) { files[DarkRecording.picturesFile] = Data(night.script.utf8) }

        for entry in entries {
            let still = stills[entry.card.name]
            let page = SharePage(card: entry.card, links: links, hasPicture: still != nil)
            guard let html = page.html else { continue }
            files[SharePage.file(of: entry.card)] = Data(html.utf8)
            files[SharePage.picture(of: entry.card)] = still
        }

        let stars = Hero.chosen(from: entries)
        for file in Hero.files(stars) { files[file.name] = Data(file.text.utf8) }
        let count = entries.count == 1 ? "1 transition" : "\(entries.count) transitions"
        files["index.html"] = Data(
            Site.filled(
                bundle.page,
                [
                    "COUNT": count, "HEAD": links.head, "HERO": Hero.html(stars), "LINKS": links.html,
                    "NAME": HTML.escaped(links.package.name), "CLAIM": HTML.escaped(links.package.claim),
                    "MODULE": HTML.escaped(links.package.module), "NEEDS": HTML.escaped(links.package.needs),
                    "DOCUMENTS": links.documentationLink, "MANIFEST": links.manifest, "INSTALL": links.install,
                    "BASE": HTML.escaped(links.base ?? ""),
                    "ADDRESS": HTML.escaped(links.address ?? ""),
                    "FACTS": HTML.escaped(PageFacts.json(with: facts).text),
                    "CARDS": Shelf.all(of: entries.map(\.card)).map(\.html).joined(separator: "\n"),
                    "ITEMS": section.html, "ELEMENTS": flights.html,
                    "SWAPS": changes.html,
                    "WORKSHOP": workshop?.link ?? "",
                    "SYSTEM": links.package.isPlugin ? "" : SystemSection().html,
                ]
            ).utf8)
        self.files = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A page with what stands in the place of marks such as `<!--CARDS-->`. What is put in is not looked at again, because
    /// a title may be a mark too.
    private static func filled(_ page: String, _ parts: [String: String]) -> String {
        page.components(separatedBy: "<!--").enumerated().map { index, piece in
            guard index > 0, let end = piece.range(of: "-->"), let part = parts[String(piece[..<end.lowerBound])] else {
                return index > 0 ? "<!--" + piece : piece
            }
            return part + piece[end.upperBound...]
        }.joined()
    }

    /// The result of writing the files.
    struct Outcome {
        var changes: [String: Folder.Change] = [:]
        /// Recordings of animators that no longer exist.
        var removed: [String] = []
    }

    /// Writes files that are new or changed, and removes recordings of animators that no longer exist.
    func write(to folder: Folder) throws(Folder.Failure) -> Outcome {
        var outcome = Outcome()
        for file in files {
            outcome.changes[file.name] = try folder.write(file.data, to: file.name)
        }
        // Only files that begin as recordings do are removed.
        let mark = Data(RecordingScript.mark.utf8)
        for name in folder.names(in: "data").map({ "data/" + $0 }) where outcome.changes[name] == nil {
            guard name.hasSuffix(".js"), folder.read(name)?.starts(with: mark) == true else { continue }
            try folder.remove(name)
            outcome.removed.append(name)
        }
        return outcome
    }

    /// The template files of the command, by their names in its folder: those of the page and those of sheets.
    static func template() throws -> [String: Data] {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Site")
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(name)
            if !file.hasDirectoryPath, let data = FileManager.default.contents(atPath: file.path) { files[name] = data }
        }
        let picture = Bundle.module.bundleURL.appendingPathComponent("Pictures").appendingPathComponent(
            SiteLinks.pictureFile)
        files[SiteLinks.pictureFile] = FileManager.default.contents(atPath: picture.path)
        return files
    }
}
