import UIKit

/// A shelf of records: the screen that transitions start from.
final class RecordsScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Records"
        view.backgroundColor = Palette.dusk
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 20
        view.place(text("Good evening", 32, .bold, Palette.white), x: inset, y: 108, width: 300, height: 40)
        let wide = view.place(
            GradientView([Palette.orchid, Palette.rose, Palette.apricot], corner: 24),
            x: inset, y: 164, width: width - 2 * inset, height: 220)
        for ring in 0..<3 {
            let diameter = 180 - CGFloat(ring) * 60
            wide.place(
                card([Palette.plum, Palette.violet, Palette.lilac][ring], corner: diameter / 2),
                x: width - 2 * inset - 130 - diameter / 2, y: 110 - diameter / 2, width: diameter, height: diameter)
        }
        wide.place(text("Low Tide", 26, .bold, Palette.white), x: 20, y: 148, width: 150, height: 32)
        wide.place(text("The Lamplighters", 14, .medium, Palette.white), x: 20, y: 180, width: 150, height: 20)
        keyView = wide
        view.place(text("Made for you", 20, .bold, Palette.white), x: inset, y: 410, width: 240, height: 28)
        let covers = [
            ("Salt Road", [Palette.lagoon, Palette.mint]), ("Paper Boats", [Palette.coral, Palette.apricot]),
            ("Slow Mornings", [Palette.ocean, Palette.violet]), ("Ferry Songs", [Palette.leaf, Palette.sun]),
        ]
        let side = (width - 2 * inset - 14) / 2
        for (index, cover) in covers.enumerated() {
            let x = inset + CGFloat(index % 2) * (side + 14)
            let y = 450 + CGFloat(index / 2) * 172
            view.place(GradientView(cover.1, corner: 18), x: x, y: y, width: side, height: 126)
            view.place(text(cover.0, 15, .semibold, Palette.lilac), x: x + 4, y: y + 132, width: side - 8, height: 20)
        }
    }
}
