/// Takes an animator apart that a combinator has made; nil for another one.
///
/// - Returns: One animator if it was adjusted, two if it is a combination or has another one backward; whether the second
///   one plays backward; and whether the choreography is mirrored or reversed.
// One function with plain values for all three combinators, because an app carries it whether it uses it or not.
@inline(never)
package func parts(
    of animator: any TransitionAnimator
) -> (animators: [any TransitionAnimator], isPair: Bool, isMirrored: Bool, isReversed: Bool)? {
    if let adjusted = animator as? AdjustedAnimator {
        return ([adjusted.base], false, adjusted.isMirrored, adjusted.isReversed)
    }
    if let combined = animator as? CombinedAnimator { return ([combined.first, combined.second], false, false, false) }
    if let pair = animator as? ReturningAnimator { return ([pair.base, pair.other], true, false, false) }
    return nil
}
