import Foundation
import TransitionCore

/// Faults beside the motions: sides and parts of screens, declared numbers, words, and faults in one kind of scene alone.
extension Defect {
    private static let away = Pose.offset(x: 1)

    private static func playing(_ choreography: Choreography) -> Specimen { .playing(choreography) }

    private static func strips(_ count: Int, width: Double, _ motion: Motion) -> [Piece] {
        (0..<count).map { Piece(UnitRect(x: Double($0) / Double(count), y: 0, width: width, height: 1), motion) }
    }

    /// A specimen that takes so many seconds and has these tags.
    private static func lasting(_ seconds: Double, _ tags: [AnimatorTag]) -> Specimen {
        var specimen = Specimen.described { $0.tags = tags }
        specimen.duration = seconds
        return specimen
    }

    static let words: [Defect] = [
        Defect(
            "a title of four words", .described { $0.title = "It leans in slowly" }, .description, "is too long",
            severity: .warning),
        Defect(
            "a title of 25 letters", .described { $0.title = "Incomprehensiblenessesses" }, .description, "is too long",
            severity: .warning),
        Defect("no author", .described { $0.author = " " }, .description, "author is empty", severity: .warning),
        Defect(
            "no version", .described { $0.since = "soon" }, .description, "“soon” is not the number of a version",
            severity: .warning),
        Defect(
            "for apps and for show", .described { $0.tags = [.app, .show] }, .description, "both `.app` and `.show`",
            severity: .warning),
        Defect(
            "too slow for every day", lasting(0.5, [.app, .edge]), .duration, "0.5 s, but has the tag `.app`",
            severity: .warning),
        Defect(
            "too slow for a show", lasting(0.9, [.show, .edge]), .duration, "0.9 s, but has the tag `.show`",
            severity: .warning),
    ]

    static let sides: [Defect] = [
        Defect(
            "the back of the new screen",
            .foreground([.from(.rotation(degrees: 180, axis: .y)), .from(.opacity(0), until: 0.2)]), .depth,
            "the foreground is seen from behind, mirrored", severity: .warning, screen: .foreground),
        Defect(
            "a scale below 0",
            .foreground([.from(.scale(x: 1, y: -1)), .from(.opacity(0), until: 0.2)]), .depth, "seen from behind",
            severity: .warning, screen: .foreground),
        Defect(
            "strips over other strips",
            playing(
                Choreography(
                    background: .init(
                        pieces: strips(10, width: 0.1, .to(.offset(y: 1))) + strips(5, width: 0.1, .to(.offset(y: -1)))),
                    front: .background)), .range, "% of the screen is drawn more than once", severity: .warning,
            progress: 0, screen: .background),
        Defect(
            "a clip of a screen that pieces replace",
            playing(
                Choreography(
                    background: .init(
                        [.to(.clip(.circle(x: 0.5, y: 0.5, radius: 0.4)))],
                        pieces: strips(5, width: 0.2, .to(.offset(y: 1)))), front: .background)), .range,
            "The clip of the background is not seen", severity: .warning, screen: .background),
        Defect(
            "a hairline between two halves",
            playing(
                Choreography(
                    background: .init(pieces: [
                        Piece(UnitRect(x: 0, y: 0, width: 0.4985, height: 1), .to(.offset(x: -1))),
                        Piece(UnitRect(x: 0.5, y: 0, width: 0.5, height: 1), .to(.offset(x: 1))),
                    ]), front: .background, backdrop: .black)), .start,
            "the pieces of the background leave a gap of 0.585 points", progress: 0, screen: .background),
        Defect(
            "a hairline that shows a white plate",
            playing(
                Choreography(
                    background: .init(pieces: [
                        Piece(.full, .to(.opacity(0))).white(),
                        Piece(UnitRect(x: 0, y: 0, width: 0.3985, height: 1), .to(.offset(x: -1))),
                        Piece(UnitRect(x: 0.4, y: 0, width: 0.6, height: 1), .to(.offset(x: 1))),
                    ]), front: .background, backdrop: .black)), .start,
            "the pieces of the background leave a gap of 0.585 points", progress: 0, screen: .background),
        Defect(
            "a white plate that stays",
            playing(
                Choreography(
                    foreground: .init(
                        [.from(away)], pieces: [Piece(.full, .from(.opacity(0), to: .opacity(0.3))).white()],
                        showsScreen: true))), .end, "which is white, is visible", progress: 1, screen: .foreground),
        Defect(
            "the shadow of a screen with a clip",
            .foreground([
                .from(.clip(.circle(x: 0.5, y: 0.5, radius: 0))), .passingShadow(opacity: 0.3, radius: 12),
            ]), .range, "The shadow of the foreground is not seen, because a clip", severity: .warning,
            screen: .foreground),
    ]

