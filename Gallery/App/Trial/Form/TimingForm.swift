import Repertoire
import UIKit

/// Chooses a timing: the animator's own, one of the usual curves, or one with numbers of its own; and draws it.
final class TimingForm: UIStackView {
    /// What the menu offers.
    private enum Kind: CaseIterable {
        case own, linear, easeIn, easeOut, easeInOut, curve, spring

        var title: String {
            switch self {
            case .own: String(localized: "Default")
            case .linear: String(localized: "Linear")
            case .easeIn: String(localized: "Ease in")
            case .easeOut: String(localized: "Ease out")
            case .easeInOut: String(localized: "Ease in and out")
            case .curve: String(localized: "Curve")
            case .spring: String(localized: "Spring")
            }
        }

        init(_ choice: TimingChoice) {
            let named: [Kind] = [.linear, .easeIn, .easeOut, .easeInOut]
            self =
                switch choice {
                case .own: .own
                case .curve: named.first { $0.preset == choice } ?? .curve
                case .spring: .spring
                }
        }

        var preset: TimingChoice? {
            switch self {
            case .own: .own
            case .linear: TimingChoice(.linear)
            case .easeIn: TimingChoice(.easeIn)
            case .easeOut: TimingChoice(.easeOut)
            case .easeInOut: TimingChoice(.easeInOut)
            case .curve, .spring: nil
            }
        }
    }

    private let own: Timing
    private let changed: (TimingChoice) -> Void
    private let graph = TimingGraphView()
    private var curveRows: [SliderRow] = []
    private var springRows: [SliderRow] = []
    private var choice: TimingChoice
    private var curve = [0.3, 0, 0.2, 1]
    private var spring = (response: 0.5, dampingRatio: 0.8)

    /// - Parameter own: The animator's own timing, from which the numbers start.
    init(_ choice: TimingChoice, own: Timing, changed: @escaping (TimingChoice) -> Void) {
        self.own = own
        self.choice = choice
        self.changed = changed
        super.init(frame: .zero)
        axis = .vertical
        spacing = 16
        take(TimingChoice(own))
        take(choice)
        let menu = ChoiceRow(
            String(localized: "Timing"), identifier: AccessibilityIdentifier.timing, value: Kind(choice),
            options: Kind.allCases.map { ($0.title, $0) }
        ) { [weak self] in self?.choose($0) }
        addArrangedSubview(menu)
        curveRows = [
            String(localized: "First point, time"), String(localized: "First point, progress"),
            String(localized: "Second point, time"), String(localized: "Second point, progress"),
        ]
        .enumerated().map { index, title in
            SliderRow(
                title, identifier: "\(AccessibilityIdentifier.timing).\(index)", value: curve[index],
                in: index.isMultiple(of: 2) ? 0...1 : -1...2, step: 0.05, words: Self.number
            ) { [weak self] in
                self?.curve[index] = $0
                self?.choose(.curve)
            }
        }
        springRows = [
            SliderRow(
                String(localized: "Response"), identifier: "\(AccessibilityIdentifier.timing).response",
                value: spring.response,
                in: 0.05...2, step: 0.05, words: { "\(Self.number($0)) s" }
            ) { [weak self] in
                self?.spring.response = $0
                self?.choose(.spring)
            },
            SliderRow(
                String(localized: "Damping"), identifier: "\(AccessibilityIdentifier.timing).damping",
                value: spring.dampingRatio,
                in: 0.1...2, step: 0.05, words: Self.number
            ) { [weak self] in
                self?.spring.dampingRatio = $0
                self?.choose(.spring)
            },
        ]
        for row in curveRows + springRows { addArrangedSubview(row) }
        addArrangedSubview(graph)
        show(Kind(choice))
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("made in code only")
    }

    /// Draws how the animator runs now.
    func draw(_ graph: TimingGraph) { self.graph.graph = graph }

    private func choose(_ kind: Kind) {
        choice =
            switch kind {
            case .curve: .curve(x1: curve[0], y1: curve[1], x2: curve[2], y2: curve[3])
            case .spring: .spring(response: spring.response, dampingRatio: spring.dampingRatio)
            default: kind.preset ?? .own
            }
        show(kind)
        changed(choice)
    }

    private func show(_ kind: Kind) {
        for row in curveRows { row.isHidden = kind != .curve }
        for row in springRows { row.isHidden = kind != .spring }
    }

    /// The sliders start where a timing is.
    private func take(_ choice: TimingChoice) {
        switch choice {
        case .own: break
        case .curve(let x1, let y1, let x2, let y2): curve = [x1, y1, x2, y2]
        case .spring(let response, let dampingRatio): spring = (response, dampingRatio)
        }
    }

    private static func number(_ value: Double) -> String { String(format: "%.2f", locale: .current, value) }
}
