import Foundation
import TransitionCore

/// The old screen grows past the viewer while the new one comes out of the distance in its middle, with soft edges.
public struct CrossZoomAnimator: TransitionAnimator {
    /// A zoom past the viewer.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "crossZoom", title: "Cross zoom", tags: [.dissolve, .zoom],
            summary: "The old screen grows past you while the new one comes out of the distance in its middle.")
    }
    public var duration: Double { 0.55 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The soft edge is made of thin pictures of the new screen, one smaller than the other; the last is opaque.
        let layers = 8
        let pieces = (1...layers).map { layer in
            let width = 1.24 - 0.24 * Double(layer) / Double(layers)
            let opening = Motion.curve { progress in
                let side = width * max(progress, 0)
                return .clip(
                    .roundedRect(
                        UnitRect(around: SIMD2(0.5, 0.5), size: SIMD2(side, side)), radius: 80 * max(1 - progress, 0)))
            }
            return Piece(.full, opening, .fixed(.opacity(layer == layers ? 1 : 0.28)))
        }
        return Choreography(
            foreground: .pieces(pieces, riding: .from(.scale(0.6), easing: .easeOut)),
            background: [.to(.scale(2.4), easing: .easeIn), .to(.shade(0.65), until: 0.7)])
    }
}

extension TransitionAnimator where Self == CrossZoomAnimator {
    /// The old screen grows past you while the new one comes out of the distance in its middle.
    public static var crossZoom: Self { Self() }
}
