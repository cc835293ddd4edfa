import Foundation
import TransitionCore

/// The old screen grows past the viewer while the new one comes out of the distance in its middle.
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
        // Both grow by the same factor in the same time, as what comes nearer at an even speed does.
        Choreography(
            foreground: [
                .curve { .scale(pow(0.2, 1 - $0)) }, .from(.cornerRadius(44), easing: .curve(0.8, 0, 1, 0.6)),
                .from(.opacity(0), until: 0.1), .passingShadow(opacity: 0.6, radius: 48),
            ],
            background: [.curve { .scale(pow(2.8, $0)) }, .to(.shade(0.7))])
    }
}

extension TransitionAnimator where Self == CrossZoomAnimator {
    /// The old screen grows past you while the new one comes out of the distance in its middle.
    public static var crossZoom: Self { Self() }
}
