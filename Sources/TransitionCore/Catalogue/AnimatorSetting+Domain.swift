import Foundation

extension AnimatorSetting {
    /// What a number counts.
    public enum Unit: String, Sendable, Codable {
        /// A part of the whole, which is 1.
        case fraction
        /// Degrees of an angle.
        case degrees
        /// Points on screen.
        case points
        /// Whole turns.
        case turns
    }

    /// The values that a setting may have.
    public enum Domain: Equatable, Sendable {
        /// One of these edges, at least one.
        case edge([TransitionEdge])
        /// One of these corners, at least one.
        case corner([TransitionCorner])
        /// A number between two; a control moves in such steps, but any number between them will do. In a setting the
        /// ends are within ±1,000,000,000, and the step is above 0 and at least a millionth of the range.
        case number(ClosedRange<Double>, step: Double, unit: Unit)
        /// So many. In a setting the ends are within ±10,000, and the step is at least 1.
        case count(ClosedRange<Int>, step: Int)
        /// Any opaque colour; where the animator can take one that fits the scene, none too.
        case color
        /// One of these, by name; at least one.
        case choice([String])
        /// Yes or no.
        case flag

        /// The value that counts when this one is asked for: a number is brought within, and a count is a number too.
        ///
        /// - Returns: The value; nil for one of another kind, one that is not among those to choose from, and for a number
        ///   that is none.
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

        /// The values between which all others lie: both ends of a range, and all where there is no order.
        public var ends: [Value] {
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
    /// The domain with ends and steps that a control can show and an audit can try. All others are left as they are.
    package var tamed: Self {
        switch self {
        case .number(let range, let step, let unit):
            let reach = -1e9...1e9
            let ends = (
                low: range.lowerBound.tamed(to: reach, otherwise: 0),
                high: range.upperBound.tamed(to: reach, otherwise: 0)
            )
            let span = ends.high - ends.low
            // Without a step that can be used there are a hundred.
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
    /// The colour with its parts within 0 to 1; nil when one of them is no number.
    fileprivate var ifFinite: Choreography.Backdrop? {
        let parts = [red, green, blue]
        guard !parts.contains(where: \.isNaN) else { return nil }
        let within = parts.map { min(max($0, 0), 1) }
        return Choreography.Backdrop(red: within[0], green: within[1], blue: within[2])
    }
}
