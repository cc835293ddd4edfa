import Foundation

/// Shows text.
@preconcurrency @MainActor open class UILabel: UIView {
    /// A label at a place in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// A label of no size; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The words.
    open var text: String? { didSet { changed() } }
    /// The words with their looks. Font and colour of the first letter hold for all, as ``font`` and ``textColor`` do.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!]) } }
        set {
            let first = newValue.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
            if let font = first?[.font] as? UIFont { ownFont = font }
            if let color = first?[.foregroundColor] as? UIColor { ownColor = color }
            text = newValue?.string
        }
    }
    /// The font; 17 points of the system's unless set.
    open var font: UIFont! {
        get {
            let font = ownFont ?? UIFont.systemFont(ofSize: 17)
            guard adjustsFontForContentSizeCategory, let scaling = font.scaling else { return font }
            return font.scaled(scaling, to: traitCollection.preferredContentSizeCategory)
        }
        set {
            ownFont = newValue
            changed()
        }
    }
    /// The colour of the words.
    open var textColor: UIColor! {
        get { ownColor ?? .label }
        set {
            ownColor = newValue
            changed()
        }
    }
    /// Whether a font of a style follows the user's text size as it changes. Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { changed() } }
    }
    /// Where lines are put.
    open var textAlignment: NSTextAlignment = .natural { didSet { changed() } }
    /// At most so many lines; 0 for any number.
    open var numberOfLines = 1 { didSet { changed() } }
    /// Whether the words look enabled.
    open var isEnabled = true
    /// Whether the words are highlighted.
    open var isHighlighted = false { didSet { changed() } }
    /// The colour of the words' shadow.
    open var shadowColor: UIColor?
    /// Where the words' shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -1)

    private var ownFont: UIFont?
    private var ownColor: UIColor?

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: text?.isEmpty == false, label: text, traits: .staticText)
    }

    private func changed() {
        guard let text, !text.isEmpty else {
            ownLayer.values.contents = nil
            return
        }
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let alignment =
            switch textAlignment {
            case .left: "left"
            case .center: "center"
            case .right: "right"
            case .justified: "justified"
            case .natural: rightToLeft ? "right" : "left"
            }
        ownLayer.values.contents = TextContents(
            .init(
                string: text, fontSize: Double(font.pointSize), fontWeight: font.weight.css, family: font.family,
                color: .init((textColor ?? .label).cgColor), alignment: alignment, lines: numberOfLines))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changed()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The direction of natural alignment may be another here.
        if textAlignment == .natural { changed() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let available = size.width > 0 ? size.width : .greatestFiniteMagnitude
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: available, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(.zero)
    }

    /// The rectangle that the words take within bounds, estimated.
    @discardableResult
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        var widest: CGFloat = 0
        var lines = 0
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var width: CGFloat = 0
            lines += 1
            for word in paragraph.split(separator: " ") {
                let next = width == 0 ? font.width(of: word) : width + font.width(of: " ") + font.width(of: word)
                if next > bounds.width, width > 0, numberOfLines != 1 {
                    lines += 1
                    width = font.width(of: word)
                } else {
                    width = next
                }
                widest = max(widest, min(width, bounds.width))
            }
        }
        if numberOfLines > 0 { lines = min(lines, numberOfLines) }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: widest.rounded(.up),
            height: min(CGFloat(lines) * font.lineHeight, bounds.height))
    }
}
