import Foundation
import TransitionCore

/// What is kept of one animator: how it looks at each progress, in each of its containers, and how progress follows time.
struct Recording: Equatable, Sendable {
    /// Frames of a second.
    static let framesPerSecond = 60.0
    /// Where pictures are taken on the way from 0 to 1, in parts of the last number: sixty even steps, on which halves,
    /// thirds, quarters and fifths fall, and one more at either end, where hinges open fast and springs linger.
    static let places: [Double] = [0, 1] + (1..<60).map { Double($0 * 2) } + [119, 120]

    /// The size of the container in points.
    var width: Double
    var height: Double
    /// Where the pictures of each take are, in parts of the last number.
    var places: [Double]
    /// The progress in each frame of a way in that plays by itself; a spring may go beyond 1. The way back has the same
    /// pace towards 0.
    var pace: [Double]
    /// What is to be seen in each container.
    var takes: [ContainerKind: Take]

    /// The data that the page plays. Motions and layers that takes or ways have in common are written once.
    func json(shared: inout SharedPictures) -> JSON {
        var encoder = RunEncoder()
        let takes = ContainerKind.allCases.compactMap { kind in
            self.takes[kind].map { JSON.Member(key: kind.rawValue, value: $0.json(encoder: &encoder, shared: &shared)) }
        }
        return .members([
            "fps": .number(Recording.framesPerSecond),
            "size": .numbers([width, height]),
            "places": .string(TrackText.encode(places, decimals: 0)),
            "pace": .string(TrackText.encode(pace, decimals: 4)),
            "takes": .object(takes),
            "tracks": .array(encoder.tracks.map(JSON.string)),
            "lists": .array(encoder.lists),
        ])
    }
}

/// One animator in one container, at each place from progress 0 to 1, both ends included.
struct Take: Equatable, Sendable {
    /// On the way in.
    var forth: [DrawnLayer]
    /// On the way back, which went through these from the last to the first.
    var back: [DrawnLayer]

    fileprivate func json(encoder: inout RunEncoder, shared: inout SharedPictures) -> JSON {
        let forth = encoder.encode(self.forth, shared: &shared)
        let back = encoder.encode(self.back, shared: &shared)
        return .members(["forth": forth, "back": back == forth ? nil : back])
    }
}
