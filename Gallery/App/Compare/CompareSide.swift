import Repertoire
import UIKit

/// One of the two phones of a comparison, with the menu above it that chooses what it plays.
@MainActor
final class CompareSide {
    let view = UIStackView()
    weak var host: UIViewController?
    /// Called when another transition is chosen.
    var onChange: () -> Void = {}

    /// 1 is the animator's own; a half takes twice as long.
    var speed = 1.0 {
        didSet { if speed != oldValue { begin() } }
    }

    private let choices: [any TransitionAnimator]
    private var chosen: any TransitionAnimator
    private let phone = PhoneView()
    private let button = UIButton(configuration: .gray())
    private var preview: LivePreview?
    /// Where the slider is, while the change that it holds has not begun yet.
    private var wanted: Double?
    private var holding: Task<Void, Never>?

    init(choices: [any TransitionAnimator], chosen: any TransitionAnimator) {
        self.choices = choices
        self.chosen = chosen
        view.axis = .vertical
        view.spacing = 12
        button.showsMenuAsPrimaryAction = true
        button.titleLabel?.numberOfLines = 0
        view.addArrangedSubview(button)
        // As high as there is room for, and as wide as the proportion has it.
        let room = UIView()
        view.addArrangedSubview(room)
        phone.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(phone)
        let width = phone.widthAnchor.constraint(equalTo: room.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            phone.heightAnchor.constraint(equalTo: phone.widthAnchor, multiplier: PhoneView.proportion),
            phone.widthAnchor.constraint(lessThanOrEqualTo: room.widthAnchor),
            phone.heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor),
            phone.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            phone.topAnchor.constraint(equalTo: room.topAnchor),
            width,
        ])
        showChoice()
    }

    /// Puts new screens on the phone.
    func begin() {
        end()
        guard let host else { return }
        let duration = chosen.usableDuration ?? 0.35
        let preview = LivePreview(chosen.duration(duration / speed))
        host.addChild(preview)
        phone.live = preview.view
        preview.didMove(toParent: host)
        self.preview = preview
    }

    /// Takes them off.
    func end() {
        holding?.cancel()
        holding = nil
        phone.live = nil
        preview?.unembed()
        preview = nil
    }

    /// Plays once, to the other screen.
    func play() {
        preview?.playOnce()
    }

    /// Holds the transition there.
    func scrub(to progress: Double) {
        guard let preview else { return }
        wanted = progress
        guard !preview.scrub(to: progress), holding == nil else { return }
        holding = Task { [weak self] in
            await preview.pose(at: progress)
            guard let self, !Task.isCancelled else { return }
            // The finger has gone on meanwhile.
            if let wanted { _ = preview.scrub(to: wanted) }
            holding = nil
        }
    }

    private func showChoice() {
        button.configuration?.title = chosen.info.title
        button.accessibilityLabel = String(localized: "Transition")
        button.accessibilityValue = chosen.info.title
        button.menu = UIMenu(
            options: .singleSelection,
            children: choices.map { choice in
                let isChosen = choice.info.name == chosen.info.name
                return UIAction(title: choice.info.title, state: isChosen ? .on : .off) { [weak self] _ in
                    self?.choose(choice)
                }
            })
    }

    private func choose(_ choice: any TransitionAnimator) {
        chosen = choice
        showChoice()
        begin()
        onChange()
    }
}
