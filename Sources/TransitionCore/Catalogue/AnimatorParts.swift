/// Takes an animator apart that a combinator has made; nil for another one.
///
/// - Returns: One animator if it was adjusted, two if it is a combination or has another one backward; whether the second
///   one plays backward; and whether the choreography is mirrored or reversed.
package func parts(of animator: any TransitionAnimator) -> CatalogueAnimator.Parts? {
    (animator as? CatalogueAnimator)?.parts
}
