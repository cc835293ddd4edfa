import Foundation
import TransitionCore

/// The view that was tapped flies from its place on the old screen to its place on the new one, while the old screen
/// fades out around it and the new one fades in.
public struct KeyViewAnimator: TransitionAnimator {
    /// A view that flies to its new place.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "keyView", title: "Key-view fly", tags: [.pieces, .source],
            summary: "The view that was tapped flies to its place on the new screen while the rest fades to it.")
    }
    public var duration: Double { 0.55 }
    public var timing: Timing { .spring(response: 0.42) }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Without a source no view can fly, so the screen scales. Without a target the view flies to the middle and
        // becomes as large as it fits.
        guard let source = scene.sourceUnitRect else { return ScaleAnimator().choreography(in: scene) }
        let target = scene.targetUnitRect ?? source.filling(width: 0.8, height: 0.6)
        let way = target.center - source.center
        let growth = SIMD2(target.width / source.width - 1, target.height / source.height - 1)
        let flight = Motion.curve { progress in
            // The path is curved: vertical at first, then horizontal.
            .offset(x: way.x * progress * progress, y: way.y * progress * (2 - progress))
                .scale(x: 1 + growth.x * progress, y: 1 + growth.y * progress)
                .shadow(opacity: 0.4 * sin(min(max(progress, 0), 1) * .pi), radius: 20)
        }
        return Choreography(
            foreground: [.from(.opacity(0), after: 0.35, until: 0.7), .from(.scale(0.94), easing: .easeOut)],
            background: .pieces([
                Piece(.full, .to(.opacity(0), until: 0.45)),
                Piece(source, flight, .to(.opacity(0), after: 0.6, until: 0.85)),
            ]),
            front: .background, backdrop: scene.emptyScreen)
    }
}

extension UnitRect {
    /// A rectangle with the same proportions in the middle, as large as fits into a part of the container.
    fileprivate func filling(width most: Double, height highest: Double) -> UnitRect {
        let factor = min(most / width, highest / height)
        let (width, height) = (width * factor, height * factor)
        return UnitRect(x: (1 - width) / 2, y: (1 - height) / 2, width: width, height: height)
    }
}

extension TransitionAnimator where Self == KeyViewAnimator {
    /// The view that was tapped flies to its place on the new screen.
    public static var keyView: Self { Self() }
}
