import UIKit

/// A title, a number in words, and a slider for it.
final class SliderRow: UIStackView {
    private let slider = UISlider()
    private let number = UILabel("", .footnote, color: .secondaryLabel)
    private let step: Double
    private let words: (Double) -> String
    private let changed: (Double) -> Void

    /// - Parameters:
    ///   - step: The slider stops at multiples of it; 0 for anywhere.
    ///   - words: The value for people, such as “0.5 seconds”.
    ///   - changed: Called with each value that the user comes to.
    init(
        _ title: String, identifier: String, value: Double, in range: ClosedRange<Double>, step: Double = 0,
        words: @escaping (Double) -> String, changed: @escaping (Double) -> Void
    ) {
        self.step = step
        self.words = words
        self.changed = changed
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        let label = UILabel(title, .subheadline)
        // The slider says both to VoiceOver.
        label.isAccessibilityElement = false
        number.isAccessibilityElement = false
        number.font = .digits(.footnote)
        number.textAlignment = .natural
        addArrangedSubview(AdaptiveStack([label, number]))
        addArrangedSubview(slider)
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        number.setContentCompressionResistancePriority(.required, for: .horizontal)
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.accessibilityLabel = title
        slider.accessibilityIdentifier = identifier
        slider.addAction(UIAction { [weak self] _ in self?.slide() }, for: .valueChanged)
        self.value = value
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("made in code only")
    }

    /// What the slider shows. Setting it tells nobody.
    var value: Double {
        get { Double(slider.value) }
        set {
            if !slider.isTracking { slider.value = Float(newValue) }
            say(newValue)
        }
    }

    private func slide() {
        let raw = Double(slider.value)
        let value = step > 0 ? (raw / step).rounded() * step : raw
        say(value)
        changed(value)
    }

    private func say(_ value: Double) {
        number.text = words(value)
        slider.accessibilityValue = words(value)
    }
}
