import UIKit

/// Taps that are held and taps that move: the longest and the farthest that still count.
final class TapStation: Station {
    private let touched = TouchedView()
    private let tap = UITapGestureRecognizer()

    override func loadView() { view = touched }

    override func viewDidLoad() {
        super.viewDidLoad()
        tap.addTarget(self, action: #selector(tapped))
        view.addGestureRecognizer(tap)
    }

    @objc private func tapped() {
        findings.note("tapDuration", atLeast: ProcessInfo.processInfo.systemUptime - touched.downTime)
        findings.note("tapMovement", atLeast: touched.distance(to: tap.location(in: nil)))
    }
}

/// A button in the middle, which a finger leaves: the greatest distance at which it still counts as inside.
final class ControlStation: Station {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.backgroundColor = .systemGray5
        button.setTitle("Button", for: .normal)
        button.accessibilityIdentifier = LaboratoryName.button
        button.addTarget(self, action: #selector(released), for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(x: view.bounds.midX - 50, y: view.bounds.midY - 25, width: 100, height: 50)
    }

    @objc private func released(_ sender: UIButton, for event: UIEvent) {
        guard let touch = event.allTouches?.first else { return }
        let point = touch.location(in: button)
        findings.note("controlTouchSlop", atLeast: max(0, Double(point.y - button.bounds.maxY)))
    }
}
