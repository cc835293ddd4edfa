import UIKit

/// One conversation: the screen that arrives.
final class ChatScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ines"
        view.backgroundColor = Palette.ink
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        view.place(
            avatar("IM", [Palette.coral, Palette.rose], diameter: 76), x: width / 2 - 38, y: 104, width: 76, height: 76)
        view.place(
            text("Ines Moreira", 18, .semibold, Palette.white, alignment: .center),
            x: 40, y: 188, width: width - 80, height: 24)
        let lines: [(text: String, isMine: Bool, width: CGFloat)] = [
            ("Are you still coming?", false, 210), ("Packing right now", true, 178),
            ("The ferry is at 18:40, pier 2", false, 258), ("I can see the sea from here", true, 246),
            ("Then run.", false, 116), ("Running!", true, 112),
        ]
        for (index, line) in lines.enumerated() {
            let y = 236 + CGFloat(index) * 74
            let bubble = view.place(
                card(line.isMine ? Palette.lagoon : Palette.dusk, corner: 24),
                x: line.isMine ? width - 18 - line.width : 18, y: y, width: line.width, height: 52)
            bubble.place(
                text(line.text, 16, .medium, Palette.white), x: 18, y: 14, width: line.width - 30, height: 24)
            if index == 2 { keyView = bubble }
        }
        let field = view.place(card(Palette.dusk, corner: 24), x: 18, y: 716, width: width - 36, height: 48)
        field.place(text("Message", 16, .regular, Palette.lilac), x: 20, y: 12, width: 160, height: 24)
        field.place(card(Palette.lagoon, corner: 18), x: width - 36 - 42, y: 6, width: 36, height: 36)
    }
}
