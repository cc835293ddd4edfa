#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// One item of the package's own bar.
@MainActor
final class TabBarItemView: UIControl {
    private(set) var content: TabBarItemContent
    private var appearance: AnimatedTabBarAppearance
    private var metrics: AnimatedTabBarMetrics
    private(set) var places: TabItemPlaces?
    private let disc = UIView()
    private let picture = UIImageView(image: nil)
    private let title = UILabel()
    private let subtitle = UILabel()
    let badge = TabItemBadgeView()
    private weak var ownView: UIView?
    /// The degree to which the item appears selected, 0 to 1.
    private var fraction: CGFloat = 0
    /// The animation of the item.
    private(set) weak var play: TabItemPlay?
    /// The parts that an animation draws elsewhere.
    private var movingParts: [TabItemPart] = []
    var onTap: (@MainActor () -> Void)?

    private static let disabledAlpha: CGFloat = 0.4

    init(_ content: TabBarItemContent, appearance: AnimatedTabBarAppearance, metrics: AnimatedTabBarMetrics) {
        self.content = content
        self.appearance = appearance
        self.metrics = metrics
        super.init(frame: .zero)
        for part in [disc, picture, title, subtitle, badge] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        title.textAlignment = .center
        subtitle.textAlignment = .center
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        draw()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Content

    func show(_ content: TabBarItemContent, appearance: AnimatedTabBarAppearance, metrics: AnimatedTabBarMetrics) {
        if content != self.content { play?.end() }
        self.content = content
        self.appearance = appearance
        self.metrics = metrics
        draw()
    }

    /// Shows the item as selected to a degree, for example during a swipe.
    func show(fraction: CGFloat) {
        let wasSelected = isChosen
        self.fraction = min(max(fraction, 0), 1)
        if wasSelected != isChosen {
            play?.end()
            draw()
        } else {
            tint()
        }
    }

    /// Whether the item appears more selected than not.
    var isChosen: Bool { fraction >= 0.5 }

    /// Whether the item is between selected and unselected.
    var isFading: Bool { fraction > 0 && fraction < 1 }

    /// Whether the item shows a large picture without a text.
    private var showsFace: Bool { isChosen && content.faceSize != nil }

    private func draw() {
        isEnabled = content.isEnabled
        picture.image = content.picture(isSelected: isChosen)
        if ownView !== content.view {
            if let ownView, ownView.superview === self { ownView.removeFromSuperview() }
            ownView = content.view
            if let ownView {
                ownView.isUserInteractionEnabled = false
                insertSubview(ownView, aboveSubview: picture)
            }
        }
        title.font = titleFont(isSelected: isChosen)
        title.text = content.title
        subtitle.font = appearance.subtitleFont
        subtitle.text = content.subtitle
        badge.text = content.badge
        badge.color = content.badgeColor
        badge.font = content.badgeFont(isSelected: isChosen)
        badge.textColor = content.badgeTextColor(isSelected: isChosen) ?? .white
        for part in [disc, picture, ownView, title, subtitle] {
            part?.alpha = content.isEnabled ? 1 : Self.disabledAlpha
        }
        tint()
        describe()
        hideParts()
        setNeedsLayout()
    }

    private func titleFont(isSelected: Bool) -> UIFont {
        content.titleFont(isSelected: isSelected) ?? appearance.titleFont
    }

    /// Returns the colour of the picture, or of the title if it has its own.
    private func color(isTitle: Bool, isSelected: Bool) -> UIColor {
        if isTitle, let color = content.titleColor(isSelected: isSelected) { return color }
        return isSelected
            ? content.selectedColor ?? appearance.selected : content.unselectedColor ?? appearance.unselected
    }

    private func tint() {
        func mixed(isTitle: Bool) -> UIColor {
            self.color(isTitle: isTitle, isSelected: false)
                .mixed(with: self.color(isTitle: isTitle, isSelected: true), fraction: fraction, in: traitCollection)
        }
        let (color, titleColor) = (mixed(isTitle: false), mixed(isTitle: true))
        picture.tintColor = color
        ownView?.tintColor = color
        title.textColor = titleColor
        subtitle.textColor = color
        // An attributed text keeps the app's attributes. The tint applies only where the text has no colour.
        if let attributed = attributedTitle(isSelected: isChosen, color: titleColor) {
            title.attributedText = attributed
        }
        if let attributed = content.attributedSubtitle { subtitle.attributedText = attributed }
        disc.backgroundColor = content.disc
    }

    /// The title with the app's attributes; nil if it has only a font and a colour.
    private func attributedTitle(isSelected: Bool, color: UIColor) -> NSAttributedString? {
        content.attributedTitle(isSelected: isSelected)
            ?? content.styledTitle(
                isSelected: isSelected, font: titleFont(isSelected: isSelected), color: color)
    }

    /// Hides missing parts, and parts that the animation draws.
    private func hideParts() {
        let hidden = movingParts
        picture.isHidden = content.view != nil || hidden.contains(.icon)
        ownView?.isHidden = hidden.contains(.icon)
        title.isHidden = showsFace || hidden.contains(.title)
        badge.isHidden = content.badge == nil || hidden.contains(.badge)
        disc.isHidden = content.disc == nil || (content.faceSize != nil && !showsFace)
        subtitle.isHidden = showsFace || !content.hasSubtitle
    }

    private func describe() {
        describeAsTab(
            label: content.spokenLabel, value: content.badge,
            hint: content.hint, isSelected: isChosen, isEnabled: content.isEnabled,
            image: content.picture(isSelected: isChosen))
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        func width(of label: UILabel) -> Double {
            Double(label.sizeThatFits(CGSize(width: 1000, height: 100)).width.rounded(.up))
        }
        var parts = content.adjustments
        if content.hasPicture { parts.icon = showsFace ? content.faceSize : content.iconSize }
        if content.hasTitle, !showsFace { parts.titleWidth = width(of: title) }
        if content.hasSubtitle, !showsFace { parts.subtitleWidth = width(of: subtitle) }
        parts.badge = content.badge == nil ? nil : badge.sizeThatFits(.zero)
        let places = TabItemPlaces(
            parts, in: bounds.size, raise: Double(content.raise), arrangement: content.arrangement, metrics: metrics,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if let old = self.places, old != places { play?.end() }
        self.places = places
        let icon = places.icon ?? .zero
        picture.frame = icon
        ownView?.frame = icon
        disc.frame = icon
        disc.layer.cornerRadius = min(icon.width, icon.height) / 2
        picture.contentMode = contentMode(for: picture.image, in: icon.size)
        title.frame = places.title ?? .zero
        subtitle.frame = places.subtitle ?? .zero
        if let frame = places.badge { badge.frame = frame }
    }

    private func contentMode(for image: UIImage?, in size: CGSize) -> UIView.ContentMode {
        guard let image else { return .center }
        return image.size.width > size.width || image.size.height > size.height ? .scaleAspectFit : .center
    }

    // MARK: Animation

    /// Hides the parts that an animation draws elsewhere, until its end.
    func play(_ play: TabItemPlay, hiding parts: [TabItemPart]) {
        self.play?.end()
        self.play = play
        movingParts = parts
        hideParts()
    }

    /// Shows the item's own parts again.
    func showParts() {
        play = nil
        movingParts = []
        hideParts()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { play?.end() }
    }

    /// Returns the frames of the parts and their content during an animation.
    ///
    /// - Parameter alternate: The picture before the selection; nil uses the picture of the unselected item.
    func stageContent(
        for occasion: TabItemOccasion, alternate: UIImage?
    ) -> (scene: TabItemScene, content: TabItemContent)? {
        layoutIfNeeded()
        guard let places else { return nil }
        let center = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        let scene = TabItemScene(
            size: bounds.size, icon: places.icon ?? places.title ?? center, title: places.title, badge: places.badge)
        var parts = TabItemContent()
        let (isSelected, isNew) = (occasion.isSelected, occasion == .selected || occasion == .reversed)
        parts.image = content.picture(isSelected: isNew)
        parts.alternateImage = alternate ?? content.picture(isSelected: occasion == .deselected)
        parts.contentMode = picture.contentMode
        // A styled text stays in place.
        let color = self.color(isTitle: true, isSelected: isSelected)
        parts.title = attributedTitle(isSelected: isSelected, color: color) == nil && !showsFace ? content.title : nil
        parts.titleFont = titleFont(isSelected: isSelected)
        parts.titleColor = color
        parts.badge = content.badge
        parts.badgeColor = content.badgeColor
        parts.tint = self.color(isTitle: false, isSelected: isSelected)
        return (scene, parts)
    }
}
#endif
