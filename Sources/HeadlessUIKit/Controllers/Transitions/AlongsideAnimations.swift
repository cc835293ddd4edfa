/// The alongside blocks of a transition.
///
/// UIKit does not run them by itself. The first animation block of the animator carries them, so that they get its
/// duration and curve, and are paused and reversed with it if it belongs to a property animator. Block animation calls
/// `join(carrier:)` inside every outermost block; the transition offers its blocks while the animator is being started.
@MainActor
enum AlongsideAnimations {
    /// The kind of animation that carries the blocks.
    enum Carrier {
        /// A `UIView.animate…` block: time runs in the layers.
        case block
        /// A property animator, which carries its own progress.
        case propertyAnimator
    }

    private final class Offer {
        var blocks: (() -> Void)?
        var carrier: Carrier?

        init(_ blocks: @escaping () -> Void) {
            self.blocks = blocks
        }
    }

    private static var offers: [Offer] = []

    /// Runs `work`; the first animation block within it also runs `blocks`.
    ///
    /// - Returns: what carried the blocks, or nil if no animation block ran, in which case the blocks did not either.
    static func offer(_ blocks: @escaping () -> Void, during work: () -> Void) -> Carrier? {
        let offer = Offer(blocks)
        offers.append(offer)
        work()
        offers.removeLast()
        return offer.carrier
    }

    /// Called by block animation, inside the animation block.
    static func join(carrier: Carrier) {
        guard let offer = offers.last, let blocks = offer.blocks else { return }
        offer.blocks = nil
        offer.carrier = carrier
        blocks()
    }
}
