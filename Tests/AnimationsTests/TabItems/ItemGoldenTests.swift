import Foundation
import GalleryGoldenText
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionUIKit

/// The behaviour of each item animator is stored in `ItemGoldens`, so that a change of any of them is visible in a
/// review.
struct ItemGoldenTests {
    private static let folder = ReadmeTests.root.appendingPathComponent("Tests/AnimationsTests/ItemGoldens")

    @Test("An item animator does what its golden says", arguments: BuiltInTabItemAnimation.allCases)
    func golden(animation: BuiltInTabItemAnimation) throws {
        let text = ItemGolden(animator: animation.animator).text
        let file = Self.folder.appendingPathComponent("\(animation.rawValue).txt")
        let golden = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            text == golden,
            """
            \(animation.rawValue) does not do what its golden says. If that is meant, write it anew with
                swift run gallery golden --item \(animation.rawValue)
            """
        )
    }

    @Test("Each golden belongs to an item animator")
    func orphans() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(BuiltInTabItemAnimation.allCases.map { "\($0.rawValue).txt" }))
    }

    @Test("There are at least 24 item animators, and no two do the same")
    func content() {
        #expect(BuiltInTabItemAnimation.allCases.count >= 24)
        var owners: [String: BuiltInTabItemAnimation] = [:]
        for animation in BuiltInTabItemAnimation.allCases {
            // What moves; not the description.
            let poses = ItemGolden(animator: animation.animator).text.components(separatedBy: "\n").dropFirst(3)
            if let other = owners.updateValue(animation, forKey: poses.joined(separator: "\n")) {
                Issue.record("\(animation.rawValue) does what \(other.rawValue) does")
            }
        }
    }
}
