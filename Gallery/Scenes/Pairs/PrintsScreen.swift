import TransitionElements
import UIKit

/// A grid of prints. Their pictures, titles and prices fly: the screen that transitions start from.
public final class PrintsScreen: Screen {
    /// What the grid shows, in this order.
    public let prints = Print.all()
    /// Called when a print is tapped; nil, the default, makes the prints no buttons.
    public var onChoose: ((Print) -> Void)?

    /// The print that a demo opens.
    var chosen: Print { prints[1] }

    /// Names the screen for the navigation bar.
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Prints"
        view.backgroundColor = Palette.lilac
    }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let (inset, gap): (CGFloat, CGFloat) = (20, 16)
        view.place(text("Prints", 34, .bold), x: inset, y: 108, width: 240, height: 42)
        let columns = max(2, (width / 220).rounded(.down))
        let side = (width - 2 * inset - (columns - 1) * gap) / columns
        for (index, print) in prints.enumerated() {
            let (row, column) = (index / Int(columns), index % Int(columns))
            let tile = view.place(
                tile(print, side: side), x: inset + CGFloat(column) * (side + gap),
                y: 168 + CGFloat(row) * (side + 74), width: side, height: side + 60)
            if print.title == chosen.title { keyView = tile.subviews.first }
        }
    }

    private func tile(_ print: Print, side: CGFloat) -> UIView {
        let tile = UIControl()
        let image = tile.place(UIImageView(image: print.image), x: 0, y: 0, width: side, height: side)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.layer.cornerRadius = 18
        image.transitionID = print.imageID
        let title = tile.place(text(print.title, 16, .semibold), x: 2, y: side + 8, width: side - 4, height: 22)
        title.transitionID = print.titleID
        let price = tile.place(
            text(print.price, 15, .medium, Palette.violet), x: 2, y: side + 30, width: side - 4, height: 20)
        price.transitionID = print.priceID
        tile.isUserInteractionEnabled = onChoose != nil
        tile.isAccessibilityElement = onChoose != nil
        tile.accessibilityLabel = "\(print.title), \(print.price)"
        tile.accessibilityTraits = .button
        tile.addAction(UIAction { [weak self] _ in self?.onChoose?(print) }, for: .touchUpInside)
        return tile
    }
}
