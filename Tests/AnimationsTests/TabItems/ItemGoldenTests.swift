import Animations
import Foundation
import Testing

/// The behaviour of each item animator is stored in `ItemGoldens`, so that a change of any of them is visible in a
/// review.
struct ItemGoldenTests {
    private static let folder = ReadmeTests.root.appendingPathComponent("Tests/AnimationsTests/ItemGoldens")
    private static let command = "RENEW_GOLDENS=1 swift test --filter ItemGoldenTests"
    private static let isRenewing = ProcessInfo.processInfo.environment["RENEW_GOLDENS"] != nil

    @Test("An item animator does what its golden says", arguments: BuiltInItemAnimation.allCases)
    func golden(animation: BuiltInItemAnimation) throws {
        let text = ItemGolden(animator: animation.animator).text
        let file = Self.folder.appendingPathComponent("\(animation.rawValue).txt")
        if Self.isRenewing {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return
        }
        let golden = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            text == golden,
            "\(animation.rawValue) does not do what its golden says. If that is meant, renew it with\n    \(Self.command)"
        )
    }

    @Test("Each golden belongs to an item animator")
    func orphans() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(BuiltInItemAnimation.allCases.map { "\($0.rawValue).txt" }))
    }

    @Test("There are at least 24 item animators, and no two do the same")
    func content() {
        #expect(BuiltInItemAnimation.allCases.count >= 24)
        var owners: [String: BuiltInItemAnimation] = [:]
        for animation in BuiltInItemAnimation.allCases {
            // What moves; not the description.
            let poses = ItemGolden(animator: animation.animator).text.components(separatedBy: "\n").dropFirst(3)
            if let other = owners.updateValue(animation, forKey: poses.joined(separator: "\n")) {
                Issue.record("\(animation.rawValue) does what \(other.rawValue) does")
            }
        }
    }
}
