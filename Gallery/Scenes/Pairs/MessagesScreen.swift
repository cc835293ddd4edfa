import UIKit

/// A list of conversations: the screen that transitions start from.
final class MessagesScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Messages"
        view.backgroundColor = Palette.mint
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 18
        view.place(text("Messages", 34, .bold, Palette.pine), x: inset + 4, y: 108, width: 240, height: 42)
        let people = [
            ("IM", "Ines", "The ferry is at 18:40, pier 2", "now", [Palette.coral, Palette.rose]),
            ("TO", "Tomo", "I have the tickets.", "12:08", [Palette.apricot, Palette.coral]),
            ("AK", "Aksel", "Bring the small stove?", "11:30", [Palette.leaf, Palette.pine]),
            ("LU", "Luana", "Bread, olives, and you.", "Mon", [Palette.violet, Palette.plum]),
            ("HU", "The hut", "Two beds are free on the 12th.", "Sun", [Palette.slate, Palette.ocean]),
            ("PO", "Posto", "Your parcel is on its way.", "Sat", [Palette.sun, Palette.apricot]),
        ]
        for (index, person) in people.enumerated() {
            let row = view.place(
                card(corner: 22), x: inset, y: 168 + CGFloat(index) * 100, width: width - 2 * inset, height: 88)
            row.place(avatar(person.0, person.4, diameter: 56), x: 16, y: 16, width: 56, height: 56)
            row.place(text(person.1, 18, .semibold), x: 88, y: 20, width: width - 200, height: 24)
            row.place(text(person.2, 14, .regular, Palette.quiet), x: 88, y: 46, width: width - 150, height: 20)
            row.place(
                text(person.3, 13, .medium, Palette.lagoon, alignment: .right),
                x: width - 2 * inset - 76, y: 22, width: 60, height: 20)
            if index == 0 { keyView = row }
        }
    }
}
