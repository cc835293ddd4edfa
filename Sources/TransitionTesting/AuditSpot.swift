import TransitionCore

extension Audit {
    /// What is visible at a point: how much of each screen, and which place of it.
    struct Spot {
        /// The part of the picture that a screen has at the point.
        struct Share {
            var weight = 0.0
            var x = 0.0
            var y = 0.0

            mutating func add(_ sighting: Coverage.Sighting) {
                weight += sighting.weight
                x += sighting.weight * sighting.x
                y += sighting.weight * sighting.y
            }

            /// Returns the difference to another share. A place counts fully as soon as a tenth of the screen shows
            /// through at both: a screen that moves while it fades is seen to move.
            func distance(from other: Share) -> Double {
                let seen = min(weight, other.weight)
                guard seen > 0 else { return abs(weight - other.weight) }
                let place = max(abs(x / weight - other.x / other.weight), abs(y / weight - other.y / other.weight))
                return max(abs(weight - other.weight), place * min(10 * seen, 1))
            }
        }

        var foreground = Share()
        var background = Share()
        var light = 0.0

        /// Returns the difference to another spot, 0 for the same and about 1 for another screen.
        func distance(from other: Spot) -> Double {
            max(
                foreground.distance(from: other.foreground), background.distance(from: other.background),
                abs(light - other.light))
        }
    }
}

extension Coverage {
    /// Returns what is visible at points of the container.
    func spots(_ points: [(x: Double, y: Double)]) -> [Audit.Spot] {
        points.map { x, y in
            var spot = Audit.Spot()
            for sighting in sightings(x: x, y: y) {
                switch sighting.role {
                case .foreground: spot.foreground.add(sighting)
                case .background: spot.background.add(sighting)
                }
                spot.light += sighting.weight * (1 - sighting.shade)
            }
            return spot
        }
    }
}
