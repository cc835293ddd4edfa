import Foundation

/// The views of a bar for one item: title, back button, other buttons.
@MainActor
final class NavigationBarContent: UIView {
    private let title: UIView
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var shift: CGFloat = 0
    private weak var backButton: BarButton?

    private static let margin: CGFloat = 16
    private static let backMargin: CGFloat = 8
    private static let spacing: CGFloat = 8

    init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
        title = item.titleView ?? Self.titleLabel(item.title, isDark: bar.isDark)
        super.init(frame: bar.bounds)
        let own = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
        let isThere = back != nil || item.backAction != nil
        if isThere, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
            // Without an item below, an action makes a Back button with its own title.
            let title = back == nil ? item.backAction?.title : back?.backTitle
            let button = BarButton(backTo: title, color: bar.tintColor) { [weak bar] in
                bar?.backButtonTapped()
            }
            leading.append(button)
            backButton = button
        }
        leading += own.map { Self.view(for: $0, bar: bar) }
        trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { Self.view(for: $0, bar: bar) }
        addSubview(title)
        for view in leading + trailing { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static func titleLabel(_ text: String?, isDark: Bool) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = isDark ? .white : .black
        label.textAlignment = .center
        label.accessibilityTraits = .header
        return label
    }

    private static func view(for item: UIBarButtonItem, bar: UINavigationBar) -> UIView {
        if let custom = item.customView { return custom }
        return BarButton(item: item, color: item.tintColor ?? bar.tintColor)
    }

    /// Moves the title and the Back button's title, each by its distance (the buttons only fade), without a layout pass
    /// in between.
    func slide(by distance: CGFloat, back: CGFloat = 0) {
        shift = distance
        layoutIfNeeded()
        place()
        backButton?.slideTitle(by: back)
    }

    /// The middle of the title at rest, and of the Back button's title; nil without one.
    var middles: (title: CGFloat, back: CGFloat?) {
        layoutIfNeeded()
        return (title.center.x - shift, backButton?.titleMiddle.map { convert($0, from: backButton).x })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = superview?.safeAreaInsets ?? .zero
        let (before, after) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
        let start = lay(
            leading, from: before + (backButton == nil ? Self.margin : Self.backMargin), mirrored: isRightToLeft)
        let end = lay(trailing, from: after + Self.margin, mirrored: !isRightToLeft)
        let side = max(start, end)
        var size = title.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
        size.width = min(size.width, max(bounds.width - 2 * side, 0))
        size.height = min(size.height, bounds.height)
        title.bounds.size = size
        title.center = CGPoint(x: bounds.midX + shift, y: bounds.midY)
    }

    /// Places views in a row from one side.
    ///
    /// - Returns: The width that they take, in points.
    private func lay(_ views: [UIView], from margin: CGFloat, mirrored: Bool) -> CGFloat {
        var x = margin
        for view in views {
            var size = view.sizeThatFits(bounds.size)
            size.height = min(max(size.height, 1), bounds.height)
            let left = mirrored ? bounds.width - x - size.width : x
            view.bounds.size = size
            view.center = CGPoint(x: left + size.width / 2, y: bounds.midY)
            x += size.width + Self.spacing
        }
        return views.isEmpty ? 0 : x
    }
}

/// A button of a bar: a text or a picture, with the chevron if it is the back button.
@MainActor
final class BarButton: UIView {
    private let chevron: Chevron?
    private let label: UILabel?
    private let picture: UIImageView?
    private weak var item: UIBarButtonItem?
    private let action: () -> Void

    private static let gap: CGFloat = 6

    init(backTo title: String?, color: UIColor, action: @escaping () -> Void) {
        self.action = action
        chevron = Chevron(color: color)
        label = title.map { Self.label($0, isBold: false, color: color) }
        picture = nil
        super.init(frame: .zero)
        assemble()
    }

    init(item: UIBarButtonItem, color: UIColor) {
        action = { [weak item] in item?.primaryAction?.performWithSender(item, target: nil) }
        chevron = nil
        picture = item.image.map { UIImageView(image: $0) }
        let text = picture == nil ? item.title : nil
        label = text.map { Self.label($0, isBold: item.style == .prominent, color: color) }
        self.item = item
        super.init(frame: .zero)
        picture?.tintColor = color
        alpha = item.isEnabled ? 1 : 0.3
        isUserInteractionEnabled = item.isEnabled
        assemble()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let words = item?.accessibilityLabel ?? label?.text ?? item?.title ?? item?.image?.accessibilityLabel
        var traits = UIAccessibilityTraits.button
        if item?.isEnabled == false { traits.insert(.notEnabled) }
        return AccessibilityDefaults(
            isElement: true, label: words ?? (chevron == nil ? nil : "Back"), value: item?.accessibilityValue,
            traits: traits)
    }

    override var accessibilityHint: String? {
        get { item?.accessibilityHint }
        set { item?.accessibilityHint = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard isUserInteractionEnabled else { return false }
        action()
        return true
    }

    private static func label(_ text: String, isBold: Bool, color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        label.textColor = color
        return label
    }

    private var parts: [UIView] { [chevron, picture, label].compactMap { $0 } }

    private var slid: CGFloat = 0

    /// Moves the title away from its place, which may have changed since.
    func slideTitle(by distance: CGFloat) {
        slid = distance
        layoutIfNeeded()
        place()
    }

    /// The middle of the title in its place; nil without a title.
    var titleMiddle: CGPoint? {
        layoutIfNeeded()
        return label.map { CGPoint(x: $0.center.x - slid, y: $0.center.y) }
    }

    private func assemble() {
        for part in parts {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }

    /// All parts in a row, as tall as the bar so that it is easily hit.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = parts.map { $0.sizeThatFits(size).width }
        let own = widths.reduce(0, +) + Self.gap * CGFloat(max(widths.count - 1, 0))
        return CGSize(width: max(item?.width ?? 0, own), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for part in parts {
            let size = part.sizeThatFits(bounds.size)
            let left = isRightToLeft ? bounds.width - x - size.width : x
            part.frame = CGRect(
                x: left + (part === label ? slid : 0), y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            x += size.width + Self.gap
        }
        chevron?.pointsRight = isRightToLeft
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 0.3
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = isInside(touches) ? 0.3 : 1
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        if isInside(touches) { action() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
    }

    private func isInside(_ touches: Set<UITouch>) -> Bool {
        touches.contains { point(inside: $0.location(in: self), with: nil) }
    }
}

/// The chevron of the back button.
@MainActor
final class Chevron: UIView {
    private static let size = CGSize(width: 12, height: 21)

    override class var layerClass: AnyClass { CAShapeLayer.self }

    var pointsRight = false {
        didSet { if pointsRight != oldValue { draw() } }
    }

    init(color: UIColor) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        if let shape = layer as? CAShapeLayer {
            shape.fillColor = nil
            shape.strokeColor = color.cgColor
            shape.lineWidth = 3
        }
        draw()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func draw() {
        let (tip, tail): (CGFloat, CGFloat) = pointsRight ? (10, 2) : (2, 10)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: tail, y: 2.5))
        path.addLine(to: CGPoint(x: tip, y: 10.5))
        path.addLine(to: CGPoint(x: tail, y: 18.5))
        (layer as? CAShapeLayer)?.path = path
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
