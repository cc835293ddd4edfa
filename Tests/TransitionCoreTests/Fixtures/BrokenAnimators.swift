import Foundation
import Testing
import TransitionCore
import TransitionTesting

/// A deliberate fault of an animator, and the check that must report it.
struct Defect: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var animator: Specimen
    var check: Audit.Check
    var severity = Audit.Severity.failure
    var progress: Double?
    var screen: ScreenRole?
    var piece: Int?
    /// A part of the sentence that says what is wrong.
    var words: String

    init(
        _ name: String, _ animator: Specimen, _ check: Audit.Check, _ words: String,
        severity: Audit.Severity = .failure, progress: Double? = nil, screen: ScreenRole? = nil, piece: Int? = nil
    ) {
        (testDescription, self.animator, self.check, self.words) = (name, animator, check, words)
        (self.severity, self.progress, self.screen, self.piece) = (severity, progress, screen, piece)
    }
}

extension Defect {
    private static let half = UnitRect(x: 0, y: 0, width: 1, height: 0.5)
    private static let lowerHalf = UnitRect(x: 0, y: 0.5, width: 1, height: 0.5)
    private static let crumb = UnitRect(x: 0.61, y: 0.33, width: 0.01, height: 0.01)

    /// The foreground over a background in a row of pieces.
    private static func pieces(_ count: Int) -> Specimen {
        let pieces = (0..<count).map { index in
            let x = Double(index) / Double(count)
            return Piece(UnitRect(x: x, y: 0, width: 1 / Double(count), height: 1), .from(.offset(y: 1)))
        }
        return playing(Choreography(foreground: .init(pieces: pieces), background: []))
    }

    private static func playing(_ choreography: Choreography) -> Specimen { .playing(choreography) }

    static let description: [Defect] = [
        Defect("bad name", .described { $0.name = "Bad name" }, .name, "“Bad name” cannot name"),
        Defect("no title", .described { $0.title = " " }, .description, "title is empty"),
        Defect("no summary", .described { $0.summary = "" }, .description, "summary is empty"),
        Defect(
            "two sentences", .described { $0.summary = "It moves. It stops." }, .description, "not one sentence",
            severity: .warning),
        Defect("no full stop", .described { $0.summary = "It moves" }, .description, "full stop", severity: .warning),
        Defect("no tags", .described { $0.tags = [] }, .description, "tags", severity: .warning),
        Defect(
            "a tag of no letters", .described { $0.tags = [.edge, AnimatorTag(" ")] }, .description, "tags",
            severity: .warning),
        Defect(
            "a tag twice", .described { $0.tags = [.edge, AnimatorTag("edge")] }, .description, "tags",
            severity: .warning),
        Defect(
            "the presenter is left in sight and nobody says so",
            .playing(Choreography(foreground: .from(.offset(x: 1)), resting: .overlay)), .description,
            "`keepsPresenter` is false"),
        Defect(
            "the presenter is said to be kept and is not", Specimen(keepsPresenter: true), .description,
            "does not leave the presenter visible"),
        Defect(
            "the presenter is kept in a wide container only",
            Specimen(
                keepsPresenter: true,
                forward: {
                    Choreography(foreground: .from(.offset(x: 1)), resting: $0.width > $0.height ? .overlay : .replace)
                }), .description, "does not leave the presenter visible"),
        Defect(
            "the summary of the beginning", .described { $0.summary = Audit.templateSummary }, .description,
            "`gallery new` wrote", severity: .warning),
        Defect("no container", .described { $0.containers = [] }, .description, "no container"),
        Defect(
            "the whole window, anywhere", Specimen(movesWholeWindow: true), .description, "moves the whole window",
            severity: .warning),
        Defect(
            "the whole window of no navigation controller",
            .described(movesWholeWindow: true) { $0.containers = [.tab] },
            .description, "its containers are tab"),
        Defect("no duration", Specimen(duration: 0), .duration, "takes 0.0 seconds"),
        Defect("endless", Specimen(duration: .infinity), .duration, "inf seconds"),
        Defect("no number of seconds", Specimen(duration: .nan), .duration, "nan seconds, which cannot be played"),
        Defect("half an hour", Specimen(duration: 1800), .duration, "1800.0 seconds, which is likely wrong"),
        Defect("a blink", Specimen(duration: 0.05), .duration, "0.05 seconds", severity: .warning),
        Defect("five seconds", Specimen(duration: 5), .duration, "5 seconds", severity: .warning),
    ]

