import TransitionCore

/// One transition over which elements fly, and the frames of its run.
struct ElementEntry {
    /// The transition's name and title.
    var name: String
    var title: String
    var recording: EncodedRecording

    /// The name under which the page finds the recording. No transition's name has a space.
    var recordingName: String { ElementEntry.recordingName(of: name) }

    static func recordingName(of name: String) -> String { "elements over \(name)" }

    /// The line of Swift that installs the transition.
    var line: String { "navigationController.setNavigationTransition(.\(name))" }

    /// A phone to look at and to swipe, as HTML: one item of the section's list.
    fileprivate var html: String {
        let title = HTML.escaped(title)
        return """
                <li class="flying" data-recording="\(HTML.escaped(recordingName))">
                  <button type="button" class="flying-phone" aria-label="Elements over \(title): open or close the detail screen">
                    <span class="phone" aria-hidden="true"><span class="screen"></span></span></button>
                  <p class="title">Over \(title)</p>
                </li>
            """
    }
}

/// The section of the page with elements that fly, and the file of its recordings.
struct ElementSection {
    /// The address of the recordings. No transition's file has such a name.
    static let file = "data/_elements.js"
    /// The transitions over which the elements are shown, if the page has them: one that stays in its place and one that
    /// turns.
    static let names = ["fade", "cube"]

    /// In the order of the page.
    var entries: [ElementEntry]

    /// The Swift to copy: the ids on both screens, and the transition that the phone on the left shows.
    var code: String {
        let line = entries.first?.line ?? ""
        return """
            import TransitionElements

            cell.imageView.transitionID = print.id
            cell.titleLabel.transitionID = "title of \\(print.id)"

            detail.imageView.transitionID = print.id
            detail.titleLabel.transitionID = "title of \\(print.id)"

            \(line)
            """
    }

    /// The section as HTML; empty without recordings.
    var html: String {
        PhoneSection(
            id: "elements", file: Self.file, title: "Flying elements",
            claim:
                "Views with the same id on both screens fly from one place to the other, over any "
                + "transition. Tap a phone to open the print, and swipe it to the right to go back.",
            subject: "elements", code: code, listTitle: "Transitions with flying elements", phones: entries.map(\.html)
        ).html
    }

    /// The script that hands over all recordings.
    func script(shared: inout SharedPictures) -> String {
        for entry in entries { shared.add(entry.recording.pictures) }
        return entries.map { $0.recording.script(as: $0.recordingName) }.joined()
    }
}
