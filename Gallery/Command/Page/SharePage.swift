import Foundation

/// A small page for one card, which says what it is to programs that show links to others, and leads to the card. Such
/// programs run no scripts, and do not see what stands behind the `#` of an address.
struct SharePage {
    let card: Card
    let links: SiteLinks
    /// Whether there is a picture of the card's transition beside the page.
    var hasPicture = false

    /// Its address relative to the page.
    static func file(of card: Card) -> String {
        "share/" + card.file.dropFirst("data/".count).dropLast(".js".count) + ".html"
    }

    /// The address of the card's picture relative to the page.
    static func picture(of card: Card) -> String { file(of: card).dropLast("html".count) + "webp" }

    /// The page; nil where the site has no address, because no program could show it.
    var html: String? {
        guard let address = links.address else { return nil }
        let title = HTML.escaped("\(card.title): a transition of \(links.package.name)")
        let place = "../#" + HTML.escaped(HTML.fragment(card.name))
        // The card's own is upright; the strip is wide, and of this package's transitions.
        let file = hasPicture ? SharePage.picture(of: card) : links.package.isPlugin ? nil : SiteLinks.pictureFile
        let picture =
            file.map {
                "<meta property=\"og:image\" content=\"\(HTML.escaped(address))/\(HTML.escaped($0))\">\n"
                    + "<meta name=\"twitter:card\" content=\"\(hasPicture ? "summary" : "summary_large_image")\">\n"
            } ?? ""
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
            <title>\(title)</title>
            <meta name="description" content="\(HTML.escaped(card.summary))">
            <meta property="og:title" content="\(title)">
            <meta property="og:description" content="\(HTML.escaped(card.summary))">
            <meta property="og:url" content="\(HTML.escaped(address))/\(SharePage.file(of: card))">
            \(picture)<meta http-equiv="refresh" content="0; url=\(place)">
            <p><a href="\(place)">\(title)</a></p>
            </html>

            """
    }
}