    static let ends: [Defect] = [
        Defect(
            "over a presenter that stays in sight the new screen never arrives",
            Specimen(
                info: AnimatorInfo(
                    name: "specimen", title: "Specimen", author: "Test", tags: [.edge], summary: "It stays away.",
                    containers: [.modal]),
                keepsPresenter: true,
                forward: { _ in Choreography(foreground: [.fixed(.offset(y: 1))], resting: .overlay) }), .end,
            "the foreground is not visible", progress: 1, screen: .foreground),
        Defect(
            "the foreground is there from the start", .foreground(.from(.offset(x: 0.9))), .start,
            "the foreground is already visible", progress: 0, screen: .foreground),
        Defect(
            "the background starts elsewhere",
            playing(Choreography(foreground: .from(.offset(x: 1)), background: .from(.offset(y: 0.1)))), .start,
            "points from its place", progress: 0, screen: .background),
        Defect(
            "the background starts in the dark",
            playing(Choreography(foreground: .from(.offset(x: 1)), background: .from(.shade(0.5)))), .start,
            "is shaded", progress: 0, screen: .background),
        Defect(
            "the background lacks a part",
            playing(
                Choreography(
                    foreground: .from(.offset(x: 1)),
                    background: .init(pieces: [Piece(half, .to(.offset(y: -0.5)))]))), .start, "there is a hole",
            progress: 0, screen: .background),
        Defect(
            "the outgoing screen is seen at the end",
            playing(Choreography(foreground: .from(.offset(x: 1)), front: .background)), .end,
            "the background is still visible", progress: 1, screen: .background),
        Defect(
            "the foreground stays transparent",
            .foreground(.keyframes([.at(0, .opacity(0)), .at(1, .opacity(0.9))])), .end,
            "the background is still visible",
            progress: 1, screen: .background),
        Defect(
            "the foreground stops short",
            playing(
                Choreography(
                    foreground: .keyframes([.at(0, .offset(y: 1)), .at(1, .offset(dy: 3))]),
                    background: .to(.opacity(0)))),
            .end, "3 points from its place", progress: 1, screen: .foreground),
        Defect(
            "rounded corners at the end",
            .foreground(.keyframes([.at(0, .offset(y: 1)), .at(1, .rest.cornerRadius(20))])), .end,
            "still visible", progress: 1, screen: .background),
        Defect(
            "a piece is left behind",
            playing(
                Choreography(
                    foreground: .from(.opacity(0)),
                    background: .init(pieces: [Piece(.full, .to(.opacity(0))), Piece(crumb, .to(.scale(0.5)))]),
                    front: .background)), .leftover, "piece 2 of the background is still visible", progress: 1,
            screen: .background, piece: 1),
        Defect(
            "a shadow reaches in from outside", .foreground(.from(.offset(x: 1).shadow(opacity: 0.2, radius: 12))),
            .start,
            "the shadow of the foreground is already visible", progress: 0, screen: .foreground),
        Defect(
            "a shadow stays when its screen is gone",
            playing(
                Choreography(background: .to(.offset(y: 1).shadow(opacity: 0.3, dy: -8)), front: .background)), .end,
            "the shadow of the background is still visible", progress: 1, screen: .background),
        Defect(
            "the shadow of a piece",
            playing(
                Choreography(
                    foreground: .init(pieces: [
                        Piece(half, .from(.offset(y: -0.5))),
                        Piece(lowerHalf, .from(.offset(y: 0.51).shadow(opacity: 0.5))),
                    ]),
                    background: [])), .start, "the shadow of piece 2 of the foreground", progress: 0,
            screen: .foreground, piece: 1),
        Defect(
            "the way back of its own begins wrongly",
            Specimen(backward: { _ in Choreography(foreground: .to(.offset(x: 1))) }), .start, "already visible",
            progress: 0, screen: .foreground),
        Defect(
            "only on its side", Specimen(forward: { Choreography(foreground: .from(.offset(dx: $0.height))) }), .start,
            "already visible", progress: 0, screen: .foreground),
        Defect(
            "only with a source",
            Specimen(forward: {
                Choreography(foreground: .from($0.sourceRect == nil ? .offset(x: 1) : .offset(x: 0.5)))
            }), .start, "already visible", progress: 0, screen: .foreground),
        Defect(
            "only as a modal",
            Specimen(forward: { Choreography(foreground: .from(.offset(x: $0.container == .modal ? 0.5 : 1))) }),
            .start,
            "already visible", progress: 0, screen: .foreground),
    ]

