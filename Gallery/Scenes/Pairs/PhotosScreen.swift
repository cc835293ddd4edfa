import UIKit

/// A grid of photographs on black: the screen that transitions start from.
final class PhotosScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tidelines"
        view.backgroundColor = Palette.night
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let (inset, gap): (CGFloat, CGFloat) = (16, 10)
        view.place(text("Tidelines", 34, .bold, Palette.white), x: inset, y: 108, width: 240, height: 42)
        view.place(
            text("214 pictures · May to August", 15, .medium, Palette.lilac), x: inset, y: 150, width: 280, height: 22)
        let side = (width - 2 * inset - gap) / 2
        let lights: [Landscape.Light] = [.dawn, .noon, .forest, .night, .desert, .mist]
        for (index, light) in lights.enumerated() {
            let photo = view.place(
                Landscape(light, corner: 16),
                x: inset + CGFloat(index % 2) * (side + gap), y: 190 + CGFloat(index / 2) * (side + gap),
                width: side, height: side)
            if index == 2 { keyView = photo }
        }
        view.place(
            text("Shared with Ines, Tomo and Aksel", 13, .regular, Palette.lilac, alignment: .center),
            x: inset, y: 190 + 3 * (side + gap) + 2, width: width - 2 * inset, height: 20)
    }
}
