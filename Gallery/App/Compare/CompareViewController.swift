import Repertoire
import UIKit

/// Two transitions side by side, played and scrubbed together.
final class CompareViewController: UIViewController {
    private let choices: [any TransitionAnimator]
    private let sides: [CompareSide]
    private let slider = UISlider()
    private let play = UIButton(configuration: .filled())
    private let speed = UISegmentedControl(items: Speed.allCases.map(\.title))

    private enum Speed: Double, CaseIterable {
        case full = 1
        case half = 0.5
        case quarter = 0.25

        var title: String {
            switch self {
            case .full: "1×"
            case .half: "½×"
            case .quarter: "¼×"
            }
        }

        var words: String {
            switch self {
            case .full: String(localized: "Full speed")
            case .half: String(localized: "Half speed")
            case .quarter: String(localized: "Quarter speed")
            }
        }
    }

    /// - Parameters:
    ///   - choices: What may be compared, in the order of the menus; at least one.
    ///   - names: What stands there at first.
    init(choices: [any TransitionAnimator], names: [TransitionName]) {
        self.choices = choices
        sides = (0..<2).map { index in
            let name = index < names.count ? names[index] : nil
            let chosen = choices.first { $0.info.name == name } ?? choices[min(index, choices.count - 1)]
            return CompareSide(choices: choices, chosen: chosen)
        }
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Compare")
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for side in sides {
            side.host = self
            side.onChange = { [weak self] in self?.slider.value = 0 }
        }
        setUpControls()

        let phones = UIStackView(arrangedSubviews: sides.map(\.view))
        phones.distribution = .fillEqually
        phones.spacing = 16
        let bar = UIStackView(arrangedSubviews: [play, slider])
        bar.alignment = .center
        bar.spacing = 12
        let column = UIStackView(arrangedSubviews: [phones, speed, bar])
        column.axis = .vertical
        column.spacing = 16
        view.fill(with: column, within: view.layoutMarginsGuide)
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 12, trailing: 0)
    }

    private func setUpControls() {
        play.configuration?.image = UIImage(systemName: "play.fill")
        play.accessibilityLabel = String(localized: "Play both")
        play.accessibilityIdentifier = AccessibilityIdentifier.play
        play.setContentHuggingPriority(.required, for: .horizontal)
        play.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        play.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                slider.setValue(0, animated: true)
                for side in sides { side.play() }
            }, for: .primaryActionTriggered)
        slider.accessibilityLabel = String(localized: "Progress of both")
        slider.accessibilityIdentifier = AccessibilityIdentifier.scrubber
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                for side in sides { side.scrub(to: Double(slider.value)) }
            }, for: .valueChanged)
        speed.selectedSegmentIndex = 0
        speed.accessibilityIdentifier = AccessibilityIdentifier.speed
        for (index, choice) in Speed.allCases.enumerated() {
            let action = UIAction(title: choice.title) { [weak self] _ in
                for side in self?.sides ?? [] { side.speed = choice.rawValue }
            }
            action.accessibilityLabel = choice.words
            speed.setAction(action, forSegmentAt: index)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for side in sides { side.begin() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for side in sides { side.end() }
    }
}
