/// Returns numbers that look random and are always the same.
@usableFromInline enum Scatter {
    /// Returns a number that looks random, from 0 up to 1, for a part's index. Another salt gives other numbers.
    @_alwaysEmitIntoClient
    static func fraction(_ index: Int, salt: Int = 0) -> Double {
        var bits = UInt64(truncatingIfNeeded: index &+ 1) &* 0x9E37_79B9_7F4A_7C15
        bits ^= UInt64(truncatingIfNeeded: salt &+ 1) &* 0xD1B5_4A32_D192_ED03
        bits = (bits ^ (bits >> 31)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 29)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 32)) >> 11) / Double(1 << 53)
    }

    /// Returns a number from -1 up to 1 for a part's index.
    @_alwaysEmitIntoClient
    static func signed(_ index: Int, salt: Int = 0) -> Double { 2 * fraction(index, salt: salt) - 1 }
}
