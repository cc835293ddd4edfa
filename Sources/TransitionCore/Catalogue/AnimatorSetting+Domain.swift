import Foundation

extension AnimatorSetting {
    /// The unit of a number.
    public enum Unit: String, Sendable {
        /// A fraction of a whole of 1.
        case fraction
        /// Degrees.
        case degrees
        /// Points on screen.
        case points
        /// Full turns.
        case turns
    }

    /// The valid values of a setting.
    public enum Domain: Equatable, Sendable {
        /// One of these edges, of at least one.
        case edge([TransitionEdge])
        /// One of these corners, of at least one.
        case corner([TransitionCorner])
        /// A number in a range. A control moves in steps, but any number of the range is valid. A setting clamps the
        /// range to ±1,000,000,000, and the step to at least a millionth of the range.
        case number(ClosedRange<Double>, step: Double, unit: Unit)
        /// A count in a range. A setting clamps the range to ±10,000, and the step to at least 1.
        case count(ClosedRange<Int>, step: Int)
        /// Any opaque colour, or ``AnimatorSetting/Value/fittingColor`` if the animator can choose a colour that fits
        /// the scene.
        case color
        /// One of these names, of at least one.
        case choice([String])
        /// True or false.
        case flag

        /// Returns the valid value for a requested one. Numbers and counts are clamped to their range. A domain of
        /// numbers also accepts a count.
        ///
        /// - Returns: The value; nil for a value of another kind, an invalid choice, or NaN.
        public func value(for wanted: Value) -> Value? {
            switch (self, wanted) {
            case (.edge(let edges), .edge(let edge)): edges.contains(edge) ? wanted : nil
            case (.corner(let corners), .corner(let corner)): corners.contains(corner) ? wanted : nil
            case (.number(let range, _, _), .number(let number)):
                number.isNaN ? nil : .number(min(max(number, range.lowerBound), range.upperBound))
            case (.number, .count(let count)): value(for: .number(Double(count)))
            case (.count(let range, _), .count(let count)):
                .count(min(max(count, range.lowerBound), range.upperBound))
            case (.color, .color(let color)): color.ifFinite.map(Value.color)
            case (.color, .fittingColor): wanted
            case (.choice(let names), .choice(let name)): names.contains(name) ? wanted : nil
            case (.flag, .flag): wanted
            default: nil
            }
        }

        /// The extreme values: both ends of a range, or all values of an unordered domain.
        package var ends: [Value] {
            switch self {
            case .edge(let edges): edges.map(Value.edge)
            case .corner(let corners): corners.map(Value.corner)
            case .number(let range, _, _): [.number(range.lowerBound), .number(range.upperBound)]
            case .count(let range, _): [.count(range.lowerBound), .count(range.upperBound)]
            case .color: [.color(.black), .color(.white)]
            case .choice(let names): names.map(Value.choice)
            case .flag: [.flag(false), .flag(true)]
            }
        }
    }
}

extension AnimatorSetting.Domain {
    /// The domain with ends and steps that a control can show and an audit can try. Only domains of numbers and counts
    /// differ from their originals.
    var tamed: Self {
        switch self {
        case .number(let range, let step, let unit):
            let reach = -1e9...1e9
            let ends = (
                low: range.lowerBound.tamed(to: reach, otherwise: 0),
                high: range.upperBound.tamed(to: reach, otherwise: 0)
            )
            let span = ends.high - ends.low
            // Without a usable step the range gets a hundred steps.
            let isUsable = step.isFinite && step > 0
            return .number(
                ends.low...ends.high, step: isUsable ? max(step, span / 1e6) : max(span, 1) / 100, unit: unit)
        case .count(let range, let step):
            let reach = -10_000...10_000
            return .count(range.clamped(to: reach), step: min(max(step, 1), reach.upperBound - reach.lowerBound))
        case .edge, .corner, .color, .choice, .flag: return self
        }
    }
}

extension Choreography.Backdrop {
    /// The colour with its components clamped to 0...1; nil if a component is NaN.
    fileprivate var ifFinite: Choreography.Backdrop? {
        let parts = [red, green, blue]
        guard !parts.contains(where: \.isNaN) else { return nil }
        let within = parts.map { min(max($0, 0), 1) }
        return Choreography.Backdrop(red: within[0], green: within[1], blue: within[2])
    }
}
