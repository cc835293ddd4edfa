import Foundation

/// Methods that create a setting of each kind. The closure receives a valid value of this setting and returns the same
/// animator with this value. `isLabelled` is true if the argument of the animator's static function has the setting's
/// name as its label.
extension AnimatorSetting {
    /// An edge. An invalid value becomes the first choice.
    @_alwaysEmitIntoClient
    public static func edge(
        _ name: String, _ value: TransitionEdge, among edges: [TransitionEdge] = TransitionEdge.allCases,
        title: String? = nil, isLabelled: Bool = true,
        _ make: @escaping @Sendable (TransitionEdge) -> any TransitionAnimator
    ) -> AnimatorSetting {
        AnimatorSetting(
            name, title: title, label: isLabelled ? name : nil, value: .edge(value),
            domain: .edge(edges.isEmpty ? TransitionEdge.allCases : edges)
        ) { if case .edge(let edge) = $0 { make(edge) } else { nil } }
    }

    /// A corner. An invalid value becomes the first choice.
    @_alwaysEmitIntoClient
    public static func corner(
        _ name: String, _ value: TransitionCorner, among corners: [TransitionCorner] = TransitionCorner.allCases,
        title: String? = nil, isLabelled: Bool = true,
        _ make: @escaping @Sendable (TransitionCorner) -> any TransitionAnimator
    ) -> AnimatorSetting {
        AnimatorSetting(
            name, title: title, label: isLabelled ? name : nil, value: .corner(value),
            domain: .corner(corners.isEmpty ? TransitionCorner.allCases : corners)
        ) { if case .corner(let corner) = $0 { make(corner) } else { nil } }
    }

    /// A number in a range. The range is clamped to ±1,000,000,000. A control moves in steps of `step`, at least a
    /// millionth of the range. A `step` that is not positive becomes a hundredth of the range.
    @_alwaysEmitIntoClient
    public static func number(
        _ name: String, _ value: Double, in range: ClosedRange<Double>, step: Double, unit: Unit = .fraction,
        title: String? = nil, isLabelled: Bool = true, _ make: @escaping @Sendable (Double) -> any TransitionAnimator
    ) -> AnimatorSetting {
        AnimatorSetting(
            name, title: title, label: isLabelled ? name : nil, value: .number(value),
            domain: .number(range, step: step, unit: unit)
        ) { if case .number(let number) = $0 { make(number) } else { nil } }
    }

    /// A count in a range. The range is clamped to ±10,000. A control moves in steps of `step`, at least 1.
    @_alwaysEmitIntoClient
    public static func count(
        _ name: String, _ value: Int, in range: ClosedRange<Int>, step: Int = 1,
        title: String? = nil, isLabelled: Bool = true, _ make: @escaping @Sendable (Int) -> any TransitionAnimator
    ) -> AnimatorSetting {
        AnimatorSetting(
            name, title: title, label: isLabelled ? name : nil, value: .count(value), domain: .count(range, step: step)
        ) { if case .count(let count) = $0 { make(count) } else { nil } }
    }

    /// An opaque colour.
    @_alwaysEmitIntoClient
    public static func color(
        _ name: String, _ value: Choreography.Backdrop, title: String? = nil, isLabelled: Bool = true,
        _ make: @escaping @Sendable (Choreography.Backdrop) -> any TransitionAnimator
    ) -> AnimatorSetting {
        AnimatorSetting(name, title: title, label: isLabelled ? name : nil, value: .color(value), domain: .color) {
            if case .color(let color) = $0 { make(color) } else { nil }
        }
    }

    /// An opaque colour, or nil for a colour that fits the scene, such as ``TransitionScene/emptyScreen``.
    @_alwaysEmitIntoClient
    public static func color(
        _ name: String, _ value: Choreography.Backdrop?, title: String? = nil, isLabelled: Bool = true,
        _ make: @escaping @Sendable (Choreography.Backdrop?) -> any TransitionAnimator
    ) -> AnimatorSetting {
        AnimatorSetting(
            name, title: title, label: isLabelled ? name : nil, value: value.map(Value.color) ?? .fittingColor,
            domain: .color
        ) {
            switch $0 {
            case .color(let color): make(color)
            case .fittingColor: make(nil)
            default: nil
            }
        }
    }

    /// A case of an enum. The raw values are the names of the cases.
    @_alwaysEmitIntoClient
    public static func choice<Choice: CaseIterable & RawRepresentable & Sendable>(
        _ name: String, _ value: Choice, title: String? = nil, isLabelled: Bool = true,
        _ make: @escaping @Sendable (Choice) -> any TransitionAnimator
    ) -> AnimatorSetting where Choice.RawValue == String {
        AnimatorSetting(
            name, title: title, label: isLabelled ? name : nil, value: .choice(value.rawValue),
            domain: .choice(Choice.allCases.map(\.rawValue))
        ) { if case .choice(let name) = $0, let choice = Choice(rawValue: name) { make(choice) } else { nil } }
    }

    /// True or false.
    @_alwaysEmitIntoClient
    public static func flag(
        _ name: String, _ value: Bool, title: String? = nil, isLabelled: Bool = true,
        _ make: @escaping @Sendable (Bool) -> any TransitionAnimator
    ) -> AnimatorSetting {
        AnimatorSetting(name, title: title, label: isLabelled ? name : nil, value: .flag(value), domain: .flag) {
            if case .flag(let isOn) = $0 { make(isOn) } else { nil }
        }
    }
}
