import Foundation
import TransitionCore

extension AnimatorSetting {
    /// How high a count goes on the page: each part is a layer in each picture.
    private static let mostParts = 200

    /// The values to choose from on the page, in their order, the setting's own among them: all where they are few, and
    /// some of a range, because each needs a recording.
    ///
    /// - Parameters:
    ///   - most: How many values of a range there may be, at least 3; a range with no more steps has them all,
    ///     and so has a count with one more.
    ///   - isHeavy: Whether the pictures are large. A count then goes no higher than half again as many as the own.
    ///     Otherwise it goes up to 200, or to the own if that is more.
    func offered(most: Int, isHeavy: Bool = false) -> [Value] {
        switch domain {
        case .edge, .corner, .choice, .flag: return domain.ends
        case .count(let range, let step):
            // Twice as many is as much of a change as half as many.
            let (low, step) = (range.lowerBound, max(step, 1))
            var highest = range.upperBound
            if case .count(let own) = value {
                highest = min(highest, max(own, low, Self.mostParts))
                if isHeavy {
                    let steps = max((own + (own + 1) / 2 - low) / step, (own - low) / step + 1)
                    highest = min(highest, low + steps * step)
                }
            }
            let counts = Array(stride(from: low, through: highest, by: step))
            let grid = (counts + [highest]).map(Double.init)
            // Rather one more than one left out: a count is to go up by one.
            let room = Set(grid).count == most + 1 ? most + 1 : most
            return spread(over: grid, most: room) { log(max($0, 1)) }.map { .count(Int($0)) }
        case .number(let range, let step, _):
            let steps = Int(((range.upperBound - range.lowerBound) / step).rounded(.down))
            // A thousand are enough to choose from, over the whole range.
            let places = stride(from: 0, through: steps, by: max(1, (steps + 999) / 1000))
            // A tenth that is counted up to is not the tenth that one writes.
            let grid = places.map { (range.lowerBound + Double($0) * step).rounded(to: 6) }
            return spread(over: grid + [range.upperBound], most: most) { $0 }.map(Value.number)
        case .color:
            let palette = NamedColor.all.map { Value.color($0.color) }
            return palette.contains(value) ? palette : [value] + palette.dropLast()
        }
    }

    /// Both ends, the own value, and of the others those that divide the widest gaps, as `place` measures them.
    private func spread(over grid: [Double], most: Int, place: (Double) -> Double) -> [Double] {
        let own: Double =
            switch value {
            case .count(let count): Double(count)
            case .number(let number): number
            default: grid[0]
            }
        let all = Set(grid + [own]).sorted()
        guard all.count > most else { return all }
        var chosen: Set<Double> = [all[0], own, all[all.count - 1]]
        while chosen.count < most {
            let sorted = chosen.sorted()
            let gaps = zip(sorted, sorted.dropFirst()).filter { low, high in all.contains { low < $0 && $0 < high } }
            guard let (low, high) = gaps.max(by: { place($0.1) - place($0.0) < place($1.1) - place($1.0) }),
                let between = all.filter({ low < $0 && $0 < high }).min(by: {
                    abs(2 * place($0) - place(low) - place(high)) < abs(2 * place($1) - place(low) - place(high))
                })
            else { break }
            chosen.insert(between)
        }
        return chosen.sorted()
    }
}

/// A colour that the page offers by its name.
struct NamedColor {
    let name: String
    let color: Choreography.Backdrop

    static let all = [
        NamedColor(name: "black", color: .black), NamedColor(name: "white", color: .white),
        NamedColor(name: "grey", color: .init(red: 0.5, green: 0.5, blue: 0.5)),
        NamedColor(name: "red", color: .init(red: 0.75, green: 0.2, blue: 0.2)),
        NamedColor(name: "amber", color: .init(red: 0.9, green: 0.65, blue: 0.2)),
        NamedColor(name: "green", color: .init(red: 0.2, green: 0.5, blue: 0.35)),
        NamedColor(name: "blue", color: .init(red: 0.15, green: 0.3, blue: 0.6)),
    ]
}
