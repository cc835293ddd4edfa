import TransitionCore

extension TransitionScene {
    /// The colour around screens that turn or shrink: as light as the app, so that it is no hole beside light screens
    /// and bars over it keep their colour.
    @_alwaysEmitIntoClient
    var surround: Choreography.Backdrop { isDark ? .charcoal : .rim }

    /// The radius of a display's corners in points, smaller in a small container. No public interface gives it; on most
    /// phones it is between 39 and 62 points.
    @_alwaysEmitIntoClient
    var displayRadius: Double { min(min(width, height) / 8, 50) }
}
