import Foundation
import TransitionCore

/// What the user has typed, as words. All of them must be found, in any order.
struct SearchQuery {
    /// A word, and others that mean the same here.
    struct Need: Equatable {
        let word: String
        let synonyms: [String]
        /// Whether only what it means is looked for: it is of another language, or of something that is not here.
        var isForeign = false
    }

    let needs: [Need]
    /// What the catalogue does not have, if the text asks for that.
    let answer: String?

    /// More of either is no search any more.
    private static let (mostWords, mostLetters) = (8, 40)

    init(_ text: String) {
        // A text may be of any length.
        let words = SearchTerms.words(of: String(text.prefix(400))).map { String($0.prefix(Self.mostLetters)) }
        var needs: [Need] = []
        var index = 0
        while index < words.count, needs.count < Self.mostWords {
            let pair = words[index...].prefix(2).joined(separator: " ")
            if words.count > index + 1, let synonyms = Synonyms.of(pair) {
                needs.append(Need(word: pair.replacingOccurrences(of: " ", with: ""), synonyms: synonyms))
                index += 2
            } else {
                needs += SearchQuery.needs(of: words[index])
                index += 1
            }
        }
        answer = words.compactMap { OutOfScope.answers[$0]?.answer }.first
        // Words that are in every sentence say nothing, unless they are all that there is.
        let telling = needs.filter { !Synonyms.empty.contains($0.word) }
        self.needs = telling.isEmpty ? needs : telling
    }

    /// What one word asks for; nothing if it says nothing in another language.
    private static func needs(of word: String) -> [Need] {
        if let synonyms = Synonyms.of(word) { return [Need(word: word, synonyms: synonyms)] }
        if let outside = OutOfScope.answers[word] { return [Need(word: word, synonyms: outside.near, isForeign: true)] }
        let abroad = WordsAbroad.found(in: word)
        if !abroad.isEmpty {
            return abroad.filter { !$0.meanings.isEmpty }
                .map { Need(word: $0.text, synonyms: $0.meanings, isForeign: true) }
        }
        let stem = stem(of: word)
        let others = stem.map { [$0] + (Synonyms.of($0) ?? []) } ?? []
        return [Need(word: word, synonyms: others + WordsAbroad.beginnings(with: word))]
    }

    /// An English word without its ending; nil if it has none.
    private static func stem(of word: String) -> String? {
        let endings: [(ending: String, least: Int)] = [("ing", 6), ("ed", 5), ("s", 4)]
        guard let found = endings.first(where: { word.count >= $0.least && word.hasSuffix($0.ending) }),
            !word.hasSuffix("ss")
        else { return nil }
        let stem = word.dropLast(found.ending.count)
        let isDoubled = found.ending != "s" && stem.count > 3 && stem.last == stem.dropLast().last
        return String(isDoubled ? stem.dropLast() : stem)
    }

    var isEmpty: Bool { needs.isEmpty }

    /// Those that every word finds, the best first, equal ones in their order.
    func matches<Item: Searchable>(in items: [Item]) -> [Item] {
        let found = items.enumerated().compactMap { index, item in
            distance(to: item).map { (item: item, distance: $0, index: index) }
        }
        return found.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.item)
    }

    private func distance(to item: some Searchable) -> Int? {
        var sum = 0
        for need in needs {
            // What means the same is almost as good as the word itself, the first the most.
            let own = need.isForeign ? nil : item.terms.distance(to: need.word)
            let others = need.synonyms.enumerated().compactMap { rank, synonym in
                item.terms.distance(to: synonym, forgives: false).map { $0 + 1 + rank }
            }
            guard let best = ([own].compactMap { $0 } + others).min() else { return nil }
            sum += best
        }
        return sum
    }

    /// Other words that do find something: those of these that do by themselves, and titles that are spelt alike; at most
    /// three.
    func suggestions(in items: [some Searchable]) -> [String] {
        var suggestions: [String] = []
        let useful = needs.filter { !SearchQuery($0.word).matches(in: items).isEmpty }.map(\.word)
        if !useful.isEmpty, useful.count < needs.count {
            let shorter = useful.joined(separator: " ")
            if !SearchQuery(shorter).matches(in: items).isEmpty { suggestions.append(shorter) }
        }
        let spellings = [needs.map(\.word).joined()] + needs.map(\.word)
        for spelling in spellings where !useful.contains(spelling) {
            for name in TransitionName(spelling).closest(in: items.map(\.id)) {
                guard let title = items.first(where: { $0.id == name })?.info.title, !suggestions.contains(title),
                    !SearchQuery(title).matches(in: items).isEmpty
                else { continue }
                suggestions.append(title)
            }
        }
        return Array(suggestions.prefix(3))
    }
}

/// What can be searched for.
protocol Searchable {
    var id: TransitionName { get }
    var info: AnimatorInfo { get }
    var terms: SearchTerms { get }
}
