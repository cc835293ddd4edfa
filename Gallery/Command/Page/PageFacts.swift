import GalleryModel
import TransitionCore
import TransitionUIKit

/// The library's numbers and words that the page works with, so that no script holds a second copy of them.
enum PageFacts {
    /// When a swipe finishes after its finger was lifted, in a kind of container.
    static func release(in kind: ContainerKind) -> ReleaseRule {
        switch kind {
        case .navigation: NavigationTransitionOptions().release
        case .tab: TabTransitionOptions().release
        case .modal: ModalTransitionOptions().release
        }
    }

    static var json: JSON {
        let releases = ContainerKind.allCases.map { kind in
            let release = release(in: kind)
            return JSON.Member(
                key: kind.rawValue,
                value: .members([
                    "threshold": .number(release.threshold), "flick": .number(release.flickVelocity),
                    "horizon": .number(release.horizon),
                ]))
        }
        let setters = ContainerKind.allCases.map { JSON.Member(key: $0.rawValue, value: .string(Card.setter(in: $0))) }
        return .members(["release": .object(releases), "setters": .object(setters)])
    }

    /// The address of the words of the search, which come when the first phone moves.
    static let wordsFile = "data/_words.js"

    /// What people call what the catalogue calls otherwise.
    static var words: JSON {
        let synonyms = Synonyms.table.sorted { $0.key < $1.key }.map { word, others in
            JSON.Member(key: word, value: .array(others.map(JSON.string)))
        }
        return .members([
            "synonyms": .object(synonyms),
            "empty": .array(Synonyms.empty.sorted().map(JSON.string)),
            "abroad": .array(WordsAbroad.table.map { .array([.string($0.meanings), .string($0.words)]) }),
            "outside": .array(
                OutOfScope.table.map { words, answer, near in
                    .array([.string(words), .string(answer), .array(near.map(JSON.string))])
                }),
        ])
    }
}
