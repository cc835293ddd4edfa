import UIKit

/// What an app shows until someone has logged in.
public final class LoginScreen: Screen {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        view.backgroundColor = Palette.night
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 32
        view.place(GradientView([Palette.night, Palette.plum]), x: 0, y: 0, width: width, height: height)
        let sign = view.place(
            GradientView([Palette.apricot, Palette.coral], corner: 44), x: width / 2 - 44, y: 150, width: 88, height: 88
        )
        sign.place(text("W", 44, .bold, Palette.white, alignment: .center), x: 0, y: 0, width: 88, height: 88)
        view.place(
            text("Wanderlist", 34, .bold, Palette.white, alignment: .center),
            x: inset, y: 262, width: width - 2 * inset, height: 42)
        view.place(
            text("Your journeys are waiting.", 17, .regular, Palette.lilac, alignment: .center),
            x: inset, y: 308, width: width - 2 * inset, height: 24)
        for (index, words) in ["luana@example.com", "• • • • • • • •"].enumerated() {
            let field = view.place(
                card(Palette.dusk, corner: 18), x: inset, y: 400 + CGFloat(index) * 72, width: width - 2 * inset,
                height: 58)
            field.place(
                text(words, 17, .regular, Palette.lilac), x: 20, y: 17, width: width - 2 * inset - 40, height: 24)
        }
        let button = view.place(
            Pill("Log in", 18, fill: Palette.coral, ink: Palette.white), x: inset, y: 572, width: width - 2 * inset,
            height: 58)
        keyView = button
        view.place(
            text("New here? Make an account", 15, .medium, Palette.orchid, alignment: .center),
            x: inset, y: height - 96, width: width - 2 * inset, height: 22)
    }
}
