import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen falls over sideways about its lower corner, off the new one.
    @_alwaysEmitIntoClient
    public static var topple: Self { topple(to: .leading) }

    /// The old screen falls over to a side.
    ///
    /// - Parameter edge: The side that the screen falls to; any other edge counts as leading.
    @_alwaysEmitIntoClient
    public static func topple(to edge: TransitionEdge) -> Self {
        Self(
            "topple", tags: [.corner, .fall, .rotation], duration: 0.6,
            // Linear: the acceleration is part of the motion itself.
            timing: .linear,
            "The old screen falls over sideways about its lower corner, off the new one.",
            settings: [.edge("to", edge, among: [.leading, .trailing]) { .topple(to: $0) }]
        ) { _ in
            // The screen falls faster and faster, to 97 degrees. After 90 degrees, a little before the end, it is
            // beside the container.
            let corner: TransitionCorner = edge == .trailing ? .bottomTrailing : .bottomLeading
            let fall = Motion.curve { progress in
                .rotation(degrees: corner.x * 97 * pow(min(max(progress, 0), 1), 1.9)).anchor(corner)
            }
            return Choreography(
                foreground: .from(.shade(0.5)), background: [fall, .passingShadow(opacity: 0.4, radius: 24)],
                front: .background)
        }
    }
}
