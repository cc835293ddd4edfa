import GalleryScenes
import TransitionCore

extension ScenePair {
    /// The screens on which a transition is shown: those that it was made for, or a pair that follows from its name, so
    /// that most stay the same when others come and go.
    ///
    /// - Parameters:
    ///   - info: The transition.
    ///   - neighbour: The screens of the one beside it, which are to be others; nil for the first one.
    static func suiting(_ info: AnimatorInfo, besides neighbour: ScenePair? = nil) -> ScenePair {
        switch info.name {
        case "zoom", "circleReveal", "portal", "iris", "galleryWall": .photos
        case "flyingView", "flip", "parallax": .music
        case "letter", "fade", "dialog", "expandingRow": .messages
        case "book", "page", "fold", "cornerPeel": .reading
        case "cube", "cards", "shuffle", "slide", "containerTransform": .shop
        case "shatter", "push", "snapshotPush", "sideMenu": .journeys
        default: any(info.name, besides: neighbour)
        }
    }

    private static func any(_ name: TransitionName, besides neighbour: ScenePair?) -> ScenePair {
        let number = name.rawValue.utf8.reduce(7) { ($0 * 31 + Int($1)) % 9973 }
        // In that pair more moves than the transition.
        let pairs = allCases.filter { $0 != neighbour && $0 != .prints }
        return pairs[number % pairs.count]
    }
}
