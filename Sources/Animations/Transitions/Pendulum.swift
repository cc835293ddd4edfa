import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen swings in from the trailing side.
    @_alwaysEmitIntoClient
    public static var pendulum: Self { pendulum(from: .trailing) }

    /// The new screen swings in from the leading or the trailing side.
    ///
    /// - Parameter edge: The side from which the screen swings in; any other edge counts as trailing.
    @_alwaysEmitIntoClient
    public static func pendulum(from edge: TransitionEdge) -> Self {
        Self(
            "pendulum", tags: [.bounce, .rotation], duration: 0.9,
            // Linear: the swing itself begins gently and dies away.
            timing: .linear,
            "The new screen swings in on a thread from above, a little too far, and comes to rest.",
            settings: [.edge("from", edge, among: [.trailing, .leading]) { .pendulum(from: $0) }]
        ) { scene in
            let (width, height) = (max(scene.width, 1), max(scene.height, 1))
            let side: Double = edge == .leading ? 1 : -1
            // While it swings, the screen is a card with 84 % of the container's size in the lower part of the
            // container.
            let (size, low) = (0.84, 0.85)
            // The hub is 1.7 container widths above the container, so that most of the card's edge becomes visible
            // early. At this angle the card is just outside of the container.
            let hub = 1.7 * width
            let hang = hub + low * (1 - size) * height
            let aside = atan2(size * width / 2, hang) + asin(min(0.5 * width / hypot(size * width / 2, hang), 1))
            let swing = Motion.curve { progress in
                .rotation(degrees: side * aside * 180 / .pi * swung(progress)).anchor(x: 0.5, y: -hub / height)
            }
            let thread = Piece(
                UnitRect(x: 0.5 - 0.5 * min(4 / width, 1), y: 0, width: min(4 / width, 1), height: 1),
                .fixed(.offset(y: -1).shade(0.85)))
            return Choreography(
                foreground: Choreography.Track(
                    [
                        .keyframes([
                            .at(
                                0.35, .scale(size).anchor(x: 0.5, y: low).cornerRadius(32),
                                easing: .curve(0.4, 0, 0.4, 1)),
                            .at(0.97, .scale(1).anchor(x: 0.5, y: low)),
                        ]),
                        swing, .passingShadow(opacity: 0.5, radius: 30),
                    ], pieces: [thread], showsScreen: true),
                background: .to(.shade(0.5)))
        }
    }
}

/// Returns the fraction of the starting angle at a progress: 1 at the start and 0 upright. The card is first upright at
/// progress 0.6, swings past that, and returns.
@_alwaysEmitIntoClient
func swung(_ progress: Double) -> Double {
    guard progress > 0.6 else { return (1 - progress / 0.6) * (1 + progress / 3) }
    let after = (progress - 0.6) / 0.37
    return -0.74 * after * pow(max(1 - after, 0), 2.5)
}
