import Foundation
import Testing
import TransitionCore
import TransitionTabBar
import TransitionTesting

/// Item animations that are safe on any bar and look wrong: the audit warns about each, once.
struct BrokenItemTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var animator: CatalogueTabItemAnimator
        var check: Audit.Check
        /// A part of the sentence that says what is wrong.
        var words: String

        init(
            _ name: String, _ check: Audit.Check, _ words: String, tags: [AnimatorTag] = [.bounce],
            duration: Double = 0.5, summary: String = "The icon nods.", _ choreography: TabItemChoreography
        ) {
            (testDescription, self.check, self.words) = (name, check, words)
            animator = CatalogueTabItemAnimator(
                "acme.broken", tags: tags, duration: duration, summary
            ) { _ in choreography }
        }
    }

    private static func through(_ pose: Pose) -> Motion {
        .keyframes([.at(0, .rest, easing: .easeOut), .at(0.4, pose, easing: .easeInOut), .at(1, .rest)])
    }

    private static func icon(_ motion: Motion) -> TabItemChoreography { TabItemChoreography(icon: [motion]) }

    private static func away(_ start: Double, _ end: Double) -> Motion {
        .keyframes([.at(0, .rest), .at(start, .opacity(0)), .at(end, .opacity(0)), .at(1, .rest)])
    }

    private static func nodding(_ shapes: [TabItemShape]) -> TabItemChoreography {
        TabItemChoreography(icon: [nod], shapes: shapes)
    }

    private static func appearing(_ shape: TabItemShape.Outline, side: Double, at opacity: Double) -> TabItemShape {
        TabItemShape(
            shape, side: side,
            motions: [.keyframes([.at(0, .opacity(0)), .at(0.4, .opacity(opacity)), .at(1, .opacity(0))])])
    }

    private static let nod = through(.offset(dy: 4))

    static let faults: [Fault] = [
        Fault("points for a fraction", .pace, "the largest change is 0.3 points", icon(through(.offset(dy: 0.3)))),
        Fault("no motion", .pace, "the largest change is 0 points", icon(through(.rest))),
        Fault(
            "a late start", .pace, "Until progress 0.5 nothing moves",
            icon(.keyframes([.at(0.5, .rest), .at(0.75, .offset(dy: 4)), .at(1, .rest)]))),
        Fault(
            "a late end", .pace, "From progress 0.5 on nothing moves",
            icon(.keyframes([.at(0, .rest), .at(0.25, .offset(dy: 4)), .at(0.5, .rest)]))),
        Fault("no picture", .pace, "the item has no picture", icon(away(0.2, 0.75))),
        Fault("no title", .pace, "the title is gone", TabItemChoreography(icon: [nod], title: [away(0.1, 0.9)])),
        Fault(
            "flashes", .flashing, "fades out and in again 6 times",
            icon(.keyframes((0...12).map { .at(Double($0) / 12, .opacity($0 % 2 == 0 ? 1 : 0.05)) }))),
        Fault(
            "many shapes", .cost, "100 shapes",
            nodding((0..<100).map { _ in appearing(.star(points: 5), side: 0.4, at: 0.5) })),
        Fault("an unseen shape", .range, "Shape 1 is never seen", nodding([appearing(.disc, side: 1, at: 0)])),
        Fault(
            "a disc over the neighbours", .range, "Shape 1 is seen far", nodding([appearing(.disc, side: 9, at: 0.9)])),
        Fault("out of the bar", .range, "The icon is seen far outside", icon(through(.offset(dy: -80)))),
        Fault("into the next item", .range, "The icon is seen far outside", icon(through(.offset(dx: 70)))),
        Fault("radians", .range, "`.pi / 4` degrees", icon(through(.rotation(degrees: .pi / 4).scale(0.8)))),
        Fault("a mirrored icon", .depth, "has a scale below 0", icon(through(.scale(x: -1)))),
        Fault("a long time", .duration, "It takes 2.5 seconds", duration: 2.5, icon(nod)),
        Fault("two sentences", .description, "not one sentence", summary: "It nods. It bows.", icon(nod)),
        Fault("a side", .description, "says “to the left”", summary: "The icon nods to the left.", icon(nod)),
        Fault("a tag twice", .description, "say “bounce” twice", tags: [.bounce, .bounce], icon(nod)),
    ]

    @Test("Each is named, once, with words that say what to do", arguments: faults)
    func fault(_ fault: Fault) throws {
        let findings = TabItemAudit.findings(of: fault.animator)
        let finding = try #require(findings.first { $0.check == fault.check }, "\(findings)")
        #expect(findings.count == 1, "\(findings)")
        #expect(finding.problem.contains(fault.words) && finding.severity == .warning, "\(finding)")
        #expect(finding.problem.hasSuffix(".") && finding.remedy.hasSuffix("."))
    }

    @Test("A part that is not at rest is named once, and not as missing as well")
    func once() {
        let animator = CatalogueTabItemAnimator("acme.high", "The icon rises.") { _ in
            TabItemChoreography(icon: [.to(.offset(dy: -4))])
        }
        #expect(TabItemAudit.findings(of: animator).map(\.problem) == ["At progress 1 the icon is not at rest."])
    }
}
