import GalleryModel
import TransitionAnimations
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

    /// The three questions and their candidates, under `choosing`; nothing if there are too few to choose from.
    static func choosing(from animators: [any TransitionAnimator]) -> [JSON.Member] {
        guard animators.count > Chooser.count else { return [] }
        return [JSON.Member(key: "choosing", value: Chooser(animators).json)]
    }

    /// Where the page shows what has replaced a former name of the catalogue, under `former`: the part of an address
    /// after `#`, such as `split?set.toward=leading` for `barn`. Names of transitions that the page lacks are left out.
    static func former(shown names: [TransitionName]) -> [JSON.Member] {
        let members = BuiltInTransition.Former.allCases.compactMap { former -> JSON.Member? in
            let replacement = former.replacement.animator
            guard names.contains(replacement.info.name) else { return nil }
            let changed = former.animator.settings.filter { setting in
                replacement.setting(setting.name)?.value != setting.value
            }.map { "set.\($0.name)=\(OfferedSetting.id(of: $0.value))" }
            let place = HTML.fragment(replacement.info.name.rawValue)
            let address = ([place] + (changed.isEmpty ? [] : [changed.joined(separator: "&")])).joined(separator: "?")
            return JSON.Member(key: former.rawValue, value: .string(address))
        }
        return members.isEmpty ? [] : [JSON.Member(key: "former", value: .object(members))]
    }

    /// What the scripts know from the start, followed by what depends on what the page shows.
    static func json(with others: [JSON.Member] = []) -> JSON {
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
        return .object(
            [
                JSON.Member(key: "release", value: .object(releases)),
                JSON.Member(key: "setters", value: .object(setters)),
            ] + others)
    }

    /// The address of the words of the search, which come when the first phone moves.
    static let wordsFile = "data/_words.js"

    /// What people call what the catalogue calls otherwise.
    static var words: JSON {
        let synonyms = Synonyms.table.sorted { $0.key < $1.key }.map { word, others in
            JSON.Member(key: word, value: .array(others.map(JSON.string)))
        }
        return .object([
            JSON.Member(key: "synonyms", value: .object(synonyms)),
            JSON.Member(key: "empty", value: .array(Synonyms.empty.sorted().map(JSON.string))),
            JSON.Member(
                key: "abroad",
                value: .array(WordsAbroad.table.map { .array([.string($0.meanings), .string($0.words)]) })),
            JSON.Member(
                key: "outside",
                value: .array(
                    OutOfScope.table.map { words, answer, near in
                        .array([.string(words), .string(answer), .array(near.map(JSON.string))])
                    })),
        ])
    }
}
