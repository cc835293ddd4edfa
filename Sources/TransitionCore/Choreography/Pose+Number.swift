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
        package var trait: Traits {
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
    /// Returns whether the number differs from its value at rest in any of the poses.
    ///
    /// - Parameter curved: The values that functions change.
    fileprivate func touches(_ number: Pose.Number, curved: Traits) -> Bool {
        guard case .keyframes(let keyframes) = form else { return curved.contains(number.trait) }
        return keyframes.withUnsafeBufferPointer { keyframes in
            keyframes.indices.contains { number.value(in: keyframes[$0].pose.body) != number.atRest }
        }
    }

    /// Returns one number of the pose at a finite progress.
    @inline(__always)
    fileprivate func number(_ number: Pose.Number, at progress: Double) -> Double {
        guard case .keyframes(let keyframes) = form else { return number.value(in: pose(at: progress).body) }
        return keyframes.withUnsafeBufferPointer { keyframes in
            guard !keyframes.isEmpty, let first = keyframes.baseAddress else { return number.atRest }
            let (index, fraction) = Motion.place(of: progress, in: keyframes)
            let from = number.value(in: first[index].pose.body)
            if fraction == 0 { return from }
            return lerp(from, number.value(in: first[index + 1].pose.body), min(max(fraction, 0), 1))
        }
    }
}

extension DrawList.Element {
    /// Returns one number of the element's ``appearance(at:)`` for each of several finite progresses.
    package func numbers(_ number: Pose.Number, at progresses: [Double]) -> [Double] {
        if number == .opacity, isHidden { return progresses.map { _ in 0 } }
        var numbers = progresses.map { _ in number.atRest }
        func add(_ motions: [Motion]) {
            for motion in motions where motion.touches(number, curved: curvedTraits) {
                for index in numbers.indices {
                    numbers[index] = number.combined(numbers[index], motion.number(number, at: progresses[index]))
                }
            }
        }
        add(motions)
        if number == .opacity || number == .shade, let carrier { add(carrier.motions) }
        return numbers
    }
}
