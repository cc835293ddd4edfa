import UIKit

/// A page of a book: the screen that arrives.
final class ReaderScreen: Screen {
    private static let paragraphs = [
        "By the time the ferry had turned, the town behind us was no more than a line of lamps that somebody had "
            + "drawn and not yet decided to keep.",
        "Nobody spoke. The captain’s radio said the names of nine harbours, one after the other, as one says a "
            + "rhyme to a child that is already asleep.",
        "Then the wind came round to the south and brought the smell of bread, and all of us knew which of the nine "
            + "it was going to be.",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chapter 7"
        view.backgroundColor = Palette.paper
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 34
        keyView = view.place(
            Landscape(.mist, corner: 10), x: inset, y: 112, width: width - 2 * inset, height: 168)
        view.place(
            text("CHAPTER 7", 13, .semibold, Palette.coral, alignment: .center),
            x: inset, y: 304, width: width - 2 * inset, height: 20)
        view.place(
            text("Nine harbours", 30, .bold, Palette.ink, alignment: .center),
            x: inset, y: 326, width: width - 2 * inset, height: 40)
        for (index, paragraph) in ReaderScreen.paragraphs.enumerated() {
            view.place(
                text(paragraph, 17, .regular, Palette.ink, lines: 0),
                x: inset, y: 388 + CGFloat(index) * 124, width: width - 2 * inset, height: 112)
        }
        view.place(
            text("112 of 238", 13, .medium, Palette.quiet, alignment: .center),
            x: inset, y: 770, width: width - 2 * inset, height: 20)
    }
}
