import Foundation
import TransitionCore
import TransitionTabBar

/// The page's description of one animation of tab bar items.
struct ItemCard: Equatable, Sendable {
    var name: String
    var title: String
    var summary: String
    var tags: [String] = []
    /// The line of Swift to copy.
    var line: String

    init(name: String, title: String, summary: String, tags: [String] = [], line: String) {
        self.name = name
        self.title = title
        self.summary = summary
        self.tags = tags
        self.line = line
    }

    init(_ animator: any TabItemAnimator) {
        let info = animator.info
        let name = info.name.rawValue
        // A name with a dot belongs to a plugin; its short forms are not known here.
        let value =
            name.contains(".") ? "try TabItemRegistry.standard.animator(named: \(JSON.quoted(name)))" : ".\(name)"
        self.init(
            name: name, title: info.title, summary: info.summary, tags: info.tags.map(\.rawValue),
            line: "tabBarController.setTabItemAnimation(\(value))")
    }

    /// Words by which each of them is found.
    private static let commonTags = ["tab", "bar", "item", "items"]

    /// The name under which the page finds the recording. No transition's name has a space.
    var recordingName: String { "item \(name)" }

    /// The card as HTML: one item of the section's list.
    var html: String {
        let attributes = [
            ("data-name", name), ("data-recording", recordingName),
            ("data-tags", (tags + ItemCard.commonTags).joined(separator: " ")),
        ]
        let written = attributes.map { " \($0)=\"\(HTML.escaped($1))\"" }.joined()
        let title = HTML.escaped(title)
        // A line that is too long breaks before its first dot, and before what is set.
        let code = HTML.escaped(line).replacingOccurrences(
            of: ".setTabItemAnimation(", with: "<wbr>.setTabItemAnimation<wbr>(")
        return """
                <li><article class="item"\(written)>
                  <button type="button" class="item-play" aria-label="Play \(title)"><span class="item-screen"></span></button>
                  <div class="item-words"><h3 class="title">\(title)</h3>
                  <p class="summary">\(HTML.escaped(summary))</p></div>
                  <div class="item-line"><code>\(code)</code>
                  <button type="button" class="item-copy" aria-label="Copy the line of \(title)">Copy</button></div>
                </article></li>
            """
    }
}

/// One animation of items and the frames of its run.
struct ItemEntry {
    var card: ItemCard
    var recording: EncodedRecording

    init(card: ItemCard, recording: EncodedRecording) { (self.card, self.recording) = (card, recording) }

    init(card: ItemCard, recording: Recording) { self.init(card: card, recording: EncodedRecording(recording)) }
}

/// The section of the page with the animations of tab bar items, and the file of their recordings.
struct ItemSection {
    /// The address of the recordings. No transition's file has such a name.
    static let file = "data/_items.js"

    /// In the order of the page.
    var entries: [ItemEntry]

    /// The section as HTML; empty without animations.
    var html: String {
        guard !entries.isEmpty else { return "" }
        return """
              <section class="items" id="items" aria-labelledby="items-title" data-file="\(Self.file)">
                <div class="items-head">
                  <h2 id="items-title">Tab bar items</h2>
                  <p>One line makes the items of the system’s tab bar move when they are selected. Point at a bar or press it to see how.</p>
                  <p id="items-count" class="items-count" role="status" aria-live="polite">\(Self.count(entries.count))</p>
                </div>
                <ul class="items-list" aria-label="Animations of tab bar items">
            \(entries.map(\.card.html).joined(separator: "\n"))
                </ul>
                <p id="items-said" class="items-said" role="status" aria-live="polite"></p>
              </section>
            """
    }

    /// The script that hands over all recordings.
    func script(shared: inout SharedPictures) -> String {
        for entry in entries { shared.add(entry.recording.pictures) }
        return entries.map { $0.recording.script(as: $0.card.recordingName) }.joined()
    }

    private static func count(_ count: Int) -> String { count == 1 ? "1 animation" : "\(count) animations" }
}
