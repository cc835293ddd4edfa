#if canImport(UIKit)
import Foundation

/// The claims about what playing a transition costs, against the same picture written by hand, in instructions.
///
/// What is counted is the headless UIKit's for the most part, on both sides; the details say what is not. Where the
/// library is above what is wanted (1.15 for the set-up, 0.5 for a step, 2 for the release), the rest goes into what a
/// tutorial leaves out: the hidden view and the property animator that let bars and alongside blocks go in step (a
/// twentieth to a fifteenth of a set-up), the layer that shows how far a run is, the look for a keyboard, the questions
/// whether code leads in a finger's place (a hundredth), and animations of each layer that are made anew at the release,
/// where a percent-driven transition lets go of those it has. A zoom draws its screens in pieces, for which it takes a
/// picture of one, and adds 20 animations where a tutorial adds five. Its frames change in straight lines here; its clip
/// and its fades do not, and take six to thirty places each.
struct PlayingBenchmarks {
    /// The most that the library may take, as a multiple of what is written by hand.
    private struct Limits {
        var setUp: Double
        /// How often a set-up may ask for memory.
        var allocations: Double
        /// All of a step, the delivery of the touch included.
        var step: Double
        /// Without the delivery.
        var following: Double
        var release: Double
    }

    private static func limits(of picture: Picture) -> Limits {
        switch picture {
        case .fade: Limits(setUp: 1.155, allocations: 1.18, step: 0.94, following: 0.87, release: 2.12)
        case .slide: Limits(setUp: 1.165, allocations: 1.18, step: 0.9, following: 0.8, release: 2.33)
        case .push: Limits(setUp: 1.125, allocations: 1.18, step: 0.72, following: 0.56, release: 2.92)
        case .zoom: Limits(setUp: 2.57, allocations: 3.17, step: 1.35, following: 1.6, release: 20.2)
        }
    }

    func run() throws -> [Finding] {
        let counter = try InstructionCounter()
        defer { counter.finish() }
        let finger = try counter.count(Scenario.finger)[0]
        var findings: [Finding] = []
        for picture in Picture.allCases {
            let library = try counter.count(Scenario.navigation(picture, isHandWritten: false))
            let hand = try counter.count(Scenario.navigation(picture, isHandWritten: true))
            let limits = Self.limits(of: picture)
            let name = picture.rawValue
            findings += [
                Self.finding("\(name), set-up : by hand", library[0], hand[0], limit: limits.setUp),
                Finding(
                    title: "\(name), allocations of the set-up : by hand",
                    value: Double(library[0].allocations) / Double(hand[0].allocations), limit: limits.allocations,
                    detail: "\(library[0].allocations) against \(hand[0].allocations)"),
                Self.finding(
                    "\(name), \(Scenario.steps) steps of a finger : by hand", library[1], hand[1], limit: limits.step),
                Self.finding(
                    "\(name), the same without the touch's delivery", library[1] - finger, hand[1] - finger,
                    limit: limits.following),
                Self.finding("\(name), release : by hand", library[2], hand[2], limit: limits.release),
            ]
        }
        let library = try counter.count(Scenario.tab(isHandWritten: false))
        let hand = try counter.count(Scenario.tab(isHandWritten: true))
        findings.append(Self.finding("tab swipe, begin : by hand", library[0], hand[0], limit: 1.38))
        findings += try Self.items(counter)
        findings.append(try Self.pieces(counter))
        findings += try Self.elements(counter)
        return findings
    }

    private static func finding(
        _ title: String, _ library: CallProfile, _ hand: CallProfile, limit: Double
    ) -> Finding {
        Finding(
            title: title,
            value: library.instructions / hand.instructions,
            limit: limit,
            detail: String(
                format: "%.0f k against %.0f k; outside UIKit %.0f k against %.0f k", library.instructions / 1000,
                hand.instructions / 1000, library.outside / 1000, hand.outside / 1000)
        )
    }

    /// A tap costs its delivery, the selection and the bounce. Core Animation plays the bounce, so nothing runs in its
    /// frames; the time begins to pass with one check at the end of a turn.
    private static func items(_ counter: InstructionCounter) throws -> [Finding] {
        let library = try counter.count(Scenario.item(isHandWritten: false))
        let hand = try counter.count(Scenario.item(isHandWritten: true))
        return [
            finding("item bounce, the tap : by hand", library[0], hand[0], limit: 2.07),
            finding("item bounce, ten frames : by hand", library[1], hand[1], limit: 3.53),
        ]
    }

    /// Twelve elements over a cross-fade, against the cross-fade without them, and against elements written by hand.
    /// Images fly as they are, so no picture is taken of them.
    private static func elements(_ counter: InstructionCounter) throws -> [Finding] {
        let all = try counter.count(.elements(.all, views: 0))
        let none = try counter.count(.elements(.none, views: 0))
        let hand = try counter.count(.elements(.hand, views: 0))
        let more = 400
        let allMore = try counter.count(.elements(.all, views: more))[0]
        let noneMore = try counter.count(.elements(.none, views: more))[0]
        let look = (allMore.instructions - all[0].instructions) - (noneMore.instructions - none[0].instructions)
        return [
            finding("twelve elements, set-up : without", all[0], none[0], limit: 2),
            finding("twelve elements, \(Scenario.steps) steps : without", all[1], none[1], limit: 2),
            finding("twelve elements, release : without", all[2], none[2], limit: 6.7),
            finding("twelve elements, set-up : by hand", all[0], hand[0], limit: 0.95),
            Finding(
                title: "looking for elements, instructions a view", value: look / Double(2 * more), limit: 400,
                detail: String(format: "%.0f k for %d views", look / 1000, 2 * more)),
        ]
    }

    /// Pieces cost the same each, however many there are.
    private static func pieces(_ counter: InstructionCounter) throws -> Finding {
        let counts = try [8, 16, 32].map { try counter.count(Scenario.pieces($0))[0].instructions }
        let (first, second) = ((counts[1] - counts[0]) / 8, (counts[2] - counts[1]) / 16)
        return Finding(
            title: "a piece between 16 and 32 : one between 8 and 16",
            value: second / first,
            limit: 1.1,
            detail: String(format: "%.1f k instructions against %.1f k", second / 1000, first / 1000)
        )
    }
}
#endif
