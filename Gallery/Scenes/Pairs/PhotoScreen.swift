import UIKit

/// One photograph, large: the screen that arrives.
final class PhotoScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Firs"
        view.backgroundColor = Palette.foam
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        keyView = view.place(Landscape(.forest), x: 0, y: 0, width: width, height: 520)
        view.place(text("Above the firs", 28, .bold), x: 22, y: 544, width: width - 44, height: 36)
        view.place(
            text("14 June, 06:12 · f/5.6 · 1/250 s", 15, .regular, Palette.quiet),
            x: 22, y: 582, width: width - 44, height: 22)
        view.place(
            text(
                "An hour before the others woke, the mist let go of the valley and the hut had the sun to itself.",
                17, .regular, Palette.ink, lines: 0),
            x: 22, y: 618, width: width - 44, height: 72)
        let names = [("IM", [Palette.coral, Palette.rose]), ("TO", [Palette.apricot, Palette.coral])]
        for (index, name) in names.enumerated() {
            view.place(
                avatar(name.0, name.1, diameter: 40), x: 22 + CGFloat(index) * 48, y: 716, width: 40, height: 40)
        }
        view.place(text("12 hearts", 15, .semibold, Palette.lagoon), x: 124, y: 726, width: 120, height: 20)
        view.place(
            Pill("Share", 15, fill: Palette.pine, ink: Palette.white), x: width - 118, y: 716, width: 96, height: 40)
    }
}
