import Foundation
import GalleryGoldenText
import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit

/// The behaviour of each animator is stored in `Goldens`, so that a change of any of them is visible in a review.
struct GoldenTests {
    static let folder = ReadmeTests.root.appendingPathComponent("Tests/AnimationsTests/Goldens")

    static func file(_ name: String) -> URL { folder.appendingPathComponent("\(name).txt") }

    @Test("An animator does what its golden says", arguments: BuiltInTransition.allCases)
    func golden(transition: BuiltInTransition) throws {
        let text = Golden(animator: transition.animator).text
        let file = Self.file(transition.rawValue)
        let command = "swift run gallery golden \(transition.rawValue)"
        guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
            Issue.record("\(transition.rawValue) has no golden. Write it with\n    \(command)")
            return
        }
        #expect(
            text == golden,
            """
            \(transition.rawValue) no longer does what its golden says: \(Self.difference(text, golden)).
            If that is meant, write its golden anew, look at the difference and commit it:
                \(command)
            """)
    }

    @Test("Each golden belongs to an animator")
    func orphans() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(BuiltInTransition.allCases.map { "\($0.rawValue).txt" }))
    }

    @Test("Goldens are small, and no two animators do the same")
    func content() throws {
        var owners: [String: BuiltInTransition] = [:]
        for transition in BuiltInTransition.allCases {
            let text = Golden(animator: transition.animator).text
            #expect(text.utf8.count < 12_000, "\(transition.rawValue)")
            // What moves, from the line that says for which containers on; not the description.
            let poses = text.components(separatedBy: "\n").dropFirst(3).joined(separator: "\n")
            if let other = owners.updateValue(transition, forKey: poses) {
                Issue.record("\(transition.rawValue) does what \(other.rawValue) does")
            }
        }
    }

    @Test("What a golden says")
    func text() {
        #expect(
            [0, 1, -0.5, 0.0625, 1234.56789, -0.0004, 0.1, .infinity].map(Golden.text) == [
                "0", "1", "-0.5", "0.063", "1234.568", "0", "0.1", "inf",
            ])
        #expect(Golden.text(Pose.rest) == "rest")
        #expect(
            Golden.text(Pose.offset(x: 1, dy: 2).rotation(degrees: 90, axis: .y).anchor(.leading).shade(0.25))
                == "anchor 0 0.5, offset 1 0, offset 0 2 pt, rotation 90° about 0 1 0, shade 0.25")
    }

    /// The first line that differs.
    private static func difference(_ text: String, _ golden: String) -> String {
        let (a, b) = (text.components(separatedBy: "\n"), golden.components(separatedBy: "\n"))
        let index = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
        func line(_ lines: [String]) -> String {
            index < lines.count ? lines[index].trimmingCharacters(in: .whitespaces) : ""
        }
        return "line \(index + 1) is “\(line(a))”, was “\(line(b))”"
    }
}
