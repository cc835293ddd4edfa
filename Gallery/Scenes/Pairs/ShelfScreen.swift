import UIKit

/// A shelf of books: the screen that transitions start from.
final class ShelfScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        view.backgroundColor = Palette.sand
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 24
        view.place(text("My shelf", 34, .bold), x: inset, y: 108, width: 240, height: 42)
        let books = [
            ("The Salt\nPath Home", [Palette.ocean, Palette.slate], Palette.sun),
            ("Letters\nto a Lamp", [Palette.coral, Palette.rose], Palette.white),
            ("Nine\nHarbours", [Palette.pine, Palette.leaf], Palette.white),
            ("Small\nWeather", [Palette.sun, Palette.apricot], Palette.ink),
            ("A Room\nof Wind", [Palette.plum, Palette.violet], Palette.white),
            ("Still\nWater", [Palette.mint, Palette.lagoon], Palette.ink),
        ]
        let side = (width - 2 * inset - 40) / 3
        for (index, book) in books.enumerated() {
            let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
            let cover = view.place(
                GradientView(book.1, corner: 8),
                x: inset + column * (side + 20), y: 176 + row * 216, width: side, height: 168)
            cover.lift()
            cover.place(text(book.0, 14, .bold, book.2, lines: 0), x: 10, y: 16, width: side - 16, height: 44)
            if index == 0 { keyView = cover }
        }
        for row in 0..<2 {
            view.place(
                card(Palette.wood, corner: 4), x: 10, y: 346 + CGFloat(row) * 216, width: width - 20, height: 14)
        }
        let goal = view.place(card(corner: 22), x: inset, y: 622, width: width - 2 * inset, height: 132)
        goal.place(text("Read on", 20, .bold), x: 20, y: 18, width: 200, height: 28)
        goal.place(
            text("The Salt Path Home, chapter 7", 15, .regular, Palette.quiet), x: 20, y: 48, width: 280, height: 22)
        let track = goal.place(card(Palette.sand, corner: 5), x: 20, y: 90, width: width - 88, height: 10)
        track.place(card(Palette.coral, corner: 5), x: 0, y: 0, width: (width - 88) * 0.62, height: 10)
    }
}
