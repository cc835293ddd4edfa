import UIKit

/// A record being played, in violet: the third screen, for more than one push.
public final class ListeningScreen: Screen {
    /// Names the screen for the navigation bar.
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Listening"
        view.backgroundColor = Palette.lilac
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 22
        view.place(GradientView([Palette.violet, Palette.plum]), x: 0, y: 0, width: width, height: 430)
        let sleeve = view.place(
            GradientView([Palette.orchid, Palette.rose, Palette.apricot], corner: 24),
            x: (width - 236) / 2, y: 112, width: 236, height: 236
        )
        sleeve.lift()
        keyView = sleeve
        for ring in 0..<3 {
            let diameter = 176 - CGFloat(ring) * 56
            let color = [Palette.plum, Palette.violet, Palette.lilac][ring]
            sleeve.place(
                card(color, corner: diameter / 2),
                x: (236 - diameter) / 2, y: (236 - diameter) / 2, width: diameter, height: diameter
            )
        }
        view.place(
            text("Low Tide", 26, .bold, Palette.white, alignment: .center),
            x: inset, y: 360, width: width - 44, height: 34
        )
        view.place(
            text("The Lamplighters", 15, .medium, Palette.white, alignment: .center),
            x: inset, y: 392, width: width - 44, height: 22
        )
        let track = view.place(card(Palette.orchid, corner: 3), x: inset, y: 456, width: width - 44, height: 6)
        track.place(card(Palette.violet, corner: 3), x: 0, y: 0, width: (width - 44) * 0.4, height: 6)
        view.place(text("1:36", 13, .medium, Palette.quiet), x: inset, y: 468, width: 60, height: 18)
        view.place(
            text("4:02", 13, .medium, Palette.quiet, alignment: .right),
            x: width - inset - 60, y: 468, width: 60, height: 18
        )
        let play = view.place(card(Palette.violet, corner: 34), x: width / 2 - 34, y: 484, width: 68, height: 68)
        play.lift()
        play.place(ShapeView(arrowhead(), fill: Palette.white), x: 24, y: 21, width: 26, height: 26)

        view.place(text("Up next", 22, .bold), x: inset, y: 566, width: 200, height: 30)
        let songs = [
            ("Salt Road", "3:18", [Palette.violet, Palette.orchid]),
            ("Paper Boats", "2:47", [Palette.rose, Palette.apricot]),
            ("Slow Mornings", "5:09", [Palette.lagoon, Palette.mint]),
        ]
        for (index, song) in songs.enumerated() {
            let row = view.place(card(), x: inset, y: 608 + CGFloat(index) * 80, width: width - 44, height: 70)
            row.place(GradientView(song.2, corner: 12), x: 12, y: 12, width: 46, height: 46)
            row.place(text(song.0, 17, .semibold), x: 74, y: 14, width: width - 190, height: 22)
            row.place(text("The Lamplighters", 14, .regular, Palette.quiet), x: 74, y: 37, width: 200, height: 20)
            row.place(
                text(song.1, 15, .medium, Palette.quiet, alignment: .right),
                x: width - 44 - 76, y: 24, width: 60, height: 22
            )
        }
    }

    /// The triangle of a play button, 26 points high.
    private func arrowhead() -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 23, y: 13))
        path.addLine(to: CGPoint(x: 0, y: 26))
        path.close()
        return path
    }
}
