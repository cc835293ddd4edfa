/// Why an element does not fly.
enum ElementRefusal: Error, Equatable {
    /// The greatest number of elements that fly.
    static let most = 24

    case noPartner, outOfSight, wholeScreen, turned, effectView, elsewhere, styleNone, nothingDrawn, tooMany

    /// A sentence for developers, after the element's id.
    var text: String {
        switch self {
        case .noPartner: "no view with this id on the other screen"
        case .outOfSight: "no part of it is visible on its screen"
        case .wholeScreen: "the root view of a screen does not fly; use zoom"
        case .turned: "the view is rotated or flipped"
        case .effectView: "it contains an effect view, which must not be invisible"
        case .elsewhere: "transitionElements returned a view of another screen"
        case .styleNone: "its style's content is .none"
        case .nothingDrawn: "its picture is empty"
        case .tooMany: "only the \(Self.most) largest elements fly"
        }
    }
}
