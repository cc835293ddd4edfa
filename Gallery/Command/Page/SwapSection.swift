import TransitionCore

/// A change of a window's root or of a container's child, and the frames of its run.
struct SwapEntry {
    var kind: SwapKind
    /// The transition's name and title.
    var name: String
    var title: String
    var recording: EncodedRecording

    /// The name under which the page finds the recording. No transition's name has a space.
    var recordingName: String { "swap of the \(kind.rawValue)" }

    /// The line of Swift that makes the change.
    var line: String {
        switch kind {
        case .root: "window.setRootViewController(home, transition: .\(name))"
        case .child: "container.transition(to: guests, in: stageView, transition: .\(name))"
        }
    }

    private var words: (title: String, action: String) {
        switch kind {
        case .root: ("Root: \(title)", "log in or out")
        case .child: ("Child: \(title)", "show the other child")
        }
    }

    /// A phone to look at, as HTML: one item of the section's list. A finger leads a child, but no root.
    fileprivate var html: String {
        let title = HTML.escaped(words.title)
        return """
                <li class="flying" data-recording="\(HTML.escaped(recordingName))" data-container="\(kind.container.rawValue)"\(kind == .root ? " data-taps" : "")>
                  <button type="button" class="flying-phone" aria-label="\(title), \(words.action)">
                    <span class="phone" aria-hidden="true"><span class="screen"></span></span></button>
                  <p class="title">\(title)</p>
                </li>
            """
    }
}

/// The section of the page with changes of roots and children, and the file of its recordings.
struct SwapSection {
    /// The address of the recordings. No transition's file has such a name.
    static let file = "data/_swaps.js"
    /// What is shown, if the page has these transitions.
    static let chosen: [(kind: SwapKind, name: String)] = [(.root, "fold"), (.child, "cube")]

    /// In the order of the page.
    var entries: [SwapEntry]

    /// The Swift to copy.
    var code: String { "import TransitionSwap\n\n" + entries.map(\.line).joined(separator: "\n") }

    /// The section as HTML; empty without recordings.
    var html: String {
        PhoneSection(
            id: "swaps", file: Self.file, title: "Roots and children",
            claim:
                "The root of a window changes by any transition: a login becomes the app, and the app a "
                + "login again. So do the children of a container of your own, and a finger leads those. "
                + "Tap a phone, and swipe the one with two children.",
            subject: "roots and children", code: code, listTitle: "Changes of roots and children",
            phones: entries.map(\.html)
        ).html
    }

    /// The script that hands over all recordings.
    func script(shared: inout SharedPictures) -> String {
        for entry in entries { shared.add(entry.recording.pictures) }
        return entries.map { $0.recording.script(as: $0.recordingName) }.joined()
    }
}
