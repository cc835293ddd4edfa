import Foundation
import TransitionCore

/// The recording of one animator: its look at each progress, in each of its containers, and its progress over time.
struct Recording: Equatable, Sendable {
    /// The number of frames in a second.
    static let framesPerSecond = 60.0
    /// The places at which pictures are taken from progress 0 to 1; the last number means progress 1. There are
    /// sixty even steps, which include halves, thirds, quarters and fifths, and one more place at either end, where
    /// hinges open fast and springs settle slowly.
    static let places: [Double] = [0, 1] + (1..<60).map { Double($0 * 2) } + [119, 120]

    /// Every second one of the even steps among some places, for recordings beside the main one.
    static func half(of places: [Double]) -> [Double] {
        let end = places[places.count - 1]
        return places.filter { ($0 / end * 30).rounded() == $0 / end * 30 }
    }

    /// The same at half of the moments.
    var half: Recording {
        var half = self
        half.places = Recording.half(of: places)
        let kept = places.indices.filter { half.places.contains(places[$0]) }
        half.containers = containers.mapValues { recorded in
            ContainerRecording(
                forward: kept.map { recorded.forward[$0] }, backward: kept.map { recorded.backward[$0] })
        }
        return half
    }

    /// The size of the container in points.
    var width: Double
    var height: Double
    /// The places of each container's pictures; the last number means progress 1.
    var places: [Double]
    /// The progress in each frame of a change forward that plays by itself; a spring may go beyond 1. One backward
    /// has the same pace towards 0.
    var pace: [Double]
    /// What that pace comes from; nil where the page is not to compute other runs, as in sheets.
    var run: RunSettings?
    /// The recording in each container.
    var containers: [ContainerKind: ContainerRecording]
}
