import GalleryModel
import TransitionCore

/// A part of the page: a heading, a line of advice, and the cards that belong together.
struct Shelf {
    let section: GallerySection
    let cards: [Card]

    /// The shelves that have a card, each card on its own.
    static func all(of cards: [Card]) -> [Shelf] {
        GallerySection.allCases.compactMap { section in
            let own = cards.filter { $0.section == section }.enumerated().sorted {
                let (first, second) = (TransitionName($0.element.name), TransitionName($1.element.name))
                return (section.place(of: first), $0.offset) < (section.place(of: second), $1.offset)
            }.map(\.element)
            return own.isEmpty ? nil : Shelf(section: section, cards: own)
        }
    }

    /// The shelf as HTML.
    var html: String {
        let name = HTML.escaped(section.rawValue)
        return """
            <section class="shelf" data-section="\(name)" aria-labelledby="shelf-\(name)">
              <div class="shelf-head">
                <h2 id="shelf-\(name)">\(HTML.escaped(section.title))</h2>
                <p class="advice">\(HTML.escaped(section.advice))</p>
              </div>
              <ul class="cards">
            \(cards.map(\.html).joined(separator: "\n"))
              </ul>
            </section>
            """
    }
}
