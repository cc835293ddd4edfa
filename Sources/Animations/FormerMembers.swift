import TransitionCore

/// Members that were renamed, so that code which names them goes on.
extension TransitionAnimator where Self == CatalogueAnimator {
    /// The name of ``TransitionCore/TransitionAnimator/flyingView`` before.
    @_alwaysEmitIntoClient
    public static var keyView: Self { flyingView }

    /// The name of ``TransitionCore/TransitionAnimator/pillReveal`` before.
    @_alwaysEmitIntoClient
    public static var roundedReveal: Self { pillReveal }

    /// The name of ``TransitionCore/TransitionAnimator/tiltUnder`` before.
    @_alwaysEmitIntoClient
    public static var tiltedPresenter: Self { tiltUnder }

    /// The name of `tiltUnder(angle:)` before.
    ///
    /// - Parameter angle: The angle of the tilted old screen, in degrees.
    @_alwaysEmitIntoClient
    public static func tiltedPresenter(angle: Double) -> Self { tiltUnder(angle: angle) }
}
