import TransitionCore

extension Piece {
    /// A dark mark on a screen, such as a groove, an edge or the shade in it, which comes when the transition begins.
    ///
    /// - Parameters:
    ///   - rect: Where it is, in unit coordinates of the screen.
    ///   - strength: How dark it is, 0 to 1.
    ///   - finish: The progress from which on it is gone again; without one it stays.
    ///   - motions: How it moves.
    static func dark(_ rect: UnitRect, _ strength: Double, until finish: Double? = nil, motions: [Motion]) -> Piece {
        let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(strength))
        let comes: [Motion.Keyframe] = [.at(0, none), .at(0.12, dark)]
        let goes: [Motion.Keyframe] = finish.map { [.at($0 - 0.12, dark), .at($0, none)] } ?? []
        return Piece(rect, motions: [.keyframes(comes + goes)] + motions)
    }
}
