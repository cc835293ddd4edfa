import Foundation

/// A small page for one card, which says what it is to programs that show links to others, and leads to the card. Such
/// programs run no scripts, and do not see what stands behind the `#` of an address.
struct SharePage {
    let card: Card
    let links: SiteLinks

    /// Its address relative to the page.
    static func file(of card: Card) -> String {
        "share/" + card.file.dropFirst("data/".count).dropLast(".js".count) + ".html"
    }

    /// The page; nil where the site has no address, because no program could show it.
    var html: String? {
        guard let address = links.address else { return nil }
        let title = HTML.escaped("\(card.title): a transition of \(links.package.name)")
        let place = "../#" + HTML.escaped(HTML.fragment(card.name))
        let picture =
            links.package.isPlugin
            ? "" : "<meta property=\"og:image\" content=\"\(HTML.escaped(address))/\(SiteLinks.pictureFile)\">\n"
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
            \(picture)<meta name="twitter:card" content="summary_large_image">
            <meta http-equiv="refresh" content="0; url=\(place)">
            <p><a href="\(place)">\(title)</a></p>
            </html>

            """
    }
}
