import UIKit

/// One thing to buy: the screen that arrives.
final class ProductScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Moon lamp"
        view.backgroundColor = Palette.coral
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        keyView = view.place(Ware(Palette.sun), x: width / 2 - 120, y: 130, width: 240, height: 284)
        let sheet = view.place(card(corner: 34), x: 0, y: 456, width: width, height: height - 456)
        sheet.place(card(corner: 0), x: 0, y: 34, width: width, height: height - 490)
        sheet.place(text("Moon lamp", 30, .bold), x: 24, y: 26, width: 240, height: 38)
        sheet.place(
            text("€ 84", 22, .semibold, Palette.coral, alignment: .right), x: width - 124, y: 32, width: 100, height: 28
        )
        sheet.place(
            text("Glass from Marinha, oak, and a light that knows the hour.", 16, .regular, Palette.quiet, lines: 0),
            x: 24, y: 72, width: width - 48, height: 46)
        let colours = [Palette.sun, Palette.coral, Palette.lagoon, Palette.ink]
        for (index, colour) in colours.enumerated() {
            sheet.place(
                card(colour, corner: 19), x: 24 + CGFloat(index) * 52, y: 140, width: 38, height: 38)
        }
        sheet.place(
            Pill("Put into the basket", 17, fill: Palette.ink, ink: Palette.white),
            x: 24, y: 212, width: width - 48, height: 56)
        sheet.place(
            text("Delivered on Friday, by bicycle", 14, .regular, Palette.quiet, alignment: .center),
            x: 24, y: 284, width: width - 48, height: 20)
    }
}
