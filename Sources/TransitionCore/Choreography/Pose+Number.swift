import Foundation

extension Pose {
    /// A number of a pose that does not depend on the element's place. A run that changes only such numbers needs no
    /// matrix.
    package enum Number {
        case opacity
        case cornerRadius
        case shade
        /// The shadow's opacity.
        case shadow

        fileprivate func value(in body: Body) -> Double {
            switch self {
            case .opacity: body.opacity
            case .cornerRadius: body.cornerRadius
            case .shade: body.shade
            case .shadow: body.shadow.opacity
            }
        }

        /// Returns the number of two combined motions, as in ``Appearance``.
        fileprivate func combined(_ sum: Double, _ next: Double) -> Double {
            switch self {
            case .opacity: next < 1 ? sum * max(next, 0) : sum
            case .cornerRadius, .shadow: next > sum ? next : sum
            case .shade: next > 0 ? 1 - (1 - sum) * (1 - min(next, 1)) : sum
            }
        }

        fileprivate var atRest: Double { self == .opacity ? 1 : 0 }

        /// The value of a layer that the number is.
        var trait: Traits {
            switch self {
            case .opacity: .opacity
            case .cornerRadius: .cornerRadius
            case .shade: .shade
            case .shadow: .shadow
            }
        }
    }
}

extension Motion {
    /// Combines numbers with those of the motion at several finite progresses.
    ///
    /// - Parameter curved: The values that functions change.
    fileprivate func combine(
        _ number: Pose.Number, at progresses: [Double], curved: Traits, into numbers: inout [Double]
    ) {
        guard case .keyframes(let keyframes) = form else {
            guard curved.contains(number.trait) else { return }
            for index in numbers.indices {
                let own = number.value(in: pose(at: progresses[index]).body)
                numbers[index] = number.combined(numbers[index], own)
            }
            return
        }
        keyframes.withUnsafeBufferPointer { keyframes in
            let isChanged = keyframes.indices.contains {
                number.value(in: keyframes[$0].pose.body) != number.atRest
            }
            guard isChanged, let first = keyframes.baseAddress else { return }
            for index in numbers.indices {
                let (place, fraction) = Motion.place(of: progresses[index], in: keyframes)
                var own = number.value(in: first[place].pose.body)
                if fraction != 0 {
                    own = lerp(own, number.value(in: first[place + 1].pose.body), min(max(fraction, 0), 1))
                }
                numbers[index] = number.combined(numbers[index], own)
            }
        }
    }
}

extension DrawList.Element {
    /// Returns one number of the element's ``appearance(at:)`` for each of several finite progresses.
    package func numbers(_ number: Pose.Number, at progresses: [Double]) -> [Double] {
        if number == .opacity, isHidden { return progresses.map { _ in 0 } }
        var numbers = progresses.map { _ in number.atRest }
        for motion in motions { motion.combine(number, at: progresses, curved: curvedTraits, into: &numbers) }
        if number == .opacity || number == .shade, let carrier {
            for motion in carrier.motions {
                motion.combine(number, at: progresses, curved: curvedTraits, into: &numbers)
            }
        }
        return numbers
    }
}
