#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// The badge of an item of the package's own bar: a text or a number on a coloured background, or a dot. When the badge
/// appears, it grows from its centre. It plays animations such as a bounce.
///
/// The text grows with the user's text size up to 17 points, because the bar does not grow. Nothing moves with Reduce
/// Motion. An animation waits until the badge is in a window and has a text.
@MainActor
final class TabItemBadgeView: UIView {
    private let pill = UIView()
    private let label = UILabel()
    private var play: TabItemBadgePlay?
    /// Returns whether nothing may move.
    var isReduced: @MainActor () -> Bool = { MotionPolicy.system.stopsItems }

    private static let standardFont = UIFont.systemFont(ofSize: 13)
    /// The largest size of the text, in points.
    static let largestText: CGFloat = 17
    private static let padding: CGFloat = 5
    private static let height: CGFloat = 18
    private static let dotSide: CGFloat = 10

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        pill.isUserInteractionEnabled = false
        pill.layer.masksToBounds = true
        label.textAlignment = .center
        label.textColor = .white
        pill.addSubview(label)
        addSubview(pill)
        fitText()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Appearance

    /// The text of the badge; nil for no badge, empty for a dot.
    var text: String? {
        didSet {
            guard text != oldValue else { return }
            label.text = text
            setNeedsLayout()
            if oldValue == nil, play == nil, window != nil { animate(.grow) }
            if text == nil { play?.strike() }
        }
    }

    /// The background colour; nil is the system's red.
    var color: UIColor? {
        didSet { pill.backgroundColor = color ?? .systemRed }
    }

    var textColor = UIColor.white {
        didSet { label.textColor = textColor }
    }

    /// The font of the text at the user's standard text size; nil for the system's.
    var font: UIFont? {
        didSet { if font != oldValue { fitText() } }
    }

    private func fitText() {
        pill.backgroundColor = color ?? .systemRed
        label.font = UIFontMetrics(forTextStyle: .caption1)
            .scaledFont(
                for: font ?? Self.standardFont, maximumPointSize: max(Self.largestText, font?.pointSize ?? 0),
                compatibleWith: traitCollection)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return CGSize(width: Self.dotSide, height: Self.dotSide) }
        let words = label.sizeThatFits(CGSize(width: 1000, height: 100))
        let height = max(Self.height, words.height.rounded(.up) + 2)
        return CGSize(width: max(words.width.rounded(.up) + 2 * Self.padding, height), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard pill.bounds.size != bounds.size else { return }
        pill.frame = bounds
        label.frame = pill.bounds
        pill.layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitText()
        superview?.setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The text size may be different in this window.
        fitText()
        play?.look()
    }

    // MARK: Animation

    /// Plays an animation until its end or, if it repeats, until the next call with nil.
    func animate(_ animation: TabItemBadgeAnimation?) {
        play?.end()
        play = nil
        guard let animation, animation.repeats || !isReduced() else { return }
        play = TabItemBadgePlay(animation) { [weak self] run, start, onEnd in
            self?.move(by: animation, along: run, since: start, onEnd: onEnd)
        } onEnd: { [weak self] in
            self?.play = nil
        }
    }

    /// Whether an animation plays or waits.
    var isAnimating: Bool { play != nil }

    /// Returns nil if there is nothing to move.
    private func move(
        by animation: TabItemBadgeAnimation, along run: ProgressRun, since start: CFTimeInterval?,
        onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> TabItemPlay? {
        guard canMove else { return nil }
        let (size, isMirrored) = (bounds.size, effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let stage = TabItemStage(moving: pill, by: isMirrored ? animation.motions.map(\.mirrored) : animation.motions)
        return TabItemPlay(stage, along: run, repeats: animation.repeats, since: start) { [weak self] in
            self.map { $0.canMove && $0.bounds.size == size } ?? false
        } puttingBack: {
        } onEnd: {
            onEnd($0)
        }
    }

    /// Whether the badge is visible, laid out, and allowed to move.
    private var canMove: Bool {
        text != nil && window != nil && bounds.width > 0 && pill.bounds.size == bounds.size && !isReduced()
    }
}
#endif
