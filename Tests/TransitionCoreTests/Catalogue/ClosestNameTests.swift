import Testing
import TransitionTestSupport

@testable import TransitionCore

/// The closest names to one that is unknown, and what finding them costs.
struct ClosestNameTests {
    /// A word of letters that are alike, so that many words are close to each other.
    private func word(_ lengths: ClosedRange<Int>, _ dice: inout SeededGenerator) -> String {
        String((0..<Int.random(in: lengths, using: &dice)).map { _ in "abcA".randomElement(using: &dice) ?? "a" })
    }

    /// The distance of two words by the whole table.
    private func distance(_ a: [Character], _ b: [Character]) -> Int {
        var table = Array(repeating: Array(0...b.count), count: a.count + 1)
        for i in 0...a.count { table[i][0] = i }
        for i in 0..<a.count {
            for j in 0..<b.count {
                table[i + 1][j + 1] = min(
                    table[i][j + 1] + 1, table[i + 1][j] + 1, table[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
                }
            }
        }
        return table[a.count][b.count]
    }

    /// What the documentation of `closest(in:)` says, word for word.
    private func closest(to text: String, in names: [String]) -> [String] {
        let wanted = text.lowercased()
        guard !wanted.isEmpty else { return [] }
        let similar = names.compactMap { name -> (name: String, distance: Int)? in
            let other = name.lowercased()
            let distance = distance(Array(wanted), Array(other))
            let isPart = min(wanted.count, other.count) >= 3 && (wanted.contains(other) || other.contains(wanted))
            return isPart || distance <= max(2, wanted.count / 3) ? (name, distance) : nil
        }
        return similar.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    @Test("Of a thousand names the closest are found, whatever they are", arguments: 1...40)
    func complete(seed: Int) {
        var dice = SeededGenerator(seed: UInt64(seed))
        let lengths = seed % 4 == 0 ? 0...64 : 0...9
        let count = seed % 4 == 0 ? 40 : seed % 10 == 1 ? 1000 : 120
        let names = (0..<count).map { _ in word(lengths, &dice) }
        for _ in 0..<10 {
            let text = word(lengths, &dice)
            let found = TransitionName(text).closest(in: names.map { TransitionName($0) })
            #expect(found.map(\.rawValue) == closest(to: text, in: names), "\(text)")
            if let first = found.first {
                #expect(
                    first.distance(to: TransitionName(text))
                        == distance(
                            Array(text.lowercased()), Array(first.rawValue.lowercased())))
            }
        }
    }

    @Test("Of a hundred thousand names a search takes as many steps as of ten thousand", arguments: [8, 64])
    func bounded(length: Int) {
        var dice = SeededGenerator(seed: UInt64(length))
        let many = (0..<100_000).map { _ in TransitionName(word(length...length, &dice)) }
        let text = TransitionName(word(length...length, &dice))
        var work = TransitionName.greatestWork
        let found = text.closest(in: many, work: &work)
        // The last name that is compared may cost a whole table.
        #expect(work > -20_000, "\(TransitionName.greatestWork - work) steps")
        if length == 64 { #expect(work <= 0, "they are not all compared") }
        #expect(found.count == 3)
        // A thousand are always compared, however long they are.
        work = TransitionName.greatestWork
        _ = text.closest(in: Array(many.prefix(1000)), work: &work)
        #expect(work > 0)
    }
}
