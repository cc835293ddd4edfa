import TransitionCore

/// A property of a layer that the stage animates. The raw value is its key path.
package enum AnimatedValue: String {
    case transform, opacity, cornerRadius, shadowOpacity, shadowPath, zPosition, bounds, position, path

    /// The prefix of the keys of all animations that this package adds to layers.
    package static let keyPrefix = "repertoire."
    /// The key of the animation that measures the elapsed time of the run.
    static let timeKey = "repertoire.time"

    /// The key of the animation on its layer. The keys are literals, which avoids building a string for each animation.
    var key: String {
        switch self {
        case .transform: "repertoire.transform"
        case .opacity: "repertoire.opacity"
        case .cornerRadius: "repertoire.cornerRadius"
        case .shadowOpacity: "repertoire.shadowOpacity"
        case .shadowPath: "repertoire.shadowPath"
        case .zPosition: "repertoire.zPosition"
        case .bounds: "repertoire.bounds"
        case .position: "repertoire.position"
        case .path: "repertoire.path"
        }
    }
}
