import UIKit

/// What is always at hand on a transition's page: its name, what it did last, play, reverse, and the slider that holds it.
final class TransportBar: UIView {
    private let title = UILabel("", .headline)
    private let status = UILabel(StatusText.ready, .caption1, color: .secondaryLabel)
    private let residue = UILabel(ResidueText.unknown, .caption1, color: .secondaryLabel)
    private let slider = UISlider()
    private let close = UIButton(configuration: .plain())
    private let favourite = UIButton(configuration: .plain())
    private let play = UIButton(configuration: .filled())
    private let reverse = UIButton(configuration: .gray())

    var onClose: () -> Void = {}
    var onFavourite: () -> Void = {}
    var onPlay: () -> Void = {}
    var onReverse: () -> Void = {}
    /// Called with each place that the finger moves the slider to, 0 to 1.
    var onScrub: (Double) -> Void = { _ in }
    /// Called with the place where the finger lets go of the slider.
    var onScrubEnd: (Double) -> Void = { _ in }

    init(title text: String) {
        super.init(frame: .zero)
        title.text = text
        title.accessibilityTraits.insert(.header)
        status.font = .digits(.caption1)
        status.accessibilityIdentifier = AccessibilityIdentifier.status
        status.accessibilityTraits.insert(.updatesFrequently)
        residue.accessibilityIdentifier = AccessibilityIdentifier.residue
        set(close, "xmark", String(localized: "Close"), AccessibilityIdentifier.close) { [weak self] in self?.onClose()
        }
        set(favourite, "star", String(localized: "Favourite"), AccessibilityIdentifier.favourite) { [weak self] in
            self?.onFavourite()
        }
        set(play, "play.fill", String(localized: "Play"), AccessibilityIdentifier.play) { [weak self] in self?.onPlay()
        }
        set(reverse, "backward.fill", String(localized: "Play backwards"), AccessibilityIdentifier.reverse) {
            [weak self] in
            self?.onReverse()
        }
        setUpSlider()

        let words = UIStackView(arrangedSubviews: [title, status, residue])
        words.axis = .vertical
        words.spacing = 2
        let first = UIStackView(arrangedSubviews: [close, words, favourite])
        first.alignment = .top
        first.spacing = 8
        let second = UIStackView(arrangedSubviews: [reverse, play, slider])
        second.alignment = .center
        second.spacing = 12
        let column = UIStackView(arrangedSubviews: [first, second])
        column.axis = .vertical
        column.spacing = 8
        fill(with: column)
        for button in [close, favourite, play, reverse] {
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        }
        // It lies over the transition at all times, so it does not grow without end; the settings below it do.
        maximumContentSizeCategory = .accessibilityLarge
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: What it shows

    /// Shows what the adapter told.
    func show(status text: String, residue left: String) {
        status.text = text
        residue.text = left
    }

    /// Shows what was left behind.
    func show(residue text: String) {
        residue.text = text
    }

    /// Moves the slider, unless a finger does.
    func show(progress: Double) {
        guard !slider.isTracking else { return }
        slider.value = Float(progress)
        slider.accessibilityValue = Self.percent(progress)
    }

    /// Whether the star is filled.
    var isFavourite = false {
        didSet {
            favourite.configuration?.image = UIImage(systemName: isFavourite ? "star.fill" : "star")
            favourite.accessibilityTraits = isFavourite ? [.button, .selected] : .button
        }
    }

    // MARK: Making it

    private func set(
        _ button: UIButton, _ symbol: String, _ label: String, _ identifier: String, _ act: @escaping () -> Void
    ) {
        button.configuration?.image = UIImage(systemName: symbol)
        button.accessibilityLabel = label
        button.accessibilityIdentifier = identifier
        button.showsLargeContentViewer = true
        button.largeContentTitle = label
        button.addInteraction(UILargeContentViewerInteraction())
        button.addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
    }

    private func setUpSlider() {
        slider.accessibilityLabel = String(localized: "Progress")
        slider.accessibilityIdentifier = AccessibilityIdentifier.scrubber
        slider.accessibilityValue = Self.percent(0)
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                slider.accessibilityValue = Self.percent(Double(slider.value))
                onScrub(Double(slider.value))
            }, for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onScrubEnd(Double(slider.value))
            }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    private static func percent(_ progress: Double) -> String {
        String(localized: "\(Int((progress * 100).rounded())) percent")
    }
}
