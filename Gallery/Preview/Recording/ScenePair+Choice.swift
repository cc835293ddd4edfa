import GalleryScenes
import TransitionCore

extension ScenePair {
    /// The screens on which a transition is shown: those that it was made for, or a pair that follows from its name, so
    /// that it stays the same when others come and go.
    static func suiting(_ info: AnimatorInfo) -> ScenePair {
        switch info.name {
        case "zoom", "circleReveal", "portal", "iris": .photos
        case "keyView", "flip", "parallax": .music
        case "letter", "envelope", "fade": .messages
        case "book", "page", "fold", "turn": .reading
        case "cube", "cards", "shuffle", "slide": .shop
        case "shatter", "push", "snapshotPush": .journeys
        default: allCases[info.name.rawValue.utf8.reduce(7) { ($0 * 31 + Int($1)) % 9973 } % allCases.count]
        }
    }
}
