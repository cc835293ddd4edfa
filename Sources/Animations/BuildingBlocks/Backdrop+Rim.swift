import TransitionCore

/// Colours for rims. A piece can be darkened but not lightened. A rim that is lighter than both screens is therefore a
/// gap between pieces, which shows the backdrop.
extension Choreography.Backdrop {
    /// A very light grey, for the rims of cards.
    @_alwaysEmitIntoClient
    static var rim: Self { Self(red: 0.91, green: 0.92, blue: 0.95) }
    /// The back of a sheet of paper beside dark screens.
    @_alwaysEmitIntoClient
    static var darkPaper: Self { Self(red: 0.2, green: 0.2, blue: 0.22) }
    /// The light grey of steel, visible on white and on dark screens.
    @_alwaysEmitIntoClient
    static var metal: Self { Self(red: 0.75, green: 0.77, blue: 0.81) }
    /// The grey of steel in a dark room, without the light on it.
    @_alwaysEmitIntoClient
    static var darkMetal: Self { Self(red: 0.13, green: 0.14, blue: 0.17) }
}
