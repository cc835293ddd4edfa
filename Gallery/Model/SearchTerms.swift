import Foundation
import TransitionCore

/// The words that a transition is found by, from the best to the weakest.
struct SearchTerms: Sendable {
    /// Of its name and its title, the name's last part first.
    let names: [String]
    /// Its tags, and the containers that it is made for if not for all.
    let tags: [String]
    /// Of its summary and its author.
    let texts: [String]

    init(_ info: AnimatorInfo) {
        let parts = info.name.rawValue.split(separator: ".").map(String.init)
        let title = SearchTerms.words(of: info.title)
        names = SearchTerms.unique(parts.reversed().map(SearchTerms.folded) + [title.joined()] + title)
        let isForAll = info.containers.count == ContainerKind.allCases.count
        let containers = isForAll ? [] : ContainerKind.allCases.filter(info.containers.contains).map(\.rawValue)
        tags = SearchTerms.unique(info.tags.map { SearchTerms.folded($0.rawValue) } + containers)
        texts = SearchTerms.unique(SearchTerms.words(of: info.summary + " " + info.author))
    }

    /// A text without differences of case and accents.
    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .replacingOccurrences(of: "ß", with: "ss")
    }

    /// The folded words of a text: letters and digits.
    static func words(of text: String) -> [String] {
        folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// How badly a word matches: 0 is its own name, more is worse; nil when it does not. A word that was not typed but is
    /// meant has no slips of the keys to be forgiven.
    func distance(to word: String, forgives: Bool = true) -> Int? {
        if word == names.first { return 0 }
        if let distance = SearchTerms.distance(from: word, to: names, forgives: forgives) { return 1 + distance }
        if let distance = SearchTerms.distance(from: word, to: tags, forgives: forgives) { return 5 + distance }
        return SearchTerms.distance(from: word, to: texts, forgives: false).map { 11 + $0 }
    }

    /// 0 for the word itself, 1 for a beginning of a term, 2 for a part of one, 3 and more for a slip of the keys.
    private static func distance(from word: String, to terms: [String], forgives: Bool) -> Int? {
        if terms.contains(word) { return 0 }
        if terms.contains(where: { $0.hasPrefix(word) }) { return 1 }
        if word.count > 2, terms.contains(where: { $0.contains(word) }) { return 2 }
        // One slip in a word of four letters, two in one of seven; in one of three, if it begins right. Shorter ones turn
        // into too many others.
        let slips = forgives ? (word.count >= 7 ? 2 : word.count >= 3 ? 1 : 0) : 0
        guard slips > 0 else { return nil }
        let wanted = TransitionName(single(word))
        let nearest =
            terms.filter { word.count > 3 || $0.first == word.first }
            .map { TransitionName(single($0)).distance(to: wanted) }.min() ?? .max
        return nearest <= slips ? 2 + nearest : nil
    }

    /// A word with single letters in place of doubled ones: how many there are is the most common slip.
    private static func single(_ word: String) -> String {
        var letters = ""
        for letter in word where letter != letters.last { letters.append(letter) }
        return letters
    }
}
