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
        let synonyms = Synonyms.table.sorted { $0.key < $1.key }.map { word, others in
            JSON.Member(key: word, value: .array(others.map(JSON.string)))
        }
        return .members([
            "release": .object(releases), "synonyms": .object(synonyms),
            "empty": .array(Synonyms.empty.sorted().map(JSON.string)),
        ])
    }
}
