import Foundation

extension AnimatorSetting {
    /// The value of a setting.
    public enum Value: Hashable, Sendable {
        /// An edge of the container.
        case edge(TransitionEdge)
        /// A corner of the container.
        case corner(TransitionCorner)
        /// A number, in the unit of its domain.
        case number(Double)
        /// A count.
        case count(Int)
        /// A colour.
        case color(Choreography.Backdrop)
        /// A colour that the animator chooses to fit the scene.
        case fittingColor
        /// A choice by its name.
        case choice(String)
        /// True or false.
        case flag(Bool)

        /// The value as Swift code, such as `.top`, `6` or `0.3`.
        @_alwaysEmitIntoClient
        public var swift: String {
            switch self {
            case .edge(let edge): ".\(edge.rawValue)"
            case .corner(let corner): ".\(corner.rawValue)"
            case .number(let number): Self.text(number)
            case .count(let count): "\(count)"
            case .color(.black): ".black"
            case .color(.white): ".white"
            case .color(let color):
                ".init(red: \(Self.text(color.red)), green: \(Self.text(color.green)), blue: \(Self.text(color.blue)))"
            case .fittingColor: "nil"
            case .choice(let name): ".\(name)"
            case .flag(let isOn): "\(isOn)"
            }
        }

        /// Returns the shortest text for the same number; integers have no decimal point.
        @_alwaysEmitIntoClient
        static func text(_ number: Double) -> String {
            Int(exactly: number).map { "\($0)" } ?? "\(number)"
        }
    }
}
