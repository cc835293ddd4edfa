import Foundation

/// A section of the page: words and Swift on one side, and phones that play recordings on the other.
struct PhoneSection {
    /// The address of the section on the page.
    var id: String
    /// The address of the file with its recordings.
    var file: String
    var title: String
    var claim: String
    /// What the Swift is for, as in "Copy the lines for elements".
    var subject: String
    /// The Swift to copy.
    var code: String
    /// What the phones show, in words for a screen reader.
    var listTitle: String
    /// The phones, as HTML: the items of a list.
    var phones: [String]

    /// The section as HTML; empty without phones.
    var html: String {
        guard !phones.isEmpty else { return "" }
        // Escaped text has no ends of lines.
        let lines = code.components(separatedBy: "\n").map(HTML.escaped).joined(separator: "\n")
        return """
              <section class="elements" id="\(id)" aria-labelledby="\(id)-title" data-file="\(file)">
                <div class="elements-head">
                  <h2 id="\(id)-title">\(title)</h2>
                  <p>\(claim)</p>
                  <div class="elements-swift">
                    <pre tabindex="0" aria-label="Lines of Swift for \(subject)"><code>\(lines)</code></pre>
                    <button type="button" class="copy-lines" aria-label="Copy the lines for \(subject)">Copy</button>
                  </div>
                  <p class="elements-said" role="status" aria-live="polite"></p>
                </div>
                <ul class="elements-list" aria-label="\(listTitle)">
            \(phones.joined(separator: "\n"))
                </ul>
              </section>
            """
    }
}
