import Foundation
import TransitionCore

/// The opacity of a picture over its way.
struct FlightFade: Hashable, Sendable {
    /// The parts of the way between which the opacity changes linearly.
    let from: Double
    let to: Double
    /// The opacities before and after that.
    let start: Double
    let end: Double

    /// The arriving picture over an opaque one, which stays.
    static let over = FlightFade(from: 0, to: 0.4, start: 0, end: 1)
    /// The arriving one of two translucent pictures. The sum of both opacities is never below 1.
    static let `in` = FlightFade(from: 0, to: 0.6, start: 0, end: 1)
    /// The leaving one of two translucent pictures.
    static let out = FlightFade(from: 0.4, to: 1, start: 1, end: 0)

    /// The arriving one of two pictures of a text. Texts of two weights differ in width, and both would be seen beside each
    /// other: so they change soon after each other, half-way.
    static let textIn = FlightFade(from: 0.35, to: 0.5, start: 0, end: 1)
    /// The leaving one of two pictures of a text.
    static let textOut = FlightFade(from: 0.5, to: 0.65, start: 1, end: 0)

    /// Returns the opacity at a part of the way.
    func opacity(at part: Double) -> Double { lerp(start, end, min(max((part - from) / (to - from), 0), 1)) }

    /// The parts at which its speed jumps, ascending.
    var bends: [Double] { [from, to].filter { $0 > 0 && $0 < 1 } }
}
