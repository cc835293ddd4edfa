import Repertoire
import UIKit

/// The name of what plays, and the buttons of the slide-show.
final class SlideShowCaption: UIViewController {
    private let name = UILabel("", .headline)
    private let summary = UILabel("", .subheadline, color: .secondaryLabel)
    private let pauseButton = UIButton(configuration: .filled())

    var onClose: () -> Void = {}
    var onPause: () -> Void = {}
    var onNext: () -> Void = {}

    /// Whether the button offers to pause.
    var isPlaying = true {
        didSet {
            pauseButton.configuration?.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
            pauseButton.accessibilityLabel = isPlaying ? String(localized: "Pause") : String(localized: "Play")
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let close = button(.gray(), "xmark", String(localized: "Close"), AccessibilityIdentifier.close) { [weak self] in
            self?.onClose()
        }
        let next = button(.gray(), "forward.fill", String(localized: "Next"), AccessibilityIdentifier.next) {
            [weak self] in
            self?.onNext()
        }
        set(pauseButton, "pause.fill", String(localized: "Pause"), AccessibilityIdentifier.play) { [weak self] in
            self?.onPause()
        }

        let words = UIStackView(arrangedSubviews: [name, summary])
        words.axis = .vertical
        words.spacing = 2
        let buttons = UIStackView(arrangedSubviews: [close, pauseButton, next])
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [words, buttons])
        column.axis = .vertical
        column.spacing = 12
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        panel.clipsToBounds = true
        panel.layer.cornerRadius = 20
        panel.layer.cornerCurve = .continuous
        panel.contentView.fill(with: column)
        panel.translatesAutoresizingMaskIntoConstraints = false
        panel.maximumContentSizeCategory = .accessibilityLarge
        view.addSubview(panel)
        let guide = view.safeAreaLayoutGuide
        let width = panel.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -32)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            panel.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
            panel.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: 12),
            panel.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            panel.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            width,
        ])
    }

    /// Names a transition.
    func show(_ info: AnimatorInfo) {
        name.text = info.title
        summary.text = info.summary
        UIAccessibility.post(notification: .announcement, argument: info.title)
    }

    private func button(
        _ configuration: UIButton.Configuration, _ symbol: String, _ label: String, _ identifier: String,
        _ act: @escaping () -> Void
    ) -> UIButton {
        let button = UIButton(configuration: configuration)
        set(button, symbol, label, identifier, act)
        return button
    }

    private func set(
        _ button: UIButton, _ symbol: String, _ label: String, _ identifier: String, _ act: @escaping () -> Void
    ) {
        button.configuration?.image = UIImage(systemName: symbol)
        button.accessibilityLabel = label
        button.accessibilityIdentifier = identifier
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
    }
}
