extension TransitionAnimator where Self == CatalogueAnimator {
    /// An animator without motions: it changes nothing in a combination. Alone, it shows the foreground from the start
    /// of the change forward, and until the end of the change backward.
    @_alwaysEmitIntoClient
    public static var identity: Self { Self("identity", isReduceMotionSafe: true, "Nothing moves.") { _ in .identity } }
}
