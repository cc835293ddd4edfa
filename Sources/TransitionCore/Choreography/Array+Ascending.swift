extension [Double] {
    /// Returns the index behind all numbers of this ascending list that are not greater than a number. Most lists are
    /// made in order, so the search begins at the end.
    func place(for number: Double) -> Int { (lastIndex { $0 <= number } ?? -1) + 1 }
}
