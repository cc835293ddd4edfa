import Foundation
import GalleryGoldenText
import Testing
import TransitionAnimations
import TransitionCore

/// The settings that the catalogue's transitions offer.
struct SettingEndTests {
    /// Those that have some.
    static let adjustable = BuiltInTransition.allCases.filter { !$0.animator.settings.isEmpty }

    @Test("Whatever a static function takes is a setting", arguments: BuiltInTransition.allCases)
    func complete(transition: BuiltInTransition) throws {
        let name = transition.rawValue
        guard transition != .fade else { return #expect(transition.animator.settings.isEmpty) }
        let file = "\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
        let source = try ReadmeTests.text("Sources/Animations/Transitions/\(file)")
        let function = source.components(separatedBy: "public static func \(name)(").dropFirst().first ?? ")"
        let arguments = function.prefix { $0 != ")" }.split(separator: ",")
        #expect(transition.animator.settings.count == arguments.count, "\(arguments)")
        for (setting, argument) in zip(transition.animator.settings, arguments) {
            let label = argument.split(separator: " ").first?.split(separator: ":").first
            #expect(label == "_" || setting.name == label.map(String.init), "in the function's order, with its labels")
        }
    }

    @Test("A setting tells what its animator has, and no more than it can be given", arguments: adjustable)
    func ends(transition: BuiltInTransition) throws {
        for setting in transition.animator.settings {
            #expect(setting.domain.value(for: setting.value) == setting.value)
            for end in setting.domain.ends {
                let changed = try #require(setting.changed(to: end))
                #expect(changed.setting(setting.name)?.value == end)
                #expect(changed.info == transition.animator.info && changed is CatalogueAnimator)
                for other in transition.animator.settings where other.name != setting.name {
                    #expect(changed.setting(other.name)?.value == other.value)
                }
            }
        }
    }

    @Test(
        "Where a setting's value differs, something else is to be seen, in a light app or in a dark one",
        arguments: adjustable)
    func visible(transition: BuiltInTransition) throws {
        let dark = TransitionScene(size: CGSize(width: 390, height: 844), isDark: true)
        let (plain, backdrop) = (
            Golden(animator: transition.animator).text, transition.animator.choreography(in: dark).backdrop
        )
        for setting in transition.animator.settings {
            for end in setting.domain.ends where end != setting.value {
                let changed = try #require(setting.changed(to: end))
                let isSeen =
                    Golden(animator: changed).text != plain || changed.choreography(in: dark).backdrop != backdrop
                #expect(isSeen, "\(setting.name) at \(end.swift)")
            }
        }
    }
}
