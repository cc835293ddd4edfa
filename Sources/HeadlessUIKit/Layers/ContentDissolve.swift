import Foundation

/// The timed change of a layer's content that `UIView.transition` makes: the old picture fades over the new content.
final class ContentDissolve: ViewAnimation {
    /// What the layer showed before.
    var old: Drawing?
    /// The kind of transition that the app asked for.
    var kind: UIView.AnimationOptions = []

    override func blank() -> CAAnimation { ContentDissolve() }

    override func apply(to layer: CALayer, at moment: AnimationMoment, _ live: LiveAnimation) {
        layer.fadingPicture = old.map { ($0, 1 - progress(at: moment)) }
    }
}
