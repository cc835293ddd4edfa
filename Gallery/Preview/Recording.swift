import Foundation

/// The runs of one animator, frame by frame.
struct Recording: Equatable, Sendable {
    /// Frames of a second.
    static let framesPerSecond = 60.0

    /// The size of the container in points.
    var width: Double
    var height: Double
    /// The way in, both ends included.
    var forth: [DrawnLayer]
    /// The way back, both ends included.
    var back: [DrawnLayer]
    /// The frame of the way in that is shown where nothing moves.
    var still: Int

    /// Whether the way back looks like the way in run backwards, so that one of them says it all. At the ends one is
    /// still about to move and the other done, with its helpers gone; they are left to the audit.
    var isBackReversed: Bool {
        forth.count == back.count
            && zip(forth, back.reversed()).dropFirst().dropLast().allSatisfy { $0.looks(like: $1) }
    }

    /// The data that the page plays; the way back only if it cannot be told from the way in.
    func json(shared: inout SharedPictures) -> JSON {
        let forth = RunEncoder.encode(forth, shared: &shared)
        let back = isBackReversed ? nil : RunEncoder.encode(back, shared: &shared)
        return .members([
            "fps": .number(Recording.framesPerSecond),
            "size": .numbers([width, height]),
            "still": .number(Double(still)),
            "run": forth,
            "back": back,
        ])
    }
}
