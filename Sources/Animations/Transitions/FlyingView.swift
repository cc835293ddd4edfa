import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The view that was tapped flies to its place on the new screen.
    @_alwaysEmitIntoClient
    public static var flyingView: Self {
        Self(
            "flyingView", tags: [.app, .pieces, .source], duration: 0.4,
            timing: .spring(response: 0.42),
            "The view that was tapped flies to its place on the new screen while the rest fades to it."
        ) { scene in
            guard let old = scene.sourceUnitRect.map({ TakenOut($0, in: scene) }) else { return wholeScreen }
            // Without a target the view flies to the middle and grows to 80 % of the container's width or 60 % of its
            // height.
            let new = scene.targetUnitRect.map { TakenOut($0, in: scene) }
            let flight = Flight(start: old.rect, end: new?.rect ?? old.rect.filling(width: 0.8, height: 0.6))
            // The old screen fades to the background of the new one, and then the new content appears, so that no text
            // shines through other text. The view is cut out of both screens. The two pictures of the view fly along
            // the same path, and the old picture fades to reveal the new one.
            let fade = Motion.to(.opacity(0), until: 0.36)
            // On dark screens the ground is plain black, until the view is nearly there.
            let shows = Motion.to(
                .opacity(0), after: scene.isDark ? 0.72 : 0.32, until: scene.isDark ? 1 : 0.7)
            let ground =
                scene.isDark ? [Piece(.full, .fixed(.shade(1)), shows)] : Ground.pieces(of: scene, shows)
            let leaving = old.surroundings.map { Piece($0, fade) } + old.patch(fade)
            let (start, end) = new == nil ? (0.6, 0.85) : (0.38, 0.5)
            let picture = Piece(
                old.rect, flight.picture(of: old.rect), .to(.opacity(0), after: start, until: end)
            ).followingFinger()
            let arriving = new.map { new in
                [
                    Piece(new.rect, flight.plate(of: new.rect), .passingShadow(opacity: 0.5, radius: 24))
                        .followingFinger(),
                    Piece(new.rect, flight.picture(of: new.rect)).followingFinger(),
                ]
            }
            return Choreography(
                foreground: Choreography.Track(
                    pieces: (new?.patch() ?? []) + ground + (arriving ?? []), showsScreen: true),
                background: .pieces(leaving + [picture]), front: .background)
        }
    }
}

extension UnitRect {
    /// A rectangle with the same proportions in the middle of the container, with at most the given width and height.
    @_alwaysEmitIntoClient
    func filling(width most: Double, height highest: Double) -> UnitRect {
        let factor = min(most / width, highest / height)
        let (width, height) = (width * factor, height * factor)
        return UnitRect(x: (1 - width) / 2, y: (1 - height) / 2, width: width, height: height)
    }
}

/// Without a source there is no view to move, so the whole new screen rises from the lower part of the container and
/// grows.
@_alwaysEmitIntoClient
var wholeScreen: Choreography {
    let flight = Motion.curve { .offset(y: 0.4 * (1 - $0) * (1 - $0)).scale(0.3 + 0.7 * $0) }
    return Choreography(
        foreground: [
            flight, .from(.cornerRadius(44), easing: .easeIn), .from(.opacity(0), until: 0.12),
            .passingShadow(opacity: 0.5, radius: 36),
        ],
        background: .to(.shade(0.55)))
}
