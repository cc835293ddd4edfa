import Foundation

/// The source file that lists a catalogue: an enum's cases, each with a doc comment, and a switch that makes each
/// animator. Additions are put in alphabetical order, so that two people seldom change the same place.
struct NewList {
    struct Entry: Equatable {
        var name: String
        /// The doc comment, line by line.
        var comment: [String]
        /// The line of the switch.
        var line: String
    }

    private(set) var entries: [Entry]
    private let lines: [String]
    /// The line numbers of the cases and of the switch.
    private let (cases, switchLines): (Range<Int>, Range<Int>)

    /// Reads the source.
    ///
    /// - Throws: ``NewCommand/Refusal`` if the source does not have this form.
    init(_ source: String, of catalogue: NewCatalogue = .transitions) throws(NewCommand.Refusal) {
        let refusal = NewCommand.Refusal.unreadable(catalogue.list)
        lines = source.components(separatedBy: "\n")
        guard let head = lines.firstIndex(where: { $0.hasPrefix("public enum \(catalogue.listType)") }),
            let casesEnd = lines[head...].firstIndex(where: \.isEmpty),
            let switchHead = lines[casesEnd...].firstIndex(of: "        switch self {"),
            let switchEnd = lines[switchHead...].firstIndex(of: "        }")
        else { throw refusal }
        (cases, switchLines) = (head + 1..<casesEnd, switchHead + 1..<switchEnd)

        var made: [String: String] = [:]
        for line in lines[switchLines] {
            guard let name = line.middle(after: "        case .", before: ": ") else { throw refusal }
            made[name] = line
        }
        var entries: [Entry] = []
        var comment: [String] = []
        for line in lines[cases] {
            if line.hasPrefix("    ///") {
                comment.append(line)
            } else if line.hasPrefix("    case "), let made = made.removeValue(forKey: String(line.dropFirst(9))) {
                entries.append(Entry(name: String(line.dropFirst(9)), comment: comment, line: made))
                comment = []
            } else {
                throw refusal
            }
        }
        guard made.isEmpty, comment.isEmpty else { throw refusal }
        self.entries = entries
    }

    mutating func add(_ animator: NewAnimator) {
        entries.append(
            Entry(
                name: animator.name,
                comment: ["    /// ``\(animator.type)``"],
                line: "        case .\(animator.name): \(animator.type)()"
            ))
        entries.sort { $0.name < $1.name }
    }

    /// The source with the present entries.
    var source: String {
        let newCases = entries.flatMap { $0.comment + ["    case \($0.name)"] }
        let between = lines[cases.upperBound..<switchLines.lowerBound]
        let all =
            lines[..<cases.lowerBound] + newCases + between + entries.map(\.line) + lines[switchLines.upperBound...]
        return all.joined(separator: "\n")
    }
}

extension String {
    /// The text between `beginning` and the next occurrence of `end`.
    fileprivate func middle(after beginning: String, before end: String) -> String? {
        guard hasPrefix(beginning) else { return nil }
        let rest = dropFirst(beginning.count)
        return rest.range(of: end).map { String(rest[..<$0.lowerBound]) }
    }
}
