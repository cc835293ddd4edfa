import UIKit

/// A dialog over another screen, which is seen around it.
public final class DialogScreen: Screen {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Leave the group?"
        view.backgroundColor = .clear
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let dialog = view.place(
            card(Palette.white, corner: 28), x: width / 2 - 150, y: height / 2 - 110, width: 300, height: 220)
        keyView = dialog
        dialog.place(
            text("Leave the group?", 20, .bold, Palette.ink, alignment: .center), x: 20, y: 28, width: 260, height: 26)
        dialog.place(
            text("You can join again at any time.", 15, .regular, Palette.dusk, alignment: .center),
            x: 20, y: 62, width: 260, height: 22)
        for (index, words) in ["Leave", "Stay"].enumerated() {
            let isFirst = index == 0
            let button = dialog.place(
                card(isFirst ? Palette.coral : Palette.foam, corner: 22), x: 20, y: 108 + CGFloat(index) * 50,
                width: 260,
                height: 44)
            button.place(
                text(words, 16, .semibold, isFirst ? Palette.white : Palette.ink, alignment: .center),
                x: 0, y: 11, width: 260, height: 22)
        }
    }
}
