import TransitionCore

extension DesignTokens {
    /// Reads the tokens of a group.
    ///
    /// - Parameters:
    ///   - root: The group.
    ///   - others: Tokens that those of the group may refer to, and that remain where the group has none of their name.
    init(_ root: Field, over others: DesignTokens) throws(RecipeError) {
        self = others
        var found: [Token] = []
        try Self.collect(root, name: "", type: nil, into: &found)
        let aliases = Dictionary(
            found.compactMap { token in token.value.alias.map { (token.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        let byName = Dictionary(found.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var settled: Set<String> = []
        for token in found {
            // The name of a token replaces one of the others, even if it cannot be used.
            (durations[token.name], curves[token.name]) = (nil, nil)
            try Self.refuseCircle(from: token, aliases, settled: &settled)
        }
        for token in found {
            var (last, type, steps) = (token, token.type, 0)
            while let alias = last.value.alias, let next = byName[alias] {
                // Long chains of references would take the square of their length.
                steps += 1
                guard steps <= Self.longestChain else { throw token.value.error(.tooDeep(limit: Self.longestChain)) }
                last = next
                // A reference without a type has that of the token that it refers to.
                type = type ?? next.type
            }
            if let alias = last.value.alias {
                // Only the others can have it. If they have not, the token may belong to a type that is of no interest
                // here, so its use is the error.
                if type != "cubicBezier" { durations[token.name] = others.durations[alias] }
                if type != "duration" { curves[token.name] = others.curves[alias] }
            } else if type == "duration" {
                durations[token.name] = try last.value.tokenDuration()
            } else if type == "cubicBezier" {
                curves[token.name] = try last.value.tokenCurve()
            }
        }
    }

    private static let longestChain = 32
    private static let longestName = 512

    private struct Token {
        let name: String
        let type: String?
        let value: Field
    }

    private static func collect(
        _ group: Field, name: String, type: String?, into found: inout [Token]
    ) throws(RecipeError) {
        var type = type
        if let field = group["$type"] { type = try field.text() }
        if let value = group["$value"] {
            found.append(Token(name: name, type: type, value: value))
            return
        }
        for member in try group.members("a group of tokens") where !member.key.hasPrefix("$") {
            let field = Field(node: member.value, path: .key(group.path, member.key))
            let full = name.isEmpty ? member.key : "\(name).\(member.key)"
            // Each token has the names of all of its groups, so a short file could need much memory.
            guard full.utf8.count <= longestName else { throw field.error(.tooLong(limit: longestName)) }
            try collect(field, name: full, type: type, into: &found)
        }
    }

    /// - Parameter settled: The names that lead into no circle. Those on the way from this token are added.
    private static func refuseCircle(
        from token: Token, _ aliases: [String: String], settled: inout Set<String>
    ) throws(RecipeError) {
        var (way, name) = ([String](), token.name)
        var known: Set<String> = []
        while !settled.contains(name), let next = aliases[name] {
            if !known.insert(name).inserted {
                let circle = way.drop { $0 != name }
                throw token.value.error(.circularTokens(Array(circle.prefix(8))))
            }
            way.append(name)
            name = next
        }
        settled.formUnion(way)
    }
}
