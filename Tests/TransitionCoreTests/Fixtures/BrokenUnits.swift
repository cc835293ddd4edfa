import Foundation
import TransitionCore

/// Faults that a contributor makes in the units, in the light, and beside the motions: each is safe and looks wrong.
extension Defect {
    private static let away = Pose.offset(y: 1)

    private static func playing(_ choreography: Choreography) -> Specimen { .playing(choreography) }

    private static func tagged(_ tags: AnimatorTag...) -> Specimen { .described { $0.tags = tags } }

    private static func strips(_ count: Int) -> [Piece] {
        (0..<count).map { index in
            let start = 0.5 * Double(index) / Double(count)
            return Piece(
                UnitRect(x: Double(index) / Double(count), y: 0, width: 1 / Double(count), height: 1),
                .to(away, after: start, until: start + 0.5))
        }
    }

    static let units: [Defect] = [
        Defect(
            "radians for degrees",
            .foreground([.from(.rotation(degrees: .pi / 2, axis: .y)), .from(.opacity(0))]), .range,
            "`.pi / 2` degrees", severity: .warning, screen: .foreground),
        Defect(
            "the points of a source for a fraction",
            Specimen(forward: { scene in
                let source = scene.sourceRect ?? CGRect(origin: .zero, size: scene.size)
                let aside = source.midX - scene.size.width / 2
                return Choreography(foreground: [.from(.offset(x: aside).scale(0.1)), .from(.opacity(0))])
            }), .range, "An offset of the foreground is -115.05 times the size of the container", severity: .warning,
            screen: .foreground),
        Defect(
            "an anchor in points",
            .foreground(.from(.rotation(degrees: 100).anchor(x: -390, y: 1))), .range,
            "An anchor of the foreground is -390 times the size of the element", severity: .warning,
            screen: .foreground),
        Defect(
            "a scale below 0 with a small source only",
            Specimen(forward: { scene in
                let width = scene.sourceRect?.width ?? 120
                return Choreography(
                    foreground: [
                        .from(.scale((width - 60) / max(scene.size.width, 1))), .from(.opacity(0), until: 0.3),
                    ], background: .to(.shade(0.3)))
            }), .depth, "A scale of the foreground is below 0", severity: .warning, screen: .foreground),
        Defect(
            "a tilt the long way round", .foreground(.from(.offset(y: 1.4).rotation(degrees: 350))), .course,
            "turns by 350 degrees, nearly once round", severity: .warning, screen: .foreground),
        Defect(
            "a root of a number that is below 0 for a moment",
            .foreground(
                .curve { .offset(y: 1 - $0, dx: 0 * (($0 - 0.365) * ($0 - 0.365) - 0.000009).squareRoot()) }),
            .finiteness, "at progress 0.363 is not finite", progress: 0.363, screen: .foreground),
        Defect(
            "pieces of a fixed size",
            Specimen(forward: { scene in
                let count = max(Int(scene.width * scene.height / 8192), 1)
                return Choreography(background: .pieces(strips(min(count, 5000))), front: .background)
            }), .cost, "The number of pieces grows with the container", severity: .warning),
    ]

    static let looks: [Defect] = [
        Defect(
            "a shadow that falls upwards",
            .foreground([
                .from(away),
                .keyframes([.at(0, .rest), .at(0.5, .shadow(opacity: 0.4, radius: 16, dy: -18)), .at(1, .rest)]),
            ]), .range, "The shadow of the foreground falls upwards", severity: .warning, screen: .foreground),
        Defect(
            "a black hole between light screens",
            playing(
                Choreography(
                    foreground: [.from(.offset(y: 1.6)), .from(.scale(0.8), after: 0.5)],
                    background: .to(.scale(0.6)), backdrop: .black)), .backdrop, "is pure black between two light",
            severity: .warning),
        Defect(
            "a new screen that comes and goes",
            .foreground(
                .keyframes((0...10).map { .at(Double($0) / 10, .opacity($0 == 10 ? 1 : $0 % 2 == 0 ? 0.1 : 0.9)) })),
            .flashing, "the foreground blinks", severity: .warning, screen: .foreground),
        Defect(
            "an old screen that is gone for a moment",
            playing(
                Choreography(
                    foreground: .from(away),
                    background: .keyframes([.at(0.4, .rest), .at(0.45, .opacity(0)), .at(0.5, .rest)]),
                    backdrop: .white)), .flashing, "At progress 0.438 the background blinks", severity: .warning,
            screen: .background),
        Defect(
            "one strip twice",
            playing(
                Choreography(
                    background: .pieces(
                        strips(6) + [Piece(strips(6)[0].rect, .to(away, after: 0.3, until: 0.9))]),
                    front: .background)), .range, "Pieces 1 and 7 of the background show the same part",
            severity: .warning, progress: 0, screen: .background),
        Defect(
            "corners that stay round", .foreground([.from(away), .fixed(.cornerRadius(24))]), .end,
            "the background is still visible", progress: 1, screen: .background),
    ]

    static let promises: [Defect] = [
        Defect("a turn", tagged(.rotation), .description, "“rotation”, but nothing turns", severity: .warning),
        Defect("space", tagged(.threeD), .description, "“3D”, but nothing turns in space", severity: .warning),
        Defect("tiles", tagged(.tiles), .description, "“tiles”, but no screen has pieces", severity: .warning),
        Defect("a fade", tagged(.dissolve), .description, "“dissolve”, but nothing fades", severity: .warning),
        Defect("growth", tagged(.zoom), .description, "“zoom”, but nothing grows", severity: .warning),
        Defect("a clip", tagged(.clip), .description, "“clip”, but nothing is clipped", severity: .warning),
        Defect("a source", tagged(.source), .description, "“source”, but with a source", severity: .warning),
        Defect(
            "a side", .described { $0.summary = "The new screen comes from the left." }, .description,
            "says “from the left”", severity: .warning),
        Defect(
            "a tag with a space", tagged(AnimatorTag("odd ")), .description, "with a space at its edge",
            severity: .warning),
    ]
}
