import TransitionTestSupport

@testable import TransitionCore

// Values drawn at random.
extension Pose {
    static func random(using g: inout SeededGenerator) -> Pose {
        var pose = Pose.rest
        if Bool.random(using: &g) {
            pose.offset = Offset(
                x: .random(in: -1...1, using: &g), y: .random(in: -1...1, using: &g),
                dx: .random(in: -50...50, using: &g), dy: .random(in: -50...50, using: &g),
                depth: .random(in: -200...100, using: &g))
        }
        if Bool.random(using: &g) {
            pose.scale = Scale(x: .random(in: 0.2...1.5, using: &g), y: .random(in: 0.2...1.5, using: &g))
        }
        if Bool.random(using: &g) {
            let axis = Axis(
                x: .random(in: -1...1, using: &g), y: .random(in: -1...1, using: &g), z: .random(in: -1...1, using: &g))
            pose.rotation = Rotation(angle: .random(in: -1.2...1.2, using: &g), axis: axis)
        }
        if Bool.random(using: &g) {
            pose.anchor = Anchor(
                x: .random(in: 0...1, using: &g), y: .random(in: 0...1, using: &g),
                depth: .random(in: -200...0, using: &g))
        }
        pose.opacity = .random(in: 0...1, using: &g)
        pose.shade = .random(in: 0...1, using: &g)
        pose.cornerRadius = .random(in: 0...40, using: &g)
        pose.shadow = Shadow(opacity: .random(in: 0...1, using: &g), radius: 10, dx: .random(in: -9...9, using: &g))
        switch Int.random(in: 0..<4, using: &g) {
        case 0:
            pose.clip = .roundedRect(
                UnitRect(x: .random(in: 0...0.4, using: &g), y: 0.1, width: 0.5, height: 0.6),
                radius: .random(in: 0...30, using: &g))
        case 1:
            pose.clip = .circle(x: .random(in: 0...1, using: &g), y: 0.3, radius: .random(in: 0...1, using: &g))
        case 2:
            pose.clip = .polygon(
                Polygon([SIMD2(.random(in: 0...1, using: &g), 0), SIMD2(1, 1), SIMD2(0, .random(in: 0...1, using: &g))])
            )
        default: break
        }
        return pose
    }
}

extension Easing {
    static func random(using g: inout SeededGenerator) -> Easing {
        switch Int.random(in: 0..<5, using: &g) {
        case 0: .linear
        case 1: .hold
        case 2: .jump
        default:
            .curve(
                CubicBezier(
                    .random(in: 0...1, using: &g), .random(in: -0.3...1.3, using: &g), .random(in: 0...1, using: &g),
                    .random(in: -0.3...1.3, using: &g)))
        }
    }
}

extension Motion {
    static func random(using g: inout SeededGenerator) -> Motion {
        if Int.random(in: 0..<4, using: &g) == 0 {
            let (a, b) = (Pose.random(using: &g), Pose.random(using: &g))
            return .curve { a.interpolated(to: b, at: $0 * $0) }
        }
        let count = Int.random(in: 0...4, using: &g)
        return .keyframes(
            (0..<count).map { _ in
                .at(.random(in: 0...1, using: &g), .random(using: &g), easing: .random(using: &g))
            })
    }
}

extension Choreography {
    static func random(using g: inout SeededGenerator) -> Choreography {
        func track() -> Track {
            let pieces = (0..<Int.random(in: 0...3, using: &g)).map { _ in
                Piece(
                    UnitRect(
                        x: .random(in: 0...0.5, using: &g), y: .random(in: 0...0.5, using: &g),
                        width: .random(in: 0.1...0.5, using: &g), height: 0.5),
                    motions: [.random(using: &g)])
            }
            return Track(
                (0..<Int.random(in: 0...2, using: &g)).map { _ in .random(using: &g) }, pieces: pieces,
                showsScreen: .random(using: &g))
        }
        return Choreography(
            foreground: track(),
            background: track(),
            front: Bool.random(using: &g) ? nil : Front(.random(using: &g), switches: [.random(in: 0...1, using: &g)]),
            backdrop: Bool.random(using: &g) ? nil : .black,
            resting: .replace,
            eyeDistance: Bool.random(using: &g) ? nil : .random(in: 500...2000, using: &g)
        )
    }
}

extension ScreenRole {
    static func random(using g: inout SeededGenerator) -> ScreenRole {
        Bool.random(using: &g) ? .foreground : .background
    }
}
