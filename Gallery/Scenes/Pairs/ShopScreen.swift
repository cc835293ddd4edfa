import UIKit

/// A shop's window: the screen that transitions start from.
final class ShopScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Atelier"
        view.backgroundColor = Palette.white
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 18
        let banner = view.place(card(Palette.sun, corner: 0), x: 0, y: 0, width: width, height: 236)
        banner.place(text("Atelier", 40, .bold), x: inset + 4, y: 110, width: 240, height: 50)
        banner.place(text("Lamps, vases and quiet chairs", 16, .medium), x: inset + 4, y: 160, width: 280, height: 24)
        let goods = [
            ("Moon lamp", "€ 84", Palette.coral, Palette.sand), ("Tall vase", "€ 46", Palette.lagoon, Palette.foam),
            ("Reed chair", "€ 190", Palette.leaf, Palette.sand), ("Night bowl", "€ 32", Palette.violet, Palette.lilac),
        ]
        let side = (width - 2 * inset - 14) / 2
        for (index, item) in goods.enumerated() {
            let tile = view.place(
                card(item.3, corner: 24),
                x: inset + CGFloat(index % 2) * (side + 14), y: 258 + CGFloat(index / 2) * 256, width: side, height: 242
            )
            let picture = tile.place(Ware(item.2), x: side / 2 - 55, y: 26, width: 110, height: 130)
            tile.place(text(item.0, 16, .semibold), x: 16, y: 176, width: side - 32, height: 22)
            tile.place(text(item.1, 15, .medium, Palette.quiet), x: 16, y: 200, width: side - 32, height: 20)
            if index == 0 { keyView = picture }
        }
    }
}

/// A lamp, as a picture of something to buy.
final class Ware: UIView {
    private let shade = UIView()
    private let foot = UIView()

    init(_ color: UIColor) {
        super.init(frame: .zero)
        shade.backgroundColor = color
        foot.backgroundColor = Palette.ink
        addSubview(foot)
        addSubview(shade)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let diameter = min(width, height * 0.84)
        shade.frame = CGRect(x: (width - diameter) / 2, y: 0, width: diameter, height: diameter)
        shade.layer.cornerRadius = diameter / 2
        foot.frame = CGRect(
            x: width / 2 - diameter * 0.22, y: height * 0.76, width: diameter * 0.44, height: height * 0.24)
        foot.layer.cornerRadius = diameter * 0.06
    }
}
