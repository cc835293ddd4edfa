/// Random numbers from a seed: the same seed gives the same numbers on every machine (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    static func mix(_ value: UInt64) -> UInt64 {
        var bits = value
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Whether something happens that happens `percent` times in a hundred.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    /// One of several, each as often as its weight says.
    mutating func pick<Value>(_ choices: KeyValuePairs<Value, Int>) -> Value {
        var rest = index(below: choices.reduce(0) { $0 + $1.value })
        for choice in choices {
            rest -= choice.value
            if rest < 0 { return choice.key }
        }
        return choices[choices.count - 1].key
    }
}
