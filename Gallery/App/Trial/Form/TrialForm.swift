import Repertoire
import UIKit

/// The settings of a transition's page, from what it is about to the Swift that does the same.
final class TrialForm: UIStackView {
    private let item: GalleryItem
    private let registry: TransitionRegistry
    private let changed: (TrialSettings) -> Void
    private let code, recipe: CodeView
    private lazy var pasteButton = makePasteButton()
    private var timingForm: TimingForm?
    private lazy var dismissEdge = makeDismissEdge()
    private lazy var size = makeSize()
    private(set) var settings: TrialSettings

    /// Called when the inspector is switched on or off.
    var onInspector: (Bool) -> Void = { _ in }

    /// - Parameters:
    ///   - changed: Called with the settings whenever the user changes one.
    ///   - share: Called with the Swift and the view that a popover points at.
    init(
        item: GalleryItem, settings: TrialSettings, registry: TransitionRegistry,
        changed: @escaping (TrialSettings) -> Void, share: @escaping (String, UIView) -> Void
    ) {
        self.item = item
        self.settings = settings
        self.registry = registry
        self.changed = changed
        code = CodeView("", share: share)
        recipe = CodeView(
            "", language: String(localized: "Recipe"), identifier: AccessibilityIdentifier.recipe, share: share)
        super.init(frame: .zero)
        axis = .vertical
        spacing = 16
        addRows()
        showResult()
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("made in code only")
    }

    // MARK: Rows

    private func addRows() {
        addAbout()
        addPlayback()
        addSettings()
        addBehaviour()
        addHeading(String(localized: "Swift code"))
        addArrangedSubview(code)
        addHeading(String(localized: "Recipe"))
        addArrangedSubview(recipe)
        addArrangedSubview(pasteButton)
    }

    private func addAbout() {
        addArrangedSubview(UILabel(item.info.summary, .body))
        if let words = item.systemNote { addArrangedSubview(UILabel(words, .footnote)) }
        let words = item.info.tags.map(\.rawValue).joined(separator: " · ")
        addArrangedSubview(
            UILabel(String(localized: "By \(item.info.author)") + "\n" + words, .footnote, color: .secondaryLabel))
        let kinds = ContainerKind.allCases.filter(item.info.containers.contains)
        guard kinds.count > 1 else { return }
        addArrangedSubview(
            ContainerControl(kinds, chosen: settings.container) { [weak self] kind in
                self?.change { $0.container = kind }
            })
    }

    private func addPlayback() {
        addHeading(String(localized: "Time"))
        addArrangedSubview(
            SliderRow(
                String(localized: "Speed"), identifier: AccessibilityIdentifier.speed, value: settings.speed,
                in: TrialSettings.speeds,
                step: 0.05, words: { "\(Self.number($0))×" }
            ) { [weak self] speed in self?.change { $0.speed = speed } })
        addArrangedSubview(
            SliderRow(
                String(localized: "Duration"), identifier: AccessibilityIdentifier.duration,
                value: settings.duration ?? item.animator.duration, in: TrialSettings.durations, step: 0.05,
                words: { "\(Self.number($0)) s" }
            ) { [weak self] seconds in self?.change { $0.duration = seconds } })
        let form = TimingForm(settings.timing, own: item.animator.timing) { [weak self] timing in
            self?.change { $0.timing = timing }
        }
        timingForm = form
        addArrangedSubview(form)
    }

    private func addSettings() {
        let rows = SettingRows.make(item.animator.settings, values: settings.values) { [weak self] name, value in
            self?.change { $0.set(name, to: value) }
        }
        guard !rows.isEmpty else { return }
        addHeading(String(localized: "Settings"))
        for row in rows { addArrangedSubview(row) }
    }

