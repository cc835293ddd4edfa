import Foundation

/// The effect of an effect view on the views behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of a style.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The strength and lightness of a blur.
    public enum Style: Int, Sendable {
        /// As light as the content.
        case light = 1
        /// Darker than the content.
        case dark = 2
        /// Follows the interface style.
        case regular = 4
        /// Follows the interface style, and stands out.
        case prominent = 5
        /// A material that lets little through.
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
    }

    /// The style asked for.
    let style: Style

    /// A blur of that style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }
}

/// A view with an effect behind its content. Its place in the hierarchy and its animations are those of any view; the
/// effect itself is not drawn here.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// Where subviews go; it always fills the effect view.
    public let contentView = UIView()
    /// The effect; none if nil.
    open var effect: UIVisualEffect? {
        didSet {
            guard effect !== oldValue else { return }
            hasLostGlass = false
            awaitCommit()
        }
    }
    /// Whether the glass can no longer be seen (F192).
    var hasLostGlass = false

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        fill()
    }

    /// A view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill()
    }

    /// A view without an effect; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        awaitCommit()
    }

    private func awaitCommit() {
        if window != nil, effect is UIGlassEffect { World.current.freshGlass.append(WeakEffectView(view: self)) }
    }

    private func fill() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
