import Foundation
import TransitionCore

/// The view that was tapped flies from its place on the old screen to its place on the new one, while the screens
/// dissolve into each other.
public struct KeyViewAnimator: TransitionAnimator {
    /// The animator.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "keyView",
            title: "Key-view fly",
            summary:
                "The view that was tapped flies to its place on the new screen while the screens dissolve.",
            tags: ["source", "pieces", "hero"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.55 }
    /// A spring without swinging.
    public var timing: Timing { .spring(response: 0.42) }

    /// The way in. Without a source there is nothing to fly, and it is a ``ScaleAnimator``; without a target, the view flies to
    /// the middle as large as it fits.
    public func choreography(in scene: TransitionScene) -> Choreography {
        guard let source = scene.sourceUnitRect else { return ScaleAnimator().choreography(in: scene) }
        let target = scene.targetUnitRect ?? middle(for: source)
        let (dx, dy) = (
            target.x + target.width / 2 - source.x - source.width / 2,
            target.y + target.height / 2 - source.y - source.height / 2
        )
        @Sendable func flown(_ way: Double, lift: Double) -> Pose {
            // Down or up first, then aside: the path is bent.
            .offset(x: dx * way * way, y: dy * way * (2 - way))
                .scale(
                    x: 1 + (target.width / source.width - 1) * way,
                    y: 1 + (target.height / source.height - 1) * way
                )
                .shadow(opacity: 0.4 * lift, radius: 20)
        }
        return Choreography(
            foreground: .from(.scale(0.96), easing: .easeOut),
            background: .init(pieces: [
                Piece(.full, .keyframes([.at(0, .rest), .at(0.75, .opacity(0))])),
                Piece(
                    source,
                    motions: [
                        .curve { progress in flown(progress, lift: sin(min(max(progress, 0), 1) * .pi)) },
                        .keyframes([.at(0.65, .rest), .at(1, .opacity(0))]),
                    ]),
            ]),
            front: .background,
            backdrop: .black
        )
    }

    /// Where the view goes that has no place on the new screen.
    private func middle(for source: UnitRect) -> UnitRect {
        let factor = min(0.8 / source.width, 0.6 / source.height)
        let (width, height) = (source.width * factor, source.height * factor)
        return UnitRect(x: (1 - width) / 2, y: (1 - height) / 2, width: width, height: height)
    }
}

extension TransitionAnimator where Self == KeyViewAnimator {
    /// The view that was tapped flies to its place on the new screen.
    public static var keyView: KeyViewAnimator { KeyViewAnimator() }
}
