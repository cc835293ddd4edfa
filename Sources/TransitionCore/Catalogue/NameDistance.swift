import Foundation

extension TransitionName {
    /// Returns the most similar names, at most three, the closest first. A name is similar if the edit distance is at
    /// most 2 or a third of this name's length, or if one of the two names contains the other and both have at least
    /// three letters.
    ///
    /// Use it for “Did you mean” suggestions. Any text can become a name, and only the first 64 characters of each name
    /// are compared. The search is bounded: of many thousand names it may compare only the first ones.
    @_alwaysEmitIntoClient
    public func closest(in names: [TransitionName]) -> [TransitionName] {
        var work = Self.greatestWork
        return closest(in: names, work: &work)
    }

    /// The most steps of a search: letters that are read or compared, and cells of tables of distances. They take some
    /// hundredths of a second in an optimised build, and are enough for a thousand names of any length.
    @_alwaysEmitIntoClient
    static var greatestWork: Int { 4_000_000 }

    /// - Parameter work: The steps that the search may still take.
    @_alwaysEmitIntoClient
    func closest(in names: [TransitionName], work: inout Int) -> [TransitionName] {
        let wanted = letters
        guard !wanted.isEmpty else { return [] }
        let limit = max(2, wanted.count / 3)
        var found: [(name: TransitionName, distance: Int)] = []
        for name in names where work > 0 {
            let candidate = name.letters
            work -= candidate.count + 1
            let (short, long) = candidate.count < wanted.count ? (candidate, wanted) : (wanted, candidate)
            let difference = long.count - short.count
            // Everything else is inserted into the name that the other one contains.
            let isPart = short.count >= 3 && Self.contains(long, short, work: &work)
            let distance =
                isPart ? difference : Self.editDistance(wanted, candidate, atMost: limit, work: &work) ?? Int.max
            guard isPart || distance <= limit else { continue }
            let place = found.firstIndex { (distance, name) < ($0.distance, $0.name) } ?? found.count
            found.insert((name, distance), at: place)
            if found.count > 3 { found.removeLast() }
        }
        return found.map(\.name)
    }

    /// Returns the edit distance to another name: the number of letters to insert, delete, replace or swap with a
    /// neighbour. Case does not count. Only the first 64 characters of each name are compared.
    @_alwaysEmitIntoClient
    public func distance(to other: TransitionName) -> Int {
        var work = Int.max
        return Self.editDistance(letters, other.letters, atMost: 2 * Self.greatestLength, work: &work) ?? 0
    }

    /// The first 64 characters in lower case, because text from outside may have any length.
    @_alwaysEmitIntoClient
    var letters: [UInt8] {
        let beginning = rawValue.utf8.prefix(Self.greatestLength)
        if beginning.allSatisfy({ $0 < 0x80 }) {
            return beginning.map { Self.isUppercase($0) ? $0 | 0x20 : $0 }
        }
        let scalars = String(String.UnicodeScalarView(rawValue.unicodeScalars.prefix(Self.greatestLength)))
        return Array(scalars.lowercased().utf8.prefix(Self.greatestLength))
    }

    @_alwaysEmitIntoClient
    static func contains(_ long: [UInt8], _ short: [UInt8], work: inout Int) -> Bool {
        for start in 0...(long.count - short.count) {
            var place = 0
            while place < short.count, long[start + place] == short[place] { place += 1 }
            work -= place + 1
            if place == short.count { return true }
        }
        return false
    }

    /// Returns the edit distance; nil if it is greater than `limit`. Only cells near the diagonal can be within the limit.
    @_alwaysEmitIntoClient
    static func editDistance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int, work: inout Int) -> Int? {
        guard abs(a.count - b.count) <= limit else { return nil }
        let far = limit + 1
        var beforeLast: [Int] = []
        var last = (0...b.count).map { min($0, far) }
        var leastBefore = 0
        for i in 0..<a.count {
            var row = Array(repeating: far, count: b.count + 1)
            row[0] = min(i + 1, far)
            var least = row[0]
            let columns = max(0, i - limit)..<max(0, i - limit, min(b.count, i + limit + 1))
            for j in columns {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
                row[j + 1] = min(best, far)
                least = min(least, best)
            }
            work -= columns.count + 1
            // A swap reaches over one row.
            if min(least, leastBefore) > limit { return nil }
            (beforeLast, last, leastBefore) = (last, row, least)
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }
}
