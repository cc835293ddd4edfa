import Foundation
import TransitionCore

extension Specimen {
    /// Animators without a fault whose course only looks like one.
    static let straight: [Specimen] = {
        var spring = Specimen()
        spring.timing = .spring(response: 0.4, dampingRatio: 0.5)
        spring.allowsOvershoot = true
        let spins = Motion.curve { .rotation(degrees: 720 * (1 - $0)).scale($0).opacity(min(4 * $0, 1)) }
        let aside = Motion.keyframes([.at(0, .rest), .at(0.5, .offset(x: 0.6)), .at(1, .rest)])
        return [
            spring,
            .foreground(.curve { .offset(x: cos($0 * .pi / 2), y: sin($0 * .pi) / 2) }),
            .foreground([spins]),
            .playing(
                Choreography(
                    foreground: [aside.reversed, .passingShadow(opacity: 0.3, radius: 12)],
                    background: .to(.opacity(0)),
                    front: Choreography.Front(.background, switches: [0.5]), backdrop: .charcoal, cuts: [0.5])),
        ]
    }()
}

/// Faults that are there only at one size, for a moment, or beyond the ends, and courses that feel wrong under a
/// finger.
extension Defect {
    private static let away = Pose.offset(x: 1)

    private static func playing(_ choreography: Choreography) -> Specimen { .playing(choreography) }

    /// A spring that may swing, carrying the progress to 1.1 at the most.
    private static func springing(_ choreography: Choreography) -> Specimen {
        var specimen = Specimen.playing(choreography)
        specimen.timing = .spring(response: 0.4, dampingRatio: 0.6)
        specimen.allowsOvershoot = true
        return specimen
    }

    private static func curved(_ choreography: Choreography) -> Specimen {
        var specimen = Specimen.playing(choreography)
        specimen.timing = .curve(0.3, 0, 0.4, 1.6)
        return specimen
    }

    private static let sideBySide = Choreography(foreground: .from(away), background: .to(.offset(x: -1)))

    static let beyond: [Defect] = [
        Defect("a spring tears two screens apart", springing(sideBySide), .overshoot, "there is a gap"),
        Defect(
            "a spring tears them apart on the way back",
            springing(Choreography(foreground: .from(.scale(0.5).opacity(0)), background: .to(.offset(x: 0.3)))),
            .overshoot, "overshoots to progress -0.095"),
        Defect("a curve goes beyond its end", curved(sideBySide), .overshoot, "there is a gap"),
        Defect(
            "a division by zero in one width",
            Specimen(forward: { Choreography(foreground: .from(.offset(x: 1, dy: 0 / ($0.width - 511)))) }),
            .finiteness,
            "not finite", screen: .foreground),
        Defect(
            "no number in one height",
            Specimen(forward: { scene in
                Choreography(foreground: .curve { .offset(x: 1 - $0, dy: scene.height == 834 ? .nan : 0) })
            }), .finiteness, "not finite", screen: .foreground),
        Defect(
            "a piece nowhere in one width",
            Specimen(forward: { scene in
                let x = 0.5 + 0 / (scene.width - 834)
                let piece = Piece(UnitRect(x: x, y: 0, width: 0.5, height: 1), .from(.opacity(0)))
                return Choreography(foreground: .init([.from(away)], pieces: [piece], showsScreen: true))
            }), .finiteness, "not finite", screen: .foreground, piece: 0),
        Defect(
            "a way back that fails in one width",
            Specimen(backward: { Choreography(foreground: .from(.offset(x: 1, dy: 0 / ($0.width - 613)))) }),
            .finiteness,
            "not finite", screen: .foreground),
        Defect(
            "a piece outside of its screen",
            playing(
                Choreography(
                    foreground: .init(
                        [
                            .from(away)
                        ], pieces: [Piece(UnitRect(x: 0.5, y: 0, width: 0.6, height: 1), .still)], showsScreen: true))),
            .range, "(0.5, 0, 0.6, 1), is not within its screen", screen: .foreground, piece: 0),
        Defect(
            "behind the eye",
            playing(
                Choreography(
                    foreground: .from(.opacity(0)), background: .curve { .offset(depth: 4 * 1200 * $0 * (1 - $0)) }
                )), .depth, "towards the viewer", screen: .background),
        Defect(
            "an eye too near",
            playing(
                Choreography(
                    foreground: .from(.rotation(degrees: 90, axis: .y).anchor(.leading).opacity(0)),
                    background: .to(.rotation(degrees: -80, axis: .y).anchor(.leading).opacity(0.5)), eyeDistance: 300)),
            .depth, "the viewer's eye, which is only 300 points away", screen: .background),
    ]

    static let course: [Defect] = [
        Defect(
            "all at once",
            .foreground(
                .keyframes([
                    .at(0, away), .at(0.49, .offset(x: 0.97)), .at(0.51, .offset(x: 0.03)), .at(1, .rest),
                ])), .pace, "of its change: under a finger it jumps", severity: .warning, screen: .foreground),
        Defect(
            "all at once, in pieces, while the other goes on",
            playing(
                Choreography(
                    foreground: .init(
                        pieces: (0..<4).map { index in
                            Piece(
                                UnitRect(x: Double(index) / 4, y: 0, width: 0.25, height: 1),
                                .keyframes([.at(0.5, .offset(y: 1)), .at(0.52, .rest)]))
                        }), background: .to(.shade(0.5)))),
            .pace, "the foreground makes", severity: .warning, screen: .foreground),
        Defect(
            "nothing for a long time", .foreground(.keyframes([.at(0.95, away), .at(1, .rest)])), .pace,
            "Until progress 0.9", severity: .warning),
        Defect(
            "over too soon", .foreground(.keyframes([.at(0, away), .at(0.4, .rest)])), .pace, "From progress 0.4",
            severity: .warning),
        Defect(
            "a flash between two steps",
            .foreground(
                .keyframes([
                    .at(0, away), .at(0.6041, .offset(x: 0.3959)), .at(0.6051, .offset(x: 0.3949).opacity(0)),
                    .at(0.6061, .offset(x: 0.3939)), .at(1, .rest),
                ])), .pace, "twitches", progress: 0.6051, screen: .foreground),
        Defect(
            "a twitch of a function",
            .foreground(.curve { .offset(x: 1 - $0, y: max(0, 0.3 - 300 * abs($0 - 0.3217))) }), .pace, "twitches",
            screen: .foreground),
        Defect(
            "too far and back",
            .foreground(.keyframes([.at(0, away), .at(0.7, .offset(x: -0.1)), .at(1, .rest)])), .course,
            "moves beyond its place at 1", severity: .warning, screen: .foreground),
        Defect(
            "a swing of its own",
            .foreground(.curve { .offset(x: (1 - $0) * (1 - $0) * cos(4.5 * .pi * $0)) }), .course,
            "back and forth under a finger that moves straight on", severity: .warning, screen: .foreground),
        Defect(
            "a run-up",
            playing(
                Choreography(
                    foreground: .from(.shade(0.5)),
                    background: .keyframes([.at(0, .rest), .at(0.3, .offset(x: 0.1)), .at(1, .offset(x: -1))]),
                    front: .background)), .course, "moves the other way", severity: .warning, screen: .background),
        Defect(
            "a piece that trembles",
            playing(
                Choreography(
                    foreground: .init(pieces: [
                        Piece(.full, .curve { .offset(y: (1 - $0) * cos(4.5 * .pi * $0)) })
                    ]))), .course, "back and forth", severity: .warning, screen: .foreground, piece: 0),
    ]
}
