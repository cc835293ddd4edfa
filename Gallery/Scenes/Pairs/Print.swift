import UIKit

/// A poster that a shop sells: what it shows, what it is called and what it costs.
@MainActor public struct Print {
    /// The name, different from those of all other prints.
    public let title: String
    /// The price, as it is shown.
    public let price: String
    /// The picture, three parts wide and four parts high.
    public let image: UIImage

    /// The ids of the views that show parts of the print: the same on every screen.
    var imageID: String { "image of \(title)" }
    var titleID: String { "title of \(title)" }
    var priceID: String { "price of \(title)" }

    private init(_ title: String, _ price: String, _ poster: Poster) {
        self.title = title
        self.price = price
        image = poster.image
    }

    /// All prints of the shop, drawn anew.
    public static func all() -> [Print] {
        [
            Print("Low tide", "€ 38", Poster(.arches, [Palette.sand, Palette.coral, Palette.apricot, Palette.sun])),
            Print("Noon", "€ 42", Poster(.sun, [Palette.ocean, Palette.lagoon, Palette.mint, Palette.sun])),
            Print("Three hills", "€ 36", Poster(.hills, [Palette.sun, Palette.leaf, Palette.pine, Palette.coral])),
            Print("Night ferry", "€ 45", Poster(.sun, [Palette.night, Palette.plum, Palette.violet, Palette.lilac])),
            Print("Gate", "€ 38", Poster(.arches, [Palette.mint, Palette.pine, Palette.leaf, Palette.foam])),
            Print("Dunes", "€ 36", Poster(.hills, [Palette.rose, Palette.apricot, Palette.dusk, Palette.white])),
        ]
    }
}

/// The drawing of a print: a few plain shapes in four colours.
private final class Poster: UIView {
    enum Kind { case arches, sun, hills }

    /// As large as it is shown at most, so that it stays sharp.
    private static let size = CGSize(width: 390, height: 520)

    /// - Parameters:
    ///   - kind: What it shows.
    ///   - colors: The paper, two colours of shapes, and the sun.
    init(_ kind: Kind, _ colors: [UIColor]) {
        super.init(frame: CGRect(origin: .zero, size: Poster.size))
        backgroundColor = colors[0]
        let (width, height) = (Poster.size.width, Poster.size.height)
        switch kind {
        case .arches:
            place(card(colors[3], corner: 40), x: width / 2 - 40, y: 74, width: 80, height: 80)
            for index in 0..<4 {
                let side = 280 - CGFloat(index) * 68
                place(
                    card(colors[[1, 2, 3, 0][index]], corner: side / 2), x: (width - side) / 2,
                    y: height - 320 + CGFloat(index) * 40, width: side, height: 480)
            }
        case .sun:
            for index in 0..<4 {
                let side = 300 - CGFloat(index) * 64
                place(
                    card(colors[[1, 2, 1, 3][index]], corner: side / 2), x: (width - side) / 2,
                    y: 210 - side / 2, width: side, height: side)
            }
            for index in 0..<3 {
                place(
                    card(colors[index == 1 ? 3 : 2], corner: 7), x: 70 + CGFloat(index) * 34,
                    y: 400 + CGFloat(index) * 30, width: width - 140 - CGFloat(index) * 68, height: 14)
            }
        case .hills:
            place(card(colors[3], corner: 60), x: 220, y: 96, width: 120, height: 120)
            place(card(colors[1], corner: 300), x: -190, y: 236, width: 600, height: 600)
            place(card(colors[2], corner: 260), x: 120, y: 330, width: 520, height: 520)
        }
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    var image: UIImage {
        UIGraphicsImageRenderer(size: bounds.size).image { layer.render(in: $0.cgContext) }
    }
}
