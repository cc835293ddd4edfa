import TransitionCore

extension Piece {
    /// Returns a dark mark on a screen, such as a groove, an edge or its shade. It appears when the transition begins.
    ///
    /// - Parameters:
    ///   - rect: Its frame, in unit coordinates of the screen.
    ///   - strength: Its darkness, 0 to 1.
    ///   - finish: The progress at which it has disappeared; without one it stays.
    ///   - motions: Its motions.
    @_alwaysEmitIntoClient
    static func dark(_ rect: UnitRect, _ strength: Double, until finish: Double? = nil, motions: [Motion]) -> Piece {
        let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(strength))
        let comes: [Motion.Keyframe] = [.at(0, none), .at(0.12, dark)]
        let goes: [Motion.Keyframe] = finish.map { [.at($0 - 0.12, dark), .at($0, none)] } ?? []
        return Piece(rect, motions: [.keyframes(comes + goes)] + motions)
    }
}
