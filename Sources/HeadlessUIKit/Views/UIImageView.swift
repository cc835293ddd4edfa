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

    /// A view of no size; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The picture.
    open var image: UIImage? { didSet { show() } }
    /// Pictures that are shown one after the other; not played here.
    open var animationImages: [UIImage]?
    /// Whether the view looks highlighted; there is no other picture for that here.
    open var isHighlighted = false

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(label: image?.accessibilityLabel, traits: .image)
    }

    private func show() {
        ownLayer.values.contents = image.map { ImageContents($0.contents(tint: tintColor)) }
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
