import UIKit

/// One place by the sea, in cool colours: the screen that arrives.
public final class PlaceScreen: Screen {
    /// Names the screen for the navigation bar.
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Faro"
        view.backgroundColor = Palette.foam
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 22
        let sky = view.place(GradientView([Palette.lagoon, Palette.ocean]), x: 0, y: 0, width: width, height: 400)
        sky.clipsToBounds = true
        keyView = sky
        sky.place(card(Palette.sun, corner: 46), x: width - 122, y: 118, width: 92, height: 92)
        sky.place(ShapeView(hill(width, 130), fill: Palette.mint), x: 0, y: 230, width: width, height: 170)
        sky.place(ShapeView(hill(width, 40), fill: Palette.lagoon), x: 0, y: 290, width: width, height: 110)
        view.place(text("Faro", 44, .bold, Palette.white), x: inset, y: 116, width: 240, height: 54)
        view.place(
            text("Salt, light, slow mornings", 16, .medium, Palette.white), x: inset, y: 170, width: 240, height: 24)

        let sheet = view.place(card(corner: 28), x: 14, y: 326, width: width - 28, height: 214)
        sheet.lift()
        sheet.place(text("Three days by the sea", 20, .bold), x: 22, y: 20, width: width - 72, height: 28)
        sheet.place(
            text("4.9 · 312 notes · 2 h 10 by train", 14, .regular, Palette.quiet),
            x: 22, y: 50, width: width - 72, height: 20
        )
        let friends = [
            ("IM", [Palette.coral, Palette.rose]), ("TO", [Palette.apricot, Palette.coral]),
            ("AK", [Palette.leaf, Palette.lagoon]), ("+6", [Palette.slate, Palette.ocean]),
        ]
        for (index, friend) in friends.enumerated() {
            let ring = sheet.place(
                card(corner: 25), x: 20 + CGFloat(index) * 38, y: 86, width: 50, height: 50)
            ring.place(avatar(friend.0, friend.1, diameter: 44), x: 3, y: 3, width: 44, height: 44)
        }
        sheet.place(
            text("are coming", 15, .regular, Palette.quiet), x: 194, y: 100, width: 130, height: 22)
        sheet.place(
            Pill("Book the ferry", 17, fill: Palette.lagoon, ink: Palette.white),
            x: 20, y: 150, width: width - 68, height: 48
        )

        view.place(text("Day by day", 22, .bold), x: inset, y: 562, width: 200, height: 30)
        let days = [
            ("Fri", "Ria Formosa", "Flamingos before breakfast", Palette.mint),
            ("Sat", "Ilha Deserta", "Eleven kilometres of nobody", Palette.sun),
            ("Sun", "Old town", "Storks, tiles, almond cake", Palette.apricot),
        ]
        for (index, day) in days.enumerated() {
            let row = view.place(card(), x: 14, y: 604 + CGFloat(index) * 82, width: width - 28, height: 72)
            row.place(card(day.3, corner: 14), x: 12, y: 12, width: 48, height: 48)
                .place(text(day.0, 15, .bold, Palette.ink, alignment: .center), x: 0, y: 0, width: 48, height: 48)
            row.place(text(day.1, 17, .semibold), x: 76, y: 14, width: width - 130, height: 22)
            row.place(text(day.2, 14, .regular, Palette.quiet), x: 76, y: 37, width: width - 130, height: 20)
        }
    }

    /// A soft hill as wide as the screen, `rise` points higher on its left than where it ends.
    private func hill(_ width: CGFloat, _ rise: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 60))
        path.addCurve(
            to: CGPoint(x: width, y: 20 + rise / 4),
            controlPoint1: CGPoint(x: width * 0.35, y: 60 - rise / 2),
            controlPoint2: CGPoint(x: width * 0.6, y: 40 + rise)
        )
        path.addLine(to: CGPoint(x: width, y: 200))
        path.addLine(to: CGPoint(x: 0, y: 200))
        path.close()
        return path
    }
}
