import TransitionTestSupport

extension SeededGenerator {
    /// Returns true with a probability of `percent` in a hundred.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    /// One of several values, each with a probability in proportion to its weight.
    mutating func pick<Value>(_ choices: KeyValuePairs<Value, Int>) -> Value {
        var rest = index(below: choices.reduce(0) { $0 + $1.value })
        for choice in choices {
            rest -= choice.value
            if rest < 0 { return choice.key }
        }
        return choices[choices.count - 1].key
    }
}
