import Foundation
import TransitionCore

/// What is kept of one animator: how it looks at each progress, in each of its containers, and how progress follows
/// time.
struct Recording: Equatable, Sendable {
    /// Frames of a second.
    static let framesPerSecond = 60.0
    /// Where pictures are taken on the way from 0 to 1, in parts of the last number: sixty even steps, on which halves,
    /// thirds, quarters and fifths fall, and one more at either end, where hinges open fast and springs linger.
    static let places: [Double] = [0, 1] + (1..<60).map { Double($0 * 2) } + [119, 120]

    /// The size of the container in points.
    var width: Double
    var height: Double
    /// Where the pictures of each container are, in parts of the last number.
    var places: [Double]
    /// The progress in each frame of a change forward that plays by itself; a spring may go beyond 1. One backward
    /// has the same pace towards 0.
    var pace: [Double]
    /// What is to be seen in each container.
    var containers: [ContainerKind: ContainerRecording]

    /// The data that the page plays. Motions and layers that containers or directions have in common are written once.
    func json(shared: inout SharedPictures) -> JSON {
        var encoder = RunEncoder()
        let containers = ContainerKind.allCases.compactMap { kind in
            self.containers[kind].map { recording in
                JSON.Member(key: kind.rawValue, value: recording.json(encoder: &encoder, shared: &shared))
            }
        }
        return .members([
            "fps": .number(Recording.framesPerSecond),
            "size": .numbers([width, height]),
            "places": .string(TrackText.encode(places, decimals: 0)),
            "pace": .string(TrackText.encode(pace, decimals: 4)),
            "containers": .object(containers),
            "tracks": .array(encoder.tracks.map(JSON.string)),
            "lists": .array(encoder.lists),
        ])
    }
}
