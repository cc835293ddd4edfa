import UIKit

/// A list of journeys, in warm colours: the screen that transitions start from.
public final class JourneysScreen: Screen {
    /// Names the screen for the navigation bar.
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Journeys"
        view.backgroundColor = Palette.sand
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 22
        view.place(GradientView([Palette.coral, Palette.apricot]), x: 0, y: 0, width: width, height: 306)
        view.place(text("Where to next?", 36, .bold, Palette.white), x: inset, y: 112, width: width - 44, height: 46)
        view.place(
            text("Four journeys, nine friends, one summer", 16, .medium, Palette.white),
            x: inset, y: 158, width: width - 44, height: 24
        )
        let picks = [
            ("Faro", "3 days · by the sea", [Palette.lagoon, Palette.ocean]),
            ("Bergen", "5 days · on foot", [Palette.leaf, Palette.slate]),
            ("Kyoto", "8 days · in bloom", [Palette.rose, Palette.violet]),
        ]
        // The last card reaches beyond the screen and is clipped, because that part must not show when the screen is
        // turned.
        let strip = view.place(UIView(), x: 0, y: 196, width: width, height: 226)
        strip.clipsToBounds = true
        for (index, pick) in picks.enumerated() {
            let tile = strip.place(
                GradientView(pick.2, corner: 24), x: inset + CGFloat(index) * 166, y: 12, width: 152, height: 190)
            tile.lift()
            if index == 0 { keyView = tile }
            tile.place(text(pick.0, 22, .bold, Palette.white), x: 16, y: 124, width: 120, height: 28)
            tile.place(text(pick.1, 13, .medium, Palette.white), x: 16, y: 152, width: 126, height: 18)
        }
        view.place(text("Coming up", 22, .bold), x: inset, y: 424, width: 200, height: 30)
        view.place(
            text("See all", 15, .semibold, Palette.coral, alignment: .right),
            x: width - inset - 100, y: 428, width: 100, height: 24
        )
        let rows = [
            ("IM", "Ferry with Ines", "Friday, 18:40 · pier 2", [Palette.coral, Palette.rose]),
            ("TO", "Night train, Tomo", "Sunday, 22:05 · coach 7", [Palette.apricot, Palette.coral]),
            ("AK", "Hut with Aksel", "12 July · two nights", [Palette.leaf, Palette.lagoon]),
            ("LU", "Lunch at Luana's", "14 July · bring bread", [Palette.violet, Palette.rose]),
        ]
        for (index, entry) in rows.enumerated() {
            let row = view.place(card(), x: inset, y: 466 + CGFloat(index) * 92, width: width - 44, height: 80)
            row.place(avatar(entry.0, entry.3, diameter: 48), x: 16, y: 16, width: 48, height: 48)
            row.place(text(entry.1, 17, .semibold), x: 78, y: 18, width: width - 216, height: 22)
            row.place(text(entry.2, 14, .regular, Palette.quiet), x: 78, y: 41, width: width - 216, height: 20)
            let open = Pill("Open", 14, fill: Palette.sand, ink: Palette.coral)
            row.place(open, x: width - 44 - 82, y: 23, width: 66, height: 34)
        }
    }
}
