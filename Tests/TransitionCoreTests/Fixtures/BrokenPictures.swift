import Foundation
import TransitionCore

extension Specimen {
    /// Light that goes out and on again so many times over an even move, in so many seconds.
    static func blinking(_ times: Int, in seconds: Double, depth: Double = 0.6) -> Specimen {
        let length = Double(2 * times)
        let keyframes = (0...2 * times).map { index in
            Motion.Keyframe.at(Double(index) / length, .shade(index % 2 == 0 ? 0 : depth))
        }
        var specimen = Specimen.playing(
            Choreography(
                foreground: [.from(.opacity(0), after: 0.8)], background: [.keyframes(keyframes)], backdrop: .black))
        specimen.duration = seconds
        return specimen
    }

    /// Animators without a fault that come near to one.
    static let harmless: [Specimen] = [
        blinking(2, in: 0.6), blinking(8, in: 0.6, depth: 0.03),
        // Nothing for less than a tenth of the progress.
        .playing(
            Choreography(
                foreground: .from(.opacity(0), after: 0.47), background: .to(.opacity(0), until: 0.5),
                backdrop: .charcoal)
        ),
        // A hole in front of a backdrop.
        .playing(
            Choreography(foreground: .from(.opacity(0)), background: .to(.rotation(degrees: 4)), backdrop: .charcoal)),
        // Nine tenths of the way in an eighth of the progress.
        .foreground(
            .keyframes([
                .at(0, .offset(x: 1)), .at(0.43, .offset(x: 0.95)), .at(0.56, .offset(x: 0.05)), .at(1, .rest),
            ])),
        // Somewhere else on the way back, on the same side.
        Specimen(backward: { _ in
            Choreography(foreground: .from(.offset(x: 1, y: 0.5)), background: .to(.shade(0.3)))
        }),
    ]
}

/// Faults of the whole picture, of its light, of one kind of scene, and of what is said beside the choreography.
extension Defect {
    private static let away = Pose.offset(x: 1)

    private static func playing(_ choreography: Choreography) -> Specimen { .playing(choreography) }

    /// Six flashes, each within a two-hundredth of the progress.
    private static let sixFlashes: [Motion.Keyframe] = (1...6).flatMap { index -> [Motion.Keyframe] in
        let place = Double(index) / 8
        return [.at(place - 0.002, .rest), .at(place, .shade(0.9)), .at(place + 0.002, .rest)]
    }

    private static let cornersWithoutEnd = Motion.keyframes([
        .at(0, .rest), .at(0.5, .rest.cornerRadius(1e9)), .at(1, .rest),
    ])

    static let pictures = light + numbers + moves

    private static let swing = Motion.curve { progress in
        let left = 1 - progress
        return .offset(x: left * left * cos(4.5 * .pi * progress))
    }

    private static let moves: [Defect] = [
        Defect(
            "nine tenths of the way within a tenth of the progress",
            .foreground(
                .keyframes([
                    .at(0, away), .at(0.45, .offset(x: 0.97)), .at(0.535, .offset(x: 0.03)), .at(1, .rest),
                ])), .pace, "the picture makes", severity: .warning),
        Defect(
            "a cut in front of a long wait",
            playing(
                Choreography(foreground: .keyframes([.at(0, away), .at(0.9, away), .at(1, .rest)]), cuts: [0.01])),
            .pace,
            "Until progress 0.8", severity: .warning),
        Defect(
            "a cut beside a swing",
            playing(
                Choreography(
                    foreground: [swing], cuts: [0.99])),
            .course, "back and forth", severity: .warning, screen: .foreground),
        Defect(
            "a small hole in a corner, early and for a moment",
            playing(
                Choreography(
                    foreground: .from(.opacity(0)),
                    background: .keyframes([
                        .at(0, .rest), .at(0.12, .rotation(degrees: 2)), .at(0.24, .rest), .at(1, .rest),
                    ]))), .backdrop, "shines through around (", severity: .warning),
        Defect(
            "the way back leaves against the finger",
            Specimen(backward: { _ in
                Choreography(foreground: .from(.offset(x: -1)), background: .to(.shade(0.3)))
            }), .course, "leaves to the side opposite", severity: .warning, screen: .foreground),
        Defect(
            "the way back leaves upwards",
            Specimen(
                backward: { _ in Choreography(foreground: .from(.offset(y: -1))) },
                forward: { _ in Choreography(foreground: .from(.offset(y: 1))) }), .course,
            "leaves to the side opposite", severity: .warning, screen: .foreground),
        Defect(
            "a piece is forgotten",
            playing(
                Choreography(
                    foreground: .init(pieces: [
                        Piece(UnitRect(x: 0, y: 0, width: 0.88, height: 1), .from(.offset(x: 1.2)))
                    ]), background: .to(.opacity(0)), backdrop: .black)), .end,
            "The pieces leave out 12 % of the foreground.", progress: 1),
    ]

    private static let light: [Defect] = [
        Defect(
            "nothing to see in front of a backdrop",
            playing(
                Choreography(
                    foreground: .from(.opacity(0), after: 0.7), background: .to(.opacity(0), until: 0.3),
                    backdrop: .black
                )), .backdrop, "neither screen is visible", severity: .warning),
        Defect(
            "nothing to see, because both are on their edge",
            playing(
                Choreography(
                    foreground: .keyframes([
                        .at(0.6, .rotation(degrees: 90, axis: .y)), .at(1, .rest),
                    ]),
                    background: .keyframes([.at(0, .rest), .at(0.4, .rotation(degrees: 90, axis: .y))]),
                    front: .switchingHalfway, backdrop: .charcoal)), .backdrop, "neither screen is visible",
            severity: .warning),
        Defect("five flashes", .blinking(5, in: 0.6), .flashing, "flashes 5 times within a second"),
        Defect("many flashes in two seconds", .blinking(12, in: 2), .flashing, "times within a second"),
        Defect(
            "flashes between two steps",
            playing(
                Choreography(
                    foreground: .from(away),
                    background: [.keyframes(sixFlashes)])), .flashing, "flashes"),
    ]

    private static let numbers: [Defect] = [
        Defect(
            "a place a thousand screens away",
            playing(Choreography(foreground: .from(away), background: .to(.offset(x: 3000)))), .range,
            "points away", screen: .background),
        Defect(
            "corners without an end",
            playing(Choreography(foreground: [.from(away), cornersWithoutEnd])), .range, "points away",
            screen: .foreground),
        Defect(
            "a product that is not finite",
            .foreground(
                [.from(.offset(dx: 1e308, dy: 0)), .from(.scale(1e10))]), .finiteness, "not finite",
            screen: .foreground),
        Defect(
            "an overlap beside a bar at one side",
            Specimen(forward: { scene in
                Choreography(foreground: .from(.offset(x: 1, dx: scene.safeArea.leading > 80 ? -60 : 0)))
            }), .start, "already visible", progress: 0, screen: .foreground),
        Defect(
            "an overlap beside a bar at the other side",
            Specimen(forward: { scene in
                Choreography(foreground: .from(.offset(x: 1, dx: -scene.safeArea.trailing)))
            }), .start, "already visible", progress: 0, screen: .foreground),
        Defect(
            "a default outside of its own range",
            Specimen(offered: { specimen in [.number("size", 3, in: 0...1, step: 0.1) { _ in specimen }] }), .settings,
            "own value of “size” is not in the setting's domain"),
        Defect(
            "an edge that is not offered",
            Specimen(offered: { _ in
                [.edge("from", .leading, among: [.top]) { Specimen.foreground(.from(.offset(toward: $0))) }]
            }), .settings, "own value of “from”"),
    ]
}
