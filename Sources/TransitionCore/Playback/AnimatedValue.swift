/// A value of a layer that our animations change, by its key path.
enum AnimatedValue: String {
    case transform, opacity, cornerRadius, shadowOpacity, zPosition, bounds, position, path

    /// What the keys of all our animations begin with.
    static let keyPrefix = "repertoire."
    /// The key of the animation that tells the time.
    static let timeKey = "repertoire.time"

    /// The animation's key on its layer. Written out: nothing is put together anew for each animation.
    var key: String {
        switch self {
        case .transform: "repertoire.transform"
        case .opacity: "repertoire.opacity"
        case .cornerRadius: "repertoire.cornerRadius"
        case .shadowOpacity: "repertoire.shadowOpacity"
        case .zPosition: "repertoire.zPosition"
        case .bounds: "repertoire.bounds"
        case .position: "repertoire.position"
        case .path: "repertoire.path"
        }
    }
}