    static let motion: [Defect] = [
        Defect(
            "no number in the middle",
            .foreground(.curve { .offset(x: $0 > 0.48 && $0 < 0.52 ? .nan : 1 - $0) }), .finiteness, "is not finite",
            progress: 0.484375, screen: .foreground),
        Defect(
            "a piece nowhere",
            playing(
                Choreography(
                    foreground: .init(pieces: [
                        Piece(UnitRect(x: 0, y: 0, width: .infinity, height: 1), .from(.opacity(0)))
                    ]), background: [])), .finiteness, "not finite", screen: .foreground, piece: 0),
        Defect(
            "divided by the width of nothing",
            Specimen(forward: { Choreography(foreground: .from(.offset(dx: $0.width, dy: 0 / $0.width))) }),
            .finiteness,
            "not finite", screen: .foreground),
        Defect(
            "an opacity of two",
            .foreground(.keyframes([.at(0, .opacity(0)), .at(0.5, .opacity(2)), .at(1, .rest)])), .range, "opacity",
            screen: .foreground),
        Defect(
            "a jump at the start",
            .foreground(.keyframes([.at(0, .offset(x: 1)), .at(0, .offset(x: 0.5)), .at(1, .rest)])), .continuity,
            "jumps: by 195 points", progress: 0, screen: .foreground),
        Defect(
            "a jump in the middle",
            .foreground(.keyframes([.at(0, .offset(x: 1)), .at(0.3, .offset(x: 0.6), easing: .hold), .at(1, .rest)])),
            .continuity, "jumps: by 234 points", progress: 1, screen: .foreground),
        Defect(
            "a sudden shade",
            playing(
                Choreography(
                    foreground: .from(.offset(x: 1)), background: .curve { .shade($0 < 0.7 ? 0 : 0.4) })),
            .continuity, "shade from 0 to 0.4", progress: 0.7, screen: .background),
        Defect(
            "a sudden clip",
            playing(
                Choreography(
                    foreground: .from(.opacity(0)),
                    background: .curve { .clip(.circle(x: 0.5, y: 0.5, radius: $0 < 0.4 ? 1 : 0.5)) }, backdrop: .black)
            ),
            .continuity, "clip", progress: 0.4, screen: .background),
        Defect(
            "the front switches while both are seen",
            playing(
                Choreography(
                    foreground: .from(.scale(0.5).opacity(0)), front: Choreography.Front(.background, switches: [0.6]))),
            .continuity, "comes to the front where both are visible", progress: 0.6),
        Defect(
            "random numbers",
            Specimen(forward: { [dice = Dice()] _ in
                Choreography(
                    foreground: .keyframes([.at(0, .offset(x: 1)), .at(0.5, .offset(x: dice.roll())), .at(1, .rest)]))
            }), .determinism, "different choreographies"),
        Defect(
            "random poses",
            .foreground(.curve { [dice = Dice()] in .offset(x: $0 == 0 ? 1 : $0 == 1 ? 0 : dice.roll()) }),
            .determinism, "different choreographies"),
        Defect("5,000 pieces", pieces(5000), .cost, "5000 pieces"),
        Defect("200 pieces", pieces(200), .cost, "200 pieces", severity: .warning),
        Defect(
            "not calm", .described { $0.isReduceMotionSafe = true }, .calmness, "the foreground has moved", progress: 0,
            screen: .foreground),
        Defect(
            "a calm wipe",
            {
                var wipe = Specimen.foreground(
                    .from(.clip(.roundedRect(UnitRect(x: 0, y: 0, width: 0, height: 1), radius: 0))))
                wipe.info.isReduceMotionSafe = true
                return wipe
            }(), .calmness, "the foreground has moved", progress: 0, screen: .foreground),
        Defect(
            "something shows through",
            playing(Choreography(foreground: .from(.offset(x: 1)), background: .to(.opacity(0)))), .backdrop,
            "shines through", severity: .warning, progress: 0.25),
    ]
}
