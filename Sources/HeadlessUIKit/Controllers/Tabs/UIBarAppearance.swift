import Foundation

/// How a bar looks. A bar keeps a copy of what it is given.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The kind of device that the standard values are for.
    public let idiom: UIUserInterfaceIdiom

    /// The standard looks.
    public override convenience init() {
        self.init(idiom: .unspecified)
    }

    /// The standard looks on a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// The looks of another appearance.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(from: barAppearance)
    }

    /// The material behind the content, nil for none.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// The colour in front of the material, nil for none.
    open var backgroundColor: UIColor?
    /// The picture in front of the colour, nil for none.
    open var backgroundImage: UIImage?
    /// The colour of the line between bar and content, nil for the standard one.
    open var shadowColor: UIColor?

    /// The standard looks: a material, through which content shines.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil)
    }

    /// One colour that nothing shines through.
    open func configureWithOpaqueBackground() {
        configureWithDefaultBackground()
        (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    }

    /// No background and no line.
    open func configureWithTransparentBackground() {
        configureWithDefaultBackground()
        (backgroundEffect, shadowColor) = (nil, nil)
    }

    /// An appearance of the same looks, of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(barAppearance: self)
    }

    func take(from other: UIBarAppearance) {
        (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
        (backgroundImage, shadowColor) = (other.backgroundImage, other.shadowColor)
    }
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The looks of items with the text below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The looks of items with the text beside the picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)

    override func take(from other: UIBarAppearance) {
        super.take(from: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    }

    func duplicate() -> UITabBarAppearance { UITabBarAppearance(barAppearance: self) }
}