    private func addBehaviour() {
        addHeading(String(localized: "Behaviour"))
        addArrangedSubview(
            ChoiceRow(
                String(localized: "Swipe begins"), identifier: AccessibilityIdentifier.swipe, value: settings.swipe,
                options: [
                    (String(localized: "Default"), nil), (String(localized: "At the edge"), .fromEdge),
                    (String(localized: "Anywhere"), .fromAnywhere), (String(localized: "Nowhere"), .off),
                ]
            ) { [weak self] swipe in self?.change { $0.swipe = swipe } })
        addArrangedSubview(dismissEdge)
        addArrangedSubview(size)
        addArrangedSubview(
            ChoiceRow(
                String(localized: "Use cross-fade"), identifier: AccessibilityIdentifier.motion, value: settings.motion,
                options: [
                    (String(localized: "With Reduce Motion"), .system), (String(localized: "Always"), .alwaysReduced),
                    (String(localized: "Never"), .neverReduced),
                ]
            ) { [weak self] motion in self?.change { $0.motion = motion } })
        addArrangedSubview(
            SwitchRow(
                String(localized: "Right to left"), identifier: AccessibilityIdentifier.rightToLeft,
                isOn: settings.isRightToLeft
            ) { [weak self] isOn in self?.change { $0.isRightToLeft = isOn } })
        addArrangedSubview(
            SwitchRow(String(localized: "Inspector"), identifier: AccessibilityIdentifier.inspector, isOn: false) {
                [weak self] isOn in
                self?.onInspector(isOn)
            })
    }

    private func makeDismissEdge() -> UIView {
        ChoiceRow(
            String(localized: "Swipe direction"), identifier: AccessibilityIdentifier.dismissEdge,
            value: settings.dismissEdge,
            options: [
                (String(localized: "Bottom"), .bottom), (String(localized: "Top"), .top),
                (String(localized: "Leading"), .leading), (String(localized: "Trailing"), .trailing),
            ]
        ) { [weak self] edge in self?.change { $0.dismissEdge = edge } }
    }

    private func makeSize() -> UIView {
        ChoiceRow(
            String(localized: "Size"), identifier: AccessibilityIdentifier.size, value: settings.size,
            options: StageSize.allCases.map { ($0.title, $0) }
        ) { [weak self] size in self?.change { $0.size = size } }
    }

    private func addHeading(_ text: String) {
        let label = UILabel(text, .headline)
        label.accessibilityTraits.insert(.header)
        if let last = arrangedSubviews.last { setCustomSpacing(28, after: last) }
        addArrangedSubview(label)
    }

    // MARK: Changes

    private func change(_ change: (inout TrialSettings) -> Void) {
        change(&settings)
        showResult()
        changed(settings)
    }

    private func makePasteButton() -> UIButton {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = String(localized: "Paste a recipe")
        button.configuration?.image = UIImage(systemName: "doc.on.clipboard")
        button.configuration?.imagePadding = 6
        button.accessibilityIdentifier = AccessibilityIdentifier.pasteRecipe
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        return button
    }

    /// Takes the recipe of the pasteboard, or says in the button why it cannot.
    private func paste() {
        do throws(RecipeRefusal) {
            try settings.take(recipe: UIPasteboard.general.string ?? "", in: registry)
        } catch {
            pasteButton.configuration?.subtitle = error.description
            UIAccessibility.post(notification: .announcement, argument: error.description)
            return
        }
        pasteButton.configuration?.subtitle = nil
        // The rows show what they were made with.
        for row in arrangedSubviews { row.removeFromSuperview() }
        addRows()
        showResult()
        changed(settings)
    }

    /// Shows what comes of the settings: the Swift, the recipe, the graph, and the rows that have a meaning.
    private func showResult() {
        dismissEdge.isHidden = settings.container != .modal
        // What is presented takes the whole window.
        size.isHidden = settings.container == .modal
        guard let animator = try? settings.line(in: registry).animator, let line = try? settings.code(in: registry)
        else { return }
        code.code = line
        recipe.code = (try? settings.recipe(in: registry)) ?? ""
        timingForm?.draw(
            TimingGraph(
                timing: animator.timing, duration: animator.duration, allowsOvershoot: animator.allowsOvershoot))
    }

    private static func number(_ value: Double) -> String { String(format: "%.2f", locale: .current, value) }
}

extension StageSize {
    /// The name in the menu.
    fileprivate var title: String {
        switch self {
        case .window: String(localized: "This window")
        case .phone: "iPhone"
        case .duoClosed: String(localized: "iPhone Duo, closed")
        case .duoInner: String(localized: "iPhone Duo, inner display")
        case .duoUpright: String(localized: "iPhone Duo, inner display upright")
        case .duoHalf: String(localized: "iPhone Duo, half of the inner display")
        case .tablet: "iPad"
        }
    }
}
