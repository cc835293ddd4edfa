import TransitionCore

/// A value of a file with the path to it. Reading one of another kind than expected throws an error with path and place.
struct Field {
    let node: JSONNode
    let path: JSONPath

    /// Returns an error about this value.
    func error(_ problem: RecipeError.Problem) -> RecipeError { RecipeError(problem, at: path, node.range) }

    func error(expecting expected: String) -> RecipeError {
        error(.wrongKind(expected: expected, found: node.kind))
    }

    /// The members of an object.
    func members(_ expected: String) throws(RecipeError) -> [JSONNode.Member] {
        guard case .object(let members) = node.content else { throw error(expecting: expected) }
        return members
    }

    /// The elements of a list.
    func elements(_ expected: String) throws(RecipeError) -> [Field] {
        guard case .list(let nodes) = node.content else { throw error(expecting: expected) }
        return nodes.enumerated().map { Field(node: $1, path: .index(path, $0)) }
    }

    func text(_ expected: String = "a text") throws(RecipeError) -> String {
        guard case .text(let text) = node.content else { throw error(expecting: expected) }
        return text
    }

    func flag() throws(RecipeError) -> Bool {
        guard case .flag(let isOn) = node.content else { throw error(expecting: "true or false") }
        return isOn
    }

    func number(in range: ClosedRange<Double>, _ expected: String = "a number") throws(RecipeError) -> Double {
        guard case .number(let number) = node.content else { throw error(expecting: expected) }
        return try checked(number, in: range)
    }

    /// Returns a number that this value means.
    func checked(_ number: Double, in range: ClosedRange<Double>) throws(RecipeError) -> Double {
        guard range.contains(number) else { throw error(.outOfRange(number, range)) }
        return number
    }

    /// The member of an object with a key; nil if this is no object, or has no such key.
    subscript(key: String) -> Field? {
        guard case .object(let members) = node.content, let member = members.first(where: { $0.key == key }) else {
            return nil
        }
        return Field(node: member.value, path: .key(path, key))
    }

    /// The member of an object with a key that must be there.
    func required(_ key: String) throws(RecipeError) -> Field {
        guard let field = self[key] else { throw error(.missingKey(key)) }
        return field
    }
}
