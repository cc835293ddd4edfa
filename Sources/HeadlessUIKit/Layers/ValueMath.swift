import Foundation

extension AnimatableValue {
    /// The value between this one (0) and another (1). Matrices are decomposed (translation, scale, shear, rotation,
    /// perspective), as Core Animation does, so that half a rotation looks like one.
    func mixed(with other: AnimatableValue, _ t: Double) -> AnimatableValue {
        if t == 0 { return self }
        if t == 1 { return other }
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + ($1 - $0) * t })
        case (.transform(let a), .transform(let b)):
            return .transform(TransformMixer.mix(a, b, t))
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b, t))
        case (.color(let a), .missing): return .color(a.mixed(with: a.transparent, t))
        case (.missing, .color(let b)): return .color(b.transparent.mixed(with: b, t))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { RGBA($0).mixed(with: RGBA($1), t).cgColor })
        case (.path(let a), .path(let b)):
            return .path(PathShapes.mixed(a, b, t) ?? (t < 0.5 ? a : b))
        default:
            return t < 0.5 ? self : other
        }
    }

    /// This value and another together: sums, and products of matrices (the other applied last).
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(+))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
        case (.color(let a), .color(let b)):
            .color(
                RGBA(
                    red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha))
        default: self
        }
    }

    /// What must be added to `other` to get this one.
    func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(-))
        case (.transform(let a), .transform(let b)):
            .transform(CATransform3DConcat(CATransform3DInvert(b), a))
        case (.color(let a), .color(let b)):
            .color(
                RGBA(
                    red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue, alpha: a.alpha - b.alpha))
        default: nil
        }
    }

    /// The neutral value of addition.
    var neutral: AnimatableValue? {
        switch self {
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .transform: .transform(CATransform3DIdentity)
        case .color: .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
        default: nil
        }
    }

    /// The value added to itself so many times.
    func multiplied(_ count: Int) -> AnimatableValue {
        guard count > 0 else { return neutral ?? self }
        return (1..<count).reduce(self) { sum, _ in sum.adding(self) }
    }

    /// How far this is from another, for pacing.
    func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        case (.transform(let a), .transform(let b)):
            zip(a.numbers, b.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        case (.color(let a), .color(let b)):
            AnimatableValue.numbers([a.red, a.green, a.blue, a.alpha]).distance(
                to: .numbers([b.red, b.green, b.blue, b.alpha]))
        default: 1
        }
    }
}

extension RGBA {
    var transparent: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 0) }

    func mixed(with other: RGBA, _ t: Double) -> RGBA {
        RGBA(
            red: red + (other.red - red) * t, green: green + (other.green - green) * t,
            blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
    }
}

extension PathShapes {
    /// The path between two of the same number and kinds of points; nil otherwise (undefined, says the reference).
    static func mixed(_ a: [PathStep], _ b: [PathStep], _ t: Double) -> [PathStep]? {
        guard a.count == b.count else { return nil }
        var result: [PathStep] = []
        for (from, to) in zip(a, b) {
            let (old, new) = (from.points, to.points)
            guard old.count == new.count else { return nil }
            var index = 0
            // `mapped` visits the end point first, then the controls.
            let order = old.count < 2 ? Array(old.indices) : [old.count - 1] + Array(0..<(old.count - 1))
            result.append(
                from.mapped { _ in
                    let (p, q) = (old[order[index]], new[order[index]])
                    index += 1
                    return CGPoint(x: p.x + (q.x - p.x) * CGFloat(t), y: p.y + (q.y - p.y) * CGFloat(t))
                })
        }
        return result
    }
}
