/// Numbers that are the same in every run of the tests.
struct Random {
    private var state: UInt64

    init(seed: UInt64 = 0x9E37_79B9_7F4A_7C15) { state = seed }

    mutating func unit() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }

    /// Few decimals, so that both sides read the same number.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        ((range.lowerBound + unit() * (range.upperBound - range.lowerBound)) * 1000).rounded() / 1000
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int(unit() * Double(elements.count))] }

    /// Whether something with this probability happens.
    mutating func chance(_ probability: Double) -> Bool { unit() < probability }

    /// A list of a random number of elements.
    mutating func list<Element>(_ counts: [Int], _ element: (inout Random) -> Element) -> [Element] {
        (0..<pick(counts)).map { _ in element(&self) }
    }
}
