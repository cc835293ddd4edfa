import TransitionCore

/// Choreographies of everything that data can say: also values out of their ranges, keyframes at one progress, axes
/// without a length, and numbers that a matrix does not survive.
extension Random {
    mutating func choreography() -> Choreography {
        Choreography(
            foreground: track(), background: track(),
            front: chance(0.5)
                ? nil : .init(pick([.foreground, .background]), switches: list([0, 1, 2]) { $0.progress() }),
            backdrop: chance(0.5) ? nil : .init(red: unit(), green: unit(), blue: unit()),
            resting: pick([.replace, .overlay]), eyeDistance: pick([nil, nil, 300, 2000.5, -4, 0]),
            cuts: list([0, 0, 1]) { $0.progress() })
    }

    private mutating func track() -> Choreography.Track {
        Choreography.Track(
            list([0, 1, 1, 1, 2, 3]) { $0.motion() }, pieces: list([0, 0, 0, 1, 3]) { $0.piece() },
            showsScreen: pick([nil, nil, true, false]), followsFinger: chance(0.1))
    }

    private mutating func piece() -> Piece {
        let rect = UnitRect(
            x: number(in: 0...0.6), y: number(in: 0...0.6), width: number(in: 0...0.4), height: number(in: 0...0.4))
        let wild = UnitRect(x: number(in: -3000...3000), y: 0.2, width: number(in: -1...3000), height: 0.3)
        let piece = Piece(chance(0.05) ? wild : rect, motions: list([0, 1, 1, 2]) { $0.motion() })
        let own = chance(0.2) ? piece.followingFinger() : piece
        return chance(0.2) ? own.white() : own
    }

    /// A motion, its clips mostly of one kind.
    private mutating func motion() -> Motion {
        let kind = chance(0.3) ? pick(["rect", "circle", "polygon", "mixed"]) : ""
        let corners = pick([3, 4, 12])
        return .keyframes(
            list([0, 1, 2, 2, 2, 3, 5]) { random in
                .at(random.progress(), random.pose(clip: kind, corners: corners), easing: random.easing())
            })
    }

    /// Many are multiples of a quarter, so that keyframes meet.
    mutating func progress() -> Double { chance(0.6) ? Double(pick([0, 1, 2, 3, 4])) / 4 : number(in: 0...1) }

    private mutating func easing() -> Easing {
        switch pick([0, 1, 2, 3, 4, 5]) {
        case 0: .hold
        case 1: .jump
        case 2: .curve(number(in: 0...1), number(in: -2...3), number(in: 0...1), number(in: -2...3))
        case 3: pick([.easeIn, .easeOut, .easeInOut, .curve(0, 0, 0, 1), .curve(1, 1, 1, 1), .curve(0, 0.5, 1, 1)])
        default: .linear
        }
    }

    private mutating func pose(clip kind: String, corners: Int) -> Pose {
        var pose = Pose.rest
        if chance(0.4) {
            pose.offset = .init(
                x: number(in: -2...2), y: number(in: -2...2), dx: number(in: -90...90), dy: number(in: -90...90),
                depth: chance(0.5) ? 0 : number(in: -300...200))
        }
        if chance(0.02) { pose.offset.x = 1e308 }
        if chance(0.02) { pose.offset.depth = 1.7e308 }
        if chance(0.4) { pose.scale = .init(x: number(in: -0.5...2), y: number(in: 0...2)) }
        if chance(0.4) {
            pose.rotation = .init(angle: chance(0.2) ? 0 : number(in: -4...4), axis: axis())
        }
        if chance(0.4) {
            pose.anchor = .init(
                x: number(in: -0.5...1.5), y: number(in: 0...1), depth: chance(0.6) ? 0 : number(in: -200...100))
        }
        if chance(0.3) { pose.opacity = number(in: -0.2...1.3) }
        if chance(0.2) { pose.cornerRadius = number(in: -5...60) }
        if chance(0.3) { pose.shade = number(in: -0.2...1.3) }
        if chance(0.3) {
            pose.shadow = .init(
                opacity: chance(0.2) ? 0 : number(in: -0.2...1), radius: number(in: 0...40), dx: number(in: -9...9),
                dy: number(in: -9...9))
        }
        if !kind.isEmpty, chance(0.8) { pose.clip = clip(kind, corners: corners) }
        return pose
    }

    /// Some axes are opposite to others, and one has no direction.
    private mutating func axis() -> Pose.Axis {
        pick([
            .x, .y, .z, .init(x: -1, y: 0, z: 0), .init(x: 0, y: -1, z: 0), .init(x: 0, y: 0, z: -1),
            .init(x: 0, y: 0, z: 0), .init(x: number(in: -1...1), y: number(in: -1...1), z: number(in: -1...1)),
        ])
    }

    private mutating func clip(_ kind: String, corners: Int) -> Clip {
        switch kind == "mixed" ? pick(["rect", "circle", "polygon"]) : kind {
        case "rect":
            .roundedRect(
                .init(
                    x: number(in: -0.2...0.5), y: number(in: -0.2...0.5), width: number(in: 0...1.2),
                    height: number(in: 0...1.2)), radius: number(in: -2...60))
        case "circle" where chance(0.3): .circle(x: 0.5, y: 0.5, radius: pick([0, 0, 0.5]))
        case "circle": .circle(x: number(in: -0.5...1.5), y: number(in: 0...1), radius: number(in: -0.1...1.2))
        default:
            .polygon(
                Polygon(
                    (0..<(kind == "mixed" ? pick([3, 4, 12]) : corners)).map { _ in
                        SIMD2(number(in: 0...1), number(in: 0...1))
                    }))
        }
    }
}
