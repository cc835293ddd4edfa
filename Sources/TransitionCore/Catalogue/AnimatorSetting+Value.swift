import Foundation

extension AnimatorSetting {
    /// What a setting is set to.
    public enum Value: Hashable, Sendable, Codable {
        /// An edge of the container.
        case edge(TransitionEdge)
        /// A corner of the container.
        case corner(TransitionCorner)
        /// A number, in the unit of its domain.
        case number(Double)
        /// So many.
        case count(Int)
        /// A colour.
        case color(Choreography.Backdrop)
        /// No colour: the animator takes one that fits the scene.
        case fittingColor
        /// One of several, by its name.
        case choice(String)
        /// Yes or no.
        case flag(Bool)

        /// The value as it stands in Swift, such as `.top`, `6` or `0.3`.
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

        /// The shortest text that reads as the same number; whole ones have no point.
        private static func text(_ number: Double) -> String {
            Int(exactly: number).map { "\($0)" } ?? "\(number)"
        }
    }
}
