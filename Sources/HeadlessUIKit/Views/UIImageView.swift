import Foundation

/// Shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// A view as large as the picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        show()
    }

    /// A view of a place in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as its picture, with another one for when it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// A view of no size; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The picture.
    open var image: UIImage? { didSet { show() } }
    /// The picture while highlighted.
    open var highlightedImage: UIImage? { didSet { show() } }
    /// Whether the other picture is shown.
    open var isHighlighted = false { didSet { show() } }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(label: image?.accessibilityLabel, traits: .image)
    }

    private func show() {
        let shown = isHighlighted ? highlightedImage ?? image : image
        ownLayer.values.contents = shown.map { ImageContents($0.contents(tint: tintColor)) }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func contentModeChanged() {
        let gravities: [ContentMode: CALayerContentsGravity] = [
            .scaleAspectFit: .resizeAspect, .scaleAspectFill: .resizeAspectFill, .center: .center, .top: .top,
            .bottom: .bottom, .left: .left, .right: .right, .topLeft: .topLeft, .topRight: .topRight,
            .bottomLeft: .bottomLeft, .bottomRight: .bottomRight,
        ]
        ownLayer.contentsGravity = gravities[contentMode] ?? .resize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// The picture that an image view puts into its layer.
final class ImageContents {
    let contents: Headless.LayerPicture.Contents

    init(_ contents: Headless.LayerPicture.Contents) {
        self.contents = contents
    }
}
