import Foundation

extension TransitionName {
    /// Returns the most similar names, at most three, the closest first. A name is similar if the edit distance is at
    /// most 2 or a third of this name's length, or if one of the two names contains the other and both have at least
    /// three letters.
    ///
    /// Use it for “Did you mean” suggestions. Any text can become a name, and only its first 64 characters are
    /// compared.
    @_alwaysEmitIntoClient
    public func closest(in names: [TransitionName]) -> [TransitionName] {
        let wanted = letters
        guard !wanted.isEmpty else { return [] }
        let scored = names.compactMap { name -> (name: TransitionName, distance: Int)? in
            let candidate = Array(name.rawValue.lowercased().utf8)
            let distance = Self.editDistance(wanted, candidate)
            let isPart =
                wanted.count >= 3 && candidate.count >= 3
                && (String(decoding: candidate, as: UTF8.self).contains(String(decoding: wanted, as: UTF8.self))
                    || String(decoding: wanted, as: UTF8.self).contains(String(decoding: candidate, as: UTF8.self)))
            return distance <= max(2, wanted.count / 3) || isPart ? (name, distance) : nil
        }
        return scored.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// Returns the edit distance to another name: the number of letters to insert, delete, replace or swap with a
    /// neighbour. Case does not count. Only the first 64 characters of each name are compared.
    @_alwaysEmitIntoClient
    public func distance(to other: TransitionName) -> Int { Self.editDistance(letters, other.letters) }

    /// The first 64 characters in lower case, because text from outside may have any length.
    @_alwaysEmitIntoClient
    var letters: [UInt8] {
        let beginning = String(String.UnicodeScalarView(rawValue.unicodeScalars.prefix(Self.greatestLength)))
        return Array(beginning.lowercased().utf8.prefix(Self.greatestLength))
    }

    @_alwaysEmitIntoClient
    static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in 0..<b.count {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
