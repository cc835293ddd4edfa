#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// The view of the package's own bar: background, line, indicator and items. A raised item also takes touches above the
/// bar.
@MainActor
final class AnimatedTabBarView: UIView {
    private var appearance: AnimatedTabBarAppearance
    private var background: UIView?
    private let separator = UIView()
    private let indicator = UIView()
    /// The items, in order.
    private(set) var items: [TabBarItemView] = []
    /// Returns the items' frames. Called at each layout.
    var itemFrames: (@MainActor () -> [CGRect])?
    /// Called before each layout of the bar, and may change its frame.
    var onLayout: (@MainActor () -> Void)?

    /// The marked place: one item, or a place between two items during a change.
    private struct Mark: Equatable {
        var from: Int?
        var to: Int?
        var fraction: CGFloat
    }
    private var mark = Mark(fraction: 1)

    init(appearance: AnimatedTabBarAppearance) {
        self.appearance = appearance
        super.init(frame: .zero)
        addSubview(separator)
        addSubview(indicator)
        separator.isUserInteractionEnabled = false
        indicator.isUserInteractionEnabled = false
        describeAsTabBar()
        show(appearance)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Appearance

    func show(_ appearance: AnimatedTabBarAppearance) {
        let old = self.appearance
        self.appearance = appearance
        if background == nil || old.background != appearance.background {
            background?.removeFromSuperview()
            let new = Self.view(for: appearance.background)
            new.isUserInteractionEnabled = false
            new.frame = bounds
            insertSubview(new, at: 0)
            background = new
        }
        separator.backgroundColor = appearance.separator
        separator.isHidden = appearance.separator == nil
        indicator.backgroundColor = appearance.indicatorTint
        indicator.isHidden = appearance.indicator == nil
        setNeedsLayout()
    }

    private static func view(for background: AnimatedTabBarAppearance.Background) -> UIView {
        switch background {
        case .color(let color):
            let view = UIView()
            view.backgroundColor = color
            return view
        case .material(let style):
            return UIVisualEffectView(effect: UIBlurEffect(style: style))
        case .glass:
            // The SDKs of compilers before 6.2 do not declare the effect, and that of visionOS does not have it.
            #if compiler(>=6.2) && !VISION_UIKIT
            if #available(iOS 26.0, *) { return UIVisualEffectView(effect: UIGlassEffect(style: .regular)) }
            #endif
            return UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        }
    }

    /// Shows these items in this order. Remaining views keep their state.
    func show(_ new: [TabBarItemView]) {
        guard !new.elementsEqual(items, by: { $0 === $1 }) else { return }
        for old in items where !new.contains(where: { $0 === old }) {
            old.play?.end()
            old.removeFromSuperview()
        }
        items = new
        // Assistive technologies visit the subviews in their order.
        for view in new { addSubview(view) }
        setNeedsLayout()
    }

    // MARK: Selection

    /// Marks an item, or a place between two items.
    ///
    /// - Parameters:
    ///   - fraction: The progress of the change, 0 to 1.
    func mark(from: Int?, to: Int?, fraction: CGFloat) {
        mark = Mark(from: from, to: to, fraction: min(max(fraction, 0), 1))
        for (index, item) in items.enumerated() {
            var share: CGFloat = 0
            if index == from { share = 1 - mark.fraction }
            if index == to { share = mark.fraction }
            item.show(fraction: share)
        }
        placeIndicator()
    }

    /// Marks one item. The indicator moves to it.
    func mark(_ place: Int?, animated: Bool) {
        let old = mark
        guard animated, appearance.indicator != nil, window != nil, old.to != place, old.to != nil,
            !MotionPolicy.system.stopsItems
        else {
            return mark(from: place, to: place, fraction: 1)
        }
        UIView.animate(withDuration: 0.25) { self.mark(from: place, to: place, fraction: 1) }
    }

    /// Ends the animations of the bar's place and of the indicator.
    func endMotion() {
        layer.removeAllAnimations()
        indicator.layer.removeAllAnimations()
    }

    private func placeIndicator() {
        guard appearance.indicator != nil else { return }
        let frames = items.map(\.frame)
        func frame(_ place: Int?) -> CGRect? {
            guard let place, frames.indices.contains(place) else { return nil }
            return indicatorFrame(in: frames[place], iconWidth: items[place].content.iconSize.width)
        }
        guard let end = frame(mark.to) ?? frame(mark.from) else {
            indicator.alpha = 0
            return
        }
        indicator.alpha = 1
        let start = frame(mark.from) ?? end
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * mark.fraction }
        indicator.frame = CGRect(
            x: mix(start.minX, end.minX), y: mix(start.minY, end.minY), width: mix(start.width, end.width),
            height: mix(start.height, end.height))
        indicator.layer.cornerRadius = min(indicator.bounds.width, indicator.bounds.height) / 2
    }

    private func indicatorFrame(in item: CGRect, iconWidth: CGFloat) -> CGRect {
        switch appearance.indicator {
        case .line(let height):
            return CGRect(
                x: item.midX - iconWidth / 2, y: 0, width: iconWidth, height: CGFloat(height.usable(otherwise: 2)))
        case .pill(let inset):
            let inset = CGFloat(inset.usable(otherwise: 4))
            let height = max(item.maxY - 2 * inset, 0)
            return CGRect(x: item.minX + inset, y: inset, width: max(item.width - 2 * inset, 0), height: height)
        case nil: return .zero
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
        background?.frame = bounds
        let line = 1 / max(traitCollection.displayScale, 1)
        separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
        for (item, frame) in zip(items, itemFrames?() ?? []) where item.frame != frame { item.frame = frame }
        placeIndicator()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Outside a window nothing is read.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    // MARK: Touches

    /// The area of the bar and of the items that extend beyond it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) || items.contains { $0.frame.contains(point) }
    }
}
#endif
