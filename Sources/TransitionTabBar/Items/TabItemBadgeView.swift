#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// The badge of an item of an own bar: a text or a number on a coloured ground, or a dot. It grows out of its middle
/// when it appears on the screen, and plays animations such as a bounce.
///
/// Its text follows the user's text size up to a limit, because the bar does not grow with it. Under Reduce Motion
/// nothing moves. An animation that is asked for before the badge is in a window, or has a text, plays when it is.
@MainActor
final class TabItemBadgeView: UIView {
    private let pill = UIView()
    private let label = UILabel()
    private var animation: TabItemBadgeAnimation?
    private var run: ProgressRun?
    private var start: CFTimeInterval?
    private var staged: StagedLayer?
    private var ticker: FrameTicker?
    /// Whether nothing may move.
    var isReduced: @MainActor () -> Bool = { MotionPolicy.system.isReduced }

    private static let font = UIFont.systemFont(ofSize: 13)
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

    // MARK: Looks

    /// What is shown; nil for no badge, empty for a dot.
    var text: String? {
        didSet {
            guard text != oldValue else { return }
            label.text = text
            setNeedsLayout()
            if oldValue == nil, animation == nil, window != nil { animate(.grow) }
            if text == nil { strike() }
            follow()
        }
    }

    /// The ground; nil is the system's red.
    var color: UIColor? {
        didSet { pill.backgroundColor = color ?? .systemRed }
    }

    var textColor = UIColor.white {
        didSet { label.textColor = textColor }
    }

    private func fitText() {
        pill.backgroundColor = color ?? .systemRed
        label.font = UIFontMetrics(forTextStyle: .caption1)
            .scaledFont(for: Self.font, maximumPointSize: Self.largestText, compatibleWith: traitCollection)
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
        // A frame has no meaning while the badge is posed.
        strike()
        pill.frame = bounds
        label.frame = pill.bounds
        pill.layer.cornerRadius = min(bounds.width, bounds.height) / 2
        follow()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitText()
        superview?.setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The text size may be another here.
        fitText()
        follow()
    }

    // MARK: Moving

    /// Plays an animation until it is over or, if it repeats, until this is called with nil.
    func animate(_ animation: TabItemBadgeAnimation?) {
        strike()
        (self.animation, run, start) = (nil, nil, nil)
        guard let animation, animation.run.duration > 0, animation.repeats || !isReduced() else { return follow() }
        self.animation = animation
        run = animation.run
        follow()
    }

    /// Whether an animation plays or waits.
    var isAnimating: Bool { animation != nil }

    /// Looks at the clock in each frame for as long as there is something to move.
    private func follow() {
        guard animation != nil, text != nil, window != nil else {
            ticker?.stop()
            ticker = nil
            return
        }
        guard ticker == nil else { return }
        ticker = FrameTicker { [weak self] in self?.tick() ?? false }
        if !tick() { ticker?.stop() }
    }

    private func tick() -> Bool {
        guard let animation, let run, text != nil, window != nil else {
            ticker = nil
            return false
        }
        // Not laid out yet.
        guard bounds.width > 0, pill.bounds.size == bounds.size else { return true }
        guard !isReduced() else {
            strike()
            if animation.repeats { return true }
            (self.animation, ticker) = (nil, nil)
            return false
        }
        let now = CACurrentMediaTime()
        let begin = start ?? now
        start = begin
        guard let progress = animation.progress(at: now - begin, in: run) else {
            strike()
            (self.animation, ticker) = (nil, nil)
            return false
        }
        let layer = staged ?? stage(animation)
        staged = layer
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.write(layer.element.appearance(at: progress), at: progress, eyeDistance: TabItemScene.eyeDistance)
        CATransaction.commit()
        return true
    }

    private func stage(_ animation: TabItemBadgeAnimation) -> StagedLayer {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let motions = isMirrored ? animation.motions.map(\.mirrored) : animation.motions
        let element = DrawList.Element(motions: motions, placement: TabItemScene.placement(of: pill.frame))
        return StagedLayer(layer: pill.layer, element: element)
    }

    /// Puts the badge to rest where it is.
    private func strike() {
        guard staged != nil else { return }
        staged = nil
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        pill.layer.transform = CATransform3DIdentity
        pill.layer.opacity = 1
        CATransaction.commit()
    }
}
#endif
