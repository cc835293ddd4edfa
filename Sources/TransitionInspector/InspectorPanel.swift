#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// The panel of a ``TransitionInspector``: buttons, a slider, and the latest record. Touches outside the panel go to
/// the app.
@MainActor
final class InspectorPanel: UIView {
    /// The values that the panel shows.
    struct State: Equatable {
        /// The progress of the current change; nil if there is no change.
        var progress: Double?
        var isHolding = false
        var isWaiting = false
        /// The description of the current or the latest change.
        var report: String?
    }

    var onHold: @MainActor () -> Void = {}
    var onScrub: @MainActor (Double) -> Void = { _ in }
    var onFinish: @MainActor () -> Void = {}
    var onCancel: @MainActor () -> Void = {}

    let hold = UIButton(type: .system)
    let finish = UIButton(type: .system)
    let cancel = UIButton(type: .system)
    let slider = UISlider()
    let title = UILabel()
    let report = UILabel()
    private var state = State()
    private var dragAction: GestureAction?

    /// The margin around the panel's content, and the least height of a control; both in points.
    private static let margin: CGFloat = 12
    private static let touchHeight: CGFloat = 44
    private static let greatestWidth: CGFloat = 300
    /// A z-position above all views that a transition brings to the front of a window.
    private static let depth: CGFloat = 1_000_000

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.12, alpha: 0.92)
        layer.cornerRadius = 14
        layer.zPosition = Self.depth
        tintColor = .systemYellow
        title.text = "Transitions"
        title.textColor = .white
        report.textColor = .white
        report.numberOfLines = 0
        for label in [title, report] { addSubview(label) }
        add(hold) { [weak self] in self?.onHold() }
        add(finish) { [weak self] in self?.onFinish() }
        add(cancel) { [weak self] in self?.onCancel() }
        finish.setTitle("Finish", for: .normal)
        cancel.setTitle("Cancel", for: .normal)
        slider.accessibilityLabel = "Progress of the transition"
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onScrub(Double(slider.value))
            }, for: .valueChanged)
        addSubview(slider)
        setFonts()
        show(State(), always: true)
        let drag = UIPanGestureRecognizer()
        dragAction = GestureAction(on: drag) { [weak self, weak drag] in drag.map { self?.drag(with: $0) } }
        addGestureRecognizer(drag)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func add(_ button: UIButton, _ act: @escaping @MainActor () -> Void) {
        button.addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
        addSubview(button)
    }

    // MARK: State

    func show(_ new: State, always: Bool = false) {
        guard always || new != state else { return }
        let (old, holdTitle) = (state, title(of: new))
        state = new
        if hold.title(for: .normal) != holdTitle { hold.setTitle(holdTitle, for: .normal) }
        hold.isEnabled = !new.isHolding
        finish.isEnabled = new.isHolding
        cancel.isEnabled = new.isHolding
        slider.isEnabled = new.progress != nil
        if !slider.isTracking { slider.setValue(Float(new.progress ?? 0), animated: false) }
        guard always || new.report != old.report else { return }
        report.text = new.report ?? "No change yet."
        arrange()
    }

    private func title(of state: State) -> String {
        if state.isHolding { return "Held" }
        if state.isWaiting { return "Stop waiting" }
        return state.progress == nil ? "Hold next" : "Hold"
    }

    // MARK: Place

    /// Shows the panel at the middle of the window's trailing side, because the bars are at the top and at the bottom.
    func show(on window: UIWindow) {
        window.addSubview(self)
        autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
        ]
        arrange()
        let place = window.bounds.inset(by: window.safeAreaInsets)
        center = CGPoint(x: isRightToLeft ? place.minX : place.maxX, y: place.midY)
        stayInside()
    }

    /// Moves the panel in front of all other views of the window and back inside its bounds.
    func comeToFront(on window: UIWindow) {
        if window.subviews.last !== self { window.bringSubviewToFront(self) }
        stayInside()
    }

    private func drag(with pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: superview)
        pan.setTranslation(.zero, in: superview)
        center = CGPoint(x: center.x + moved.x, y: center.y + moved.y)
        stayInside()
    }

    private func stayInside() {
        guard let superview else { return }
        let place = superview.bounds.inset(by: superview.safeAreaInsets)
        let (halfWidth, halfHeight) = (bounds.width / 2, bounds.height / 2)
        center = CGPoint(
            x: min(max(center.x, place.minX + halfWidth), max(place.maxX - halfWidth, place.minX + halfWidth)),
            y: min(max(center.y, place.minY + halfHeight), max(place.maxY - halfHeight, place.minY + halfHeight)))
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Layout

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setFonts()
        arrange()
    }

    private func setFonts() {
        title.font = .preferredFont(forTextStyle: .headline)
        report.font = .preferredFont(forTextStyle: .caption1)
        for button in [hold, finish, cancel] { button.titleLabel?.font = .preferredFont(forTextStyle: .body) }
    }

    /// Lays out the controls and sizes the panel. Its top edge stays in place.
    private func arrange() {
        guard let superview else { return }
        let width = min(Self.greatestWidth, superview.bounds.width - 2 * Self.margin)
        let inner = width - 2 * Self.margin
        var y = Self.margin
        func place(_ view: UIView, x: CGFloat = 0, width: CGFloat, height: CGFloat) {
            let x = isRightToLeft ? inner - x - width : x
            view.frame = CGRect(x: Self.margin + x, y: y, width: width, height: height)
        }
        func height(of label: UILabel) -> CGFloat {
            label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
        }
        place(title, width: inner, height: height(of: title))
        y += height(of: title)
        place(slider, width: inner, height: Self.touchHeight)
        y += Self.touchHeight
        let buttons = [hold, finish, cancel]
        let sizes = buttons.map { $0.sizeThatFits(CGSize(width: inner, height: Self.touchHeight)) }
        // "Stop waiting" is the widest title of the first button. If the text is so large that the buttons do not fit
        // side by side, each button gets a row.
        let fits = (sizes.map(\.width).max() ?? 0) * 1.7 < inner / 2
        for (index, button) in buttons.enumerated() {
            let height = max(Self.touchHeight, sizes[index].height)
            if fits {
                place(
                    button, x: index == 0 ? 0 : inner * (0.25 * CGFloat(index) + 0.25),
                    width: index == 0 ? inner / 2 : inner / 4, height: height)
            } else {
                place(button, width: inner, height: height)
                y += height
            }
        }
        if fits { y += max(Self.touchHeight, sizes.map(\.height).max() ?? 0) }
        place(report, width: inner, height: height(of: report))
        y += height(of: report) + Self.margin
        let top = center.y - bounds.height / 2
        bounds = CGRect(x: 0, y: 0, width: width, height: y)
        center.y = top + y / 2
        stayInside()
    }
}
#endif
