extension TransitionAnimator where Self == CatalogueAnimator {
    /// An animator without motions, the identity of combining. On its own it cuts at the end.
    public static var identity: Self { Self("identity", isReduceMotionSafe: true, "Nothing moves.") { _ in .identity } }
}
