/// Random numbers from a seed: the same seed gives the same numbers on every machine (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers that belong to a seed.
    package init(seed: UInt64) { state = seed }

    /// The next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    /// Mixes the bits of a number. Different numbers give different results.
    package static func mix(_ value: UInt64) -> UInt64 {
        var bits = value
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
