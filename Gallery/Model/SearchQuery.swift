import Foundation
import TransitionCore

/// What the user has typed, as words. All of them must be found, in any order.
struct SearchQuery {
    /// A word, and others that mean the same here.
    struct Need: Equatable {
        let word: String
        let synonyms: [String]
    }

    let needs: [Need]

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
                needs.append(Need(word: words[index], synonyms: Synonyms.of(words[index]) ?? []))
                index += 1
            }
        }
        // Words that are in every sentence say nothing, unless they are all that there is.
        let telling = needs.filter { !Synonyms.empty.contains($0.word) }
        self.needs = telling.isEmpty ? needs : telling
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
            let own = item.terms.distance(to: need.word)
            let others = need.synonyms.enumerated().compactMap { rank, synonym in
                item.terms.distance(to: synonym).map { $0 + 1 + rank }
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
