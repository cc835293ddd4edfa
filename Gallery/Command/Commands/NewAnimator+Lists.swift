import Foundation

/// The texts that list animators, with a new one added; nil where its place is not found.
extension NewAnimator {
    /// A catalogue's enum with a case, a line of the list of cases if there is one, and a line of the switch that makes
    /// each animator, in alphabetical order, so that two people seldom change the same place.
    func added(toCatalogue source: String) -> String? {
        inserted(["    /// ``\(link)``", "    case \(name)"], among: "    case ", of: source)
            .flatMap { inserted(["        case .\(name): \(expression)"], among: "        case .", of: $0) }
            .map { inserted(["        .\(name),"], among: "        .", of: $0) ?? $0 }
    }

    /// A page of topics with the animator under the heading for the newest ones; the heading is added if it is missing.
    func added(toTopics page: String) -> String {
        let heading = "### Latest additions\n\n"
        return (page.contains(heading) ? page : page + "\n" + heading)
            .replacingOccurrences(of: heading, with: heading + "- ``\(link)``\n")
    }

    /// A plugin's source with the animator at the beginning of the list, an array literal.
    func added(toPlugin source: String) -> String? {
        let property = "\(catalogue.pluginProperty): \\[any \(catalogue.animatorProtocol)\\]"
        guard let list = source.onlyRange(of: "(var|let) \(property)\\s*[{=]\\s*(return )?\\[\\s*") else { return nil }
        let isLast = source[list.upperBound...].hasPrefix("]")
        let space = source[list].reversed().prefix { $0.isWhitespace }
        let next = space.contains("\n") ? String(space.reversed()) : " "
        return source.replacingCharacters(
            in: list.upperBound..<list.upperBound, with: expression + (isLast ? "" : ",\(next)"))
    }

    /// The source with lines in front of the first line that begins with `beginning` and goes on with a later name, and
    /// of its comment.
    private func inserted(_ lines: [String], among beginning: String, of source: String) -> String? {
        var all = source.components(separatedBy: "\n")
        let cases = all.indices.filter { all[$0].hasPrefix(beginning) }
        guard let last = cases.last else { return nil }
        var place =
            cases.first { String(all[$0].dropFirst(beginning.count).prefix { $0.isLetter || $0.isNumber }) > name }
            ?? last + 1
        while place > 0, all[place - 1].hasPrefix("    ///") { place -= 1 }
        all.insert(contentsOf: lines, at: place)
        return all.joined(separator: "\n")
    }
}

extension String {
    /// Where a regular expression matches; nil if it does nowhere, or more than once.
    fileprivate func onlyRange(of pattern: String) -> Range<String.Index>? {
        guard let found = range(of: pattern, options: .regularExpression),
            self[found.upperBound...].range(of: pattern, options: .regularExpression) == nil
        else { return nil }
        return found
    }
}