    static let declared: [Defect] = [
        Defect(
            "colours from 0 to 255",
            playing(Choreography(foreground: .from(away), backdrop: .init(red: 255, green: 0, blue: 0))), .range,
            "A component of the backdrop is 255"),
        Defect(
            "an eye behind the picture", playing(Choreography(foreground: .from(away), eyeDistance: -500)), .range,
            "The eye's distance is -500"),
        Defect(
            "an eye at the glass", playing(Choreography(foreground: .from(away), eyeDistance: 40)), .depth,
            "The eye is 40 points away", severity: .warning),
        Defect(
            "an axis without a direction",
            .foreground([
                .from(.offset(x: 2)), .from(.rotation(degrees: 30, axis: Pose.Axis(x: 0, y: 0, z: 0))),
            ]), .range, "turns about an axis of no length", progress: 0, screen: .foreground),
        Defect(
            "a cut in percent", playing(Choreography(foreground: .from(away), cuts: [50])), .range, "`cuts` names 50",
            severity: .warning),
        Defect(
            "a switch that never comes",
            playing(Choreography(foreground: .from(away), front: .init(.foreground, switches: [1.5]))), .range,
            "`front` names 1.5", severity: .warning),
        Defect(
            "cuts everywhere",
            playing(
                Choreography(
                    foreground: .keyframes([
                        .at(0, away), .at(0.5, .offset(x: 0.9), easing: .hold), .at(0.75, .offset(x: 0.1)),
                        .at(1, .rest),
                    ]),
                    cuts: [0.25, 0.5, 0.75])), .continuity, "Nothing jumps at 2 of its cuts, as at 0.25",
            severity: .warning),
        Defect(
            "a spring that is thrown", Specimen(timing: .curve(0.3, 2.2, 0.6, 2.2)), .overshoot,
            "thrown far beyond their places", severity: .warning),
    ]

    static let scenes: [Defect] = [
        Defect(
            "only in the dark",
            Specimen(forward: { Choreography(background: .to(.offset(y: $0.isDark ? 0.9 : 1)), front: .background) }),
            .end, "the background is still visible", progress: 1, screen: .background),
        Defect(
            "white light between dark screens",
            playing(
                Choreography(
                    foreground: .from(.opacity(0), after: 0.5), background: .to(.opacity(0), until: 0.5),
                    backdrop: .white)), .flashing, "a light backdrop fills", severity: .warning),
        Defect(
            "only on a wide tablet",
            Specimen(forward: { scene in
                let width = min(1, 1100 / max(scene.width, 1))
                return Choreography(
                    background: .init(pieces: [Piece(UnitRect(x: 0, y: 0, width: width, height: 1), .to(.offset(y: 1)))]
                    ),
                    front: .background)
            }), .start, "The pieces leave out", progress: 0, screen: .foreground),
        Defect(
            "from far away", playing(Choreography(foreground: .from(.offset(x: 3)))), .pace,
            "the picture stands still", severity: .warning),
        Defect(
            "a way behind the other screen",
            playing(
                Choreography(
                    foreground: .from(away, until: 0.6), background: .to(.opacity(0), after: 0.6), front: .background)),
            .pace, "the picture stands still", severity: .warning),
        Defect(
            "over soon behind the other screen",
            playing(
                Choreography(
                    foreground: .from(away, until: 0.5), background: .to(.offset(x: -3)))),
            .pace, "the picture stands still", severity: .warning),
        Defect(
            "a screen that rushes while the other darkens evenly",
            playing(
                Choreography(foreground: .from(away, after: 0.45, until: 0.55), background: .to(.shade(0.3)))), .pace,
            "the foreground makes", severity: .warning, screen: .foreground),
        Defect(
            "nothing for more than a third",
            playing(Choreography(foreground: .from(away, after: 0.38), background: .to(.shade(0.3), after: 0.38))),
            .pace, "Until progress 0.3", severity: .warning),
        Defect(
            "three flashes", .blinking(3, in: 0.6), .flashing, "flashes 3 times within a second", severity: .warning),
    ]
}
