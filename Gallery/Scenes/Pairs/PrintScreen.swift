import TransitionElements
import UIKit

/// One print: the screen that arrives.
public final class PrintScreen: Screen {
    private var print: Print
    /// Closes the screen; nil, the default, shows no button for it.
    public var onClose: (() -> Void)?

    /// - Parameter print: What the screen shows.
    public init(_ print: Print) {
        self.print = print
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Names the screen for the navigation bar.
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = print.title
        view.backgroundColor = Palette.white
    }

    /// Shows the print that a grid has chosen, the same image too, before the screen is loaded.
    func show(_ print: Print) { self.print = print }

    override func fill(_ view: UIView, width: CGFloat, height: CGFloat) {
        let inset: CGFloat = 24
        let high = min(width * 1.2, height * 0.56)
        let image = view.place(UIImageView(image: print.image), x: 0, y: 0, width: width, height: high)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.transitionID = print.imageID
        keyView = image
        if onClose != nil {
            let close = view.place(UIControl(), x: width - 96, y: 58, width: 76, height: 44)
            close.place(
                Pill("Close", 15, fill: Palette.white, ink: Palette.ink), x: 0, y: 4, width: 76, height: 36
            ).isUserInteractionEnabled = false
            close.isAccessibilityElement = true
            close.accessibilityLabel = "Close"
            close.accessibilityTraits = .button
            close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        }
        let title = view.place(text(print.title, 34, .bold), x: inset, y: high + 22, width: 250, height: 42)
        title.transitionID = print.titleID
        let price = view.place(
            text(print.price, 24, .semibold, Palette.violet), x: inset, y: high + 66, width: 100, height: 30)
        price.transitionID = print.priceID
        view.place(
            text(
                "Four inks on heavy cotton paper, printed by hand in a workshop by the harbour.", 16, .regular,
                Palette.quiet, lines: 0),
            x: inset, y: high + 108, width: width - 2 * inset, height: 46)
        for (index, size) in ["30 × 40", "50 × 70", "70 × 100"].enumerated() {
            view.place(
                Pill(
                    size, 14, fill: index == 0 ? Palette.violet : Palette.lilac,
                    ink: index == 0 ? Palette.white : Palette.ink),
                x: inset + CGFloat(index) * 98, y: high + 168, width: 88, height: 38)
        }
        view.place(
            Pill("Put into the basket", 17, fill: Palette.ink, ink: Palette.white),
            x: inset, y: high + 226, width: width - 2 * inset, height: 56)
    }
}
