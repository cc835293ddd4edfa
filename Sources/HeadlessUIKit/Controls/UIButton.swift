import Foundation

/// A control with a title, a picture, or both side by side.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The looks of a button.
    public enum ButtonType: Int, Sendable {
        /// Draws nothing of its own.
        case custom = 0
        /// In the tint colour.
        case system = 1
        /// A button of a bar.
        case plain = 6
        /// A cross.
        case close = 7
    }

    /// The look of the button.
    private var buttonType = ButtonType.custom
    /// The label of the title.
    public let titleLabel: UILabel? = UILabel()
    /// The view of the picture.
    public let imageView: UIImageView? = UIImageView()

    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private let spacing: CGFloat = 4

    /// A custom button of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// A custom button; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        for part in [imageView, titleLabel].compactMap({ $0 as UIView? }) {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        titleLabel?.textAlignment = .center
        update()
    }

    /// A button of a look.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .close { setImage(UIImage(systemName: "xmark"), for: .normal) }
        update()
    }

    /// A button that shows and does an action.
    public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// The title in a state; without one of its own, the normal one is shown.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
        update()
    }

    /// The title that was set for a state.
    @discardableResult
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

    /// The picture in a state; without one of its own, the normal one is shown.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        update()
    }

    /// The picture that was set for a state.
    @discardableResult
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

    /// The colour of the title in a state; without one of its own, the normal one is shown.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state.rawValue] = color
        update()
    }

    /// The colour that was set for the title in a state.
    @discardableResult
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }

    /// The title that is shown.
    open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }
    /// The picture that is shown.
    var currentImage: UIImage? { images[state.rawValue] ?? images[0] }
    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor {
        titleColors[state.rawValue] ?? titleColors[0] ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The menu that the button shows; nil, the default, for none. With one, the button has a context-menu interaction.
    open var menu: UIMenu? {
        didSet { isContextMenuInteractionEnabled = menu != nil }
    }

    /// The button's menu.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard isEnabled, let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    /// A tap that belongs to the button is not also one of a view around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if takesTap(from: gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The size of picture and title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (image, title) = contentSizes()
        let gap = image.width > 0 && title.width > 0 ? spacing : 0
        return CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    }

    /// The size of picture and title.
    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    /// Puts picture and title side by side in the middle, the picture first in the direction of reading.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (image, title) = contentSizes()
        let gap = image.width > 0 && title.width > 0 ? spacing : 0
        let titleWidth = min(title.width, max(0, bounds.width - image.width - gap))
        var x = bounds.midX - (image.width + gap + titleWidth) / 2
        let imageFirst = effectiveUserInterfaceLayoutDirection == .leftToRight
        let imageX = imageFirst ? x : x + titleWidth + gap
        if imageFirst { x += image.width + gap }
        imageView?.frame = CGRect(
            x: imageX, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
        titleLabel?.frame = CGRect(x: x, y: bounds.midY - title.height / 2, width: titleWidth, height: title.height)
    }

    /// A tinted title follows the colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func stateChanged() {
        update()
    }

    override func triggered() {
        sendActions(for: .primaryActionTriggered)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let words = currentTitle ?? currentImage?.accessibilityLabel
        return AccessibilityDefaults(isElement: true, label: words, traits: stateTraits.union(.button))
    }

    private func contentSizes() -> (image: CGSize, title: CGSize) {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let title = currentTitle?.isEmpty ?? true ? .zero : titleLabel?.sizeThatFits(unlimited) ?? .zero
        return (currentImage?.size ?? .zero, title)
    }

    private func update() {
        titleLabel?.text = currentTitle
        titleLabel?.textColor = currentTitleColor
        titleLabel?.alpha = isHighlighted ? 0.3 : isEnabled ? 1 : 0.35
        imageView?.image = currentImage
        imageView?.alpha = titleLabel?.alpha ?? 1
        setNeedsLayout()
    }
}
