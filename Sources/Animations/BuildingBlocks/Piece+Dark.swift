import TransitionCore

extension Piece {
    /// Returns a dark mark on a screen, such as a groove, an edge or its shade. It fades in until progress 0.12.
    ///
    /// - Parameters:
    ///   - rect: The frame of the mark, in unit coordinates of the screen.
    ///   - strength: The darkness of the mark, 0 to 1.
    ///   - finish: The progress at which the mark has faded out; nil if it stays.
    ///   - motions: The motions of the mark.
    @_alwaysEmitIntoClient
    static func dark(_ rect: UnitRect, _ strength: Double, until finish: Double? = nil, motions: [Motion]) -> Piece {
        let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(strength))
        let comes: [Motion.Keyframe] = [.at(0, none), .at(0.12, dark)]
        let goes: [Motion.Keyframe] = finish.map { [.at($0 - 0.12, dark), .at($0, none)] } ?? []
        return Piece(rect, motions: [.keyframes(comes + goes)] + motions)
    }
}
