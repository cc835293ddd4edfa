import Foundation
import TransitionCore

/// Numbers that are parts of a container's side, found by looking at containers of several sizes.
enum ContainerSides {
    /// The sizes: first that of the page's phone.
    static let sizes = [Recorder.phone, CGSize(width: 844, height: 390), CGSize(width: 700, height: 1000)]

    /// What a side is called in a design, and its length in each of the sizes.
    private static let sides: [(name: String, lengths: [Double])] = [
        ("width", sizes.map { Double($0.width) }), ("height", sizes.map { Double($0.height) }),
        ("longer", sizes.map { Double(max($0.width, $0.height)) }),
    ]

    /// One value for all sizes, from a value for each: a number of points that grows with a side becomes a list of its
    /// part and the side's name. What differs in another way is as on the phone.
    ///
    /// - Parameters:
    ///   - values: The value for each size.
    ///   - isInPoints: Whether a number is in points.
    static func json(_ values: [JSON], isInPoints: Bool = false) -> JSON {
        guard let first = values.first, values.contains(where: { $0 != first }) else { return values[0] }
        switch first {
        case .number(let number): return (isInPoints ? part(of: values) : nil) ?? .number(number)
        case .string: return first
        case .array(let elements):
            let lists = values.compactMap { value -> [JSON]? in
                if case .array(let list) = value, list.count == elements.count { list } else { nil }
            }
            guard lists.count == values.count else { return first }
            return .array(elements.indices.map { index in json(lists.map { $0[index] }, isInPoints: isInPoints) })
        case .object(let members):
            let lists = values.compactMap { value -> [JSON.Member]? in
                if case .object(let list) = value, list.map(\.key) == members.map(\.key) { list } else { nil }
            }
            guard lists.count == values.count else { return first }
            return .object(
                members.indices.map { index in
                    let (key, own) = (members[index].key, lists.map { $0[index].value })
                    let value = points[key].map { list(own, pointsFrom: $0) } ?? json(own, isInPoints: key == "eye")
                    return .init(key: key, value: value)
                })
        }
    }

    /// The place of the first number of points in the lists with these keys.
    private static let points = ["offset": 2, "anchor": 2]

    /// One list for all sizes, with numbers of points from a place on.
    private static func list(_ values: [JSON], pointsFrom start: Int) -> JSON {
        let lists = values.compactMap { value -> [JSON]? in if case .array(let list) = value { list } else { nil } }
        guard lists.count == values.count else { return values[0] }
        return .array(
            lists[0].indices.map { index in json(lists.map { $0[index] }, isInPoints: index >= start) })
    }

    private static func part(of values: [JSON]) -> JSON? {
        let numbers = values.compactMap { value -> Double? in
            if case .number(let number) = value { number } else { nil }
        }
        guard numbers.count == sizes.count else { return nil }
        for side in sides {
            let factor = numbers[0] / side.lengths[0]
            guard zip(numbers, side.lengths).allSatisfy({ abs($0 - factor * $1) < 1e-6 * $1 }) else { continue }
            return .array([.number((factor * 1e9).rounded() / 1e9), .string(side.name)])
        }
        return nil
    }
}
