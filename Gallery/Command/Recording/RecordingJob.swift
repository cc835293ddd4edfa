import GalleryScenes

/// One of the recordings that the page is made of.
enum RecordingJob: Hashable {
    /// A transition, by its name, on a pair of screens.
    case transition(String, ScenePair)
    /// An animation of tab bar items, by its name.
    case item(String)
    /// Elements that fly over a transition, by its name.
    case elements(String)
    /// A change of a root or a child by a transition, by its name.
    case swap(SwapKind, String)
    /// The cross-fade that replaces others while Reduce Motion is on.
    case reduced

    /// The job as a word of a command line. No name of an animator has a slash.
    var word: String {
        switch self {
        case .transition(let name, let pair): "transition/\(name)/\(pair.rawValue)"
        case .item(let name): "item/\(name)"
        case .elements(let name): "elements/\(name)"
        case .swap(let kind, let name): "swap/\(kind.rawValue)/\(name)"
        case .reduced: "reduced"
        }
    }

    /// The job that a word says; nil if it says none.
    init?(_ word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count) {
        case ("transition", 3):
            guard let pair = ScenePair(rawValue: parts[2]) else { return nil }
            self = .transition(parts[1], pair)
        case ("item", 2): self = .item(parts[1])
        case ("elements", 2): self = .elements(parts[1])
        case ("swap", 3):
            guard let kind = SwapKind(rawValue: parts[1]) else { return nil }
            self = .swap(kind, parts[2])
        case ("reduced", 1): self = .reduced
        default: return nil
        }
    }

    /// What is recorded, for a line of progress.
    var title: String {
        switch self {
        case .transition(let name, _): name
        case .item(let name): "item \(name)"
        case .elements(let name): "elements over \(name)"
        case .swap(let kind, let name): "swap of the \(kind.rawValue) over \(name)"
        case .reduced: "the cross-fade of Reduce Motion"
        }
    }
}

/// What a job makes.
struct FinishedJob: Codable, Equatable, Sendable {
    var recording: EncodedRecording
    /// What the strip of large phones shows of it; nil if it is not in the strip.
    var star: EncodedRecording?
    /// The recordings with other values for its settings; nil if it has none.
    var variants: EncodedVariants?
    /// The recordings in other windows; nil if it has none.
    var windows: EncodedVariants?
    /// The recording on dark screens; nil if it has none.
    var dark: DarkRecording?
    /// The progress of a transition's best moment.
    var moment: Double?
}
