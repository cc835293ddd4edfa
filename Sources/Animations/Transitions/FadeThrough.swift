import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screens fade through an empty one, white or black as the app looks.
    @_alwaysEmitIntoClient
    public static var fadeThrough: Self { fadeThrough(nil) }

    /// The screens fade through a colour.
    ///
    /// - Parameter color: The colour between the screens; nil chooses white in a light appearance, and black in a dark
    ///   one.
    @_alwaysEmitIntoClient
    public static func fadeThrough(_ color: Choreography.Backdrop?) -> Self {
        Self(
            "fadeThrough", tags: [.calm, .dissolve], isReduceMotionSafe: true, duration: 0.5, timing: .easeInOut,
            "The old screen fades to an empty one, or to a colour, and the new one comes out of it.",
            settings: [.color("color", color, isLabelled: false) { .fadeThrough($0) }]
        ) { scene in
            // Only one screen is visible at a time, so that their texts never overlap.
            Choreography(
                foreground: .from(.opacity(0), after: 0.45, easing: .easeOut),
                background: .to(.opacity(0), until: 0.45, easing: .easeIn), backdrop: color ?? scene.emptyScreen)
        }
    }
}
