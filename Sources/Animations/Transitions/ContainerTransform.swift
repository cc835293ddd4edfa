import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The view that was tapped opens to the whole screen, as a card or a row of a list does.
    @_alwaysEmitIntoClient
    public static var containerTransform: Self {
        Self(
            "containerTransform", tags: [.app, .clip, .source], duration: 0.4, timing: .spring(response: 0.32),
            "The card that was tapped opens to the whole screen, whose top it shows at once, and the old screen sinks."
        ) { scene in
            // Without a source, a card comes up from the lower edge.
            let source = scene.sourceUnitRect
            let start = source ?? UnitRect(x: 0.04, y: 1.02, width: 0.92, height: 0.5)
            let opening = Opening(in: scene) { start.moved(to: .full, at: $0) }
            // The new screen is as wide as the card, or as high as a slender one, and the card shows its top.
            @Sendable func size(_ frame: UnitRect) -> Double { max(frame.width, frame.height) }
            return Choreography(
                foreground: Choreography.Track(
                    [
                        .curve { progress in
                            let frame = opening.frame(progress)
                            let size = size(frame)
                            return .offset(x: frame.center.x - 0.5, y: frame.y + size / 2 - 0.5).scale(size)
                        },
                        .curve { progress in
                            let frame = opening.frame(progress)
                            let size = size(frame)
                            let (width, height) = (frame.width / size, frame.height / size)
                            return .clip(
                                .roundedRect(
                                    UnitRect(x: (1 - width) / 2, y: 0, width: width, height: height),
                                    radius: opening.radius(progress) / size))
                        },
                        source == nil ? .still : .from(.opacity(0), until: 0.2, easing: .easeIn),
                    ], followsFinger: true),
                background: opening.old(source), backdrop: .charcoal)
        }
    }
}
