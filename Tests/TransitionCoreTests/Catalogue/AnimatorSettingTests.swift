import Foundation
import Testing

@testable import TransitionCore

/// Settings of animators as values.
struct AnimatorSettingTests {
    private let scene = TransitionScene(size: CGSize(width: 400, height: 800))

    private func value(_ name: String, of animator: any TransitionAnimator) -> AnimatorSetting.Value? {
        animator.setting(name)?.value
    }

    @Test(
        "A value of the setting's kind makes the same animator with it, and the others stay",
        arguments: [
            ("from", .edge(.top)), ("corner", .corner(.topTrailing)), ("startingSize", .number(1.25)),
            ("strips", .count(9)), ("color", .color(.white)), ("mood", .choice("wild")), ("isLoose", .flag(true)),
        ] as [(String, AnimatorSetting.Value)])
    func change(name: String, to value: AnimatorSetting.Value) throws {
        let before = Adjustable()
        let after = try #require(before.changing(name, to: value) as? Adjustable)
        #expect(self.value(name, of: before) != value && self.value(name, of: after) == value)
        for other in before.settings where other.name != name {
            #expect(self.value(other.name, of: after) == other.value, "\(other.name)")
        }
    }

    @Test("Beyond its domain a number is brought to its end, and a count is a number too")
    func within() {
        let cases: [(String, AnimatorSetting.Value, AnimatorSetting.Value)] = [
            ("startingSize", .number(-7), .number(0.2)), ("startingSize", .number(.infinity), .number(2)),
            ("startingSize", .count(1), .number(1)), ("strips", .count(.min), .count(2)),
            ("strips", .count(.max), .count(24)),
            (
                "color", .color(Choreography.Backdrop(red: -1, green: 9, blue: 0.5)),
                .color(Choreography.Backdrop(red: 0, green: 1, blue: 0.5))
            ),
        ]
        for (name, wanted, played) in cases {
            #expect(Adjustable().changing(name, to: wanted).flatMap { value(name, of: $0) } == played, "\(wanted)")
        }
    }

    @Test("A value of another kind, one that is not to choose from, and what is no number are refused")
    func refused() {
        let cases: [(String, AnimatorSetting.Value)] = [
            ("from", .corner(.topLeading)), ("corner", .corner(.bottomLeading)), ("startingSize", .number(.nan)),
            ("startingSize", .flag(true)), ("strips", .number(4)), ("mood", .choice("cross")),
            ("color", .color(Choreography.Backdrop(red: .nan, green: 0, blue: 0))), ("isLoose", .count(1)),
            ("unknown", .flag(true)),
        ]
        for (name, value) in cases { #expect(Adjustable().changing(name, to: value) == nil, "\(name) \(value)") }
    }

    @Test("What an animator has that its setting does not offer counts as the first that it offers")
    func outsideByItself() {
        var odd = Adjustable()
        (odd.corner, odd.size, odd.strips) = (.bottomTrailing, .nan, 99)
        #expect(value("corner", of: odd) == .corner(.topLeading))
        #expect(value("startingSize", of: odd) == .number(0.2) && value("strips", of: odd) == .count(24))
    }

    @Test("A domain without end, or a step that leads nowhere, becomes one that a control can show")
    func tamedDomains() {
        func number(_ range: ClosedRange<Double>, step: Double) -> AnimatorSetting.Domain {
            AnimatorSetting.number("size", 1, in: range, step: step) { _ in Adjustable() }.domain
        }
        #expect(number(0...(.infinity), step: 1) == .number(0...1e9, step: 1000, unit: .fraction))
        #expect(number(-1e18...1e18, step: 1e17) == .number(-1e9...1e9, step: 1e17, unit: .fraction))
        #expect(number(0...1, step: 1e-300) == .number(0...1, step: 1e-6, unit: .fraction))
        for step in [0, -1, .nan, .infinity] {
            #expect(number(0...5, step: step) == .number(0...5, step: 0.05, unit: .fraction), "\(step)")
        }
        func count(_ range: ClosedRange<Int>, step: Int) -> AnimatorSetting.Domain {
            AnimatorSetting.count("strips", .max, in: range, step: step) { _ in Adjustable() }.domain
        }
        #expect(count(1...(.max), step: 1) == .count(1...10_000, step: 1))
        #expect(count(.min...(.max), step: .max) == .count(-10_000...10_000, step: 20_000))
        #expect(count(2...9, step: .min) == .count(2...9, step: 1))
        let strips = AnimatorSetting.count("strips", .max, in: 1...(.max)) { _ in Adjustable() }
        #expect(strips.value == .count(10_000))
    }

    @Test("Title and label follow from the name, unless they are given")
    func words() throws {
        let settings = Adjustable().settings
        #expect(
            settings.map(\.title) == ["From", "Corner", "Starting size", "Strips", "Between", "Mood", "Is loose"])
        #expect(settings.map(\.label) == ["from", "corner", "startingSize", nil, "color", "mood", "isLoose"])
    }

    @Test(
        "Values stand in Swift as one writes them",
        arguments: [
            (.edge(.top), ".top"), (.corner(.topLeading), ".topLeading"), (.number(0.3), "0.3"), (.number(2), "2"),
            (.number(-0.05), "-0.05"), (.count(6), "6"), (.color(.black), ".black"), (.color(.white), ".white"),
            (
                .color(Choreography.Backdrop(red: 0.5, green: 0, blue: 1)),
                ".init(red: 0.5, green: 0, blue: 1)"
            ), (.choice("wild"), ".wild"), (.flag(false), "false"),
        ] as [(AnimatorSetting.Value, String)])
    func swift(value: AnimatorSetting.Value, text: String) { #expect(value.swift == text) }

    @Test("An adjusted animator has its base's settings, and stays adjusted; what was not follows the changed base")
    func adjusted() throws {
        let slow = try #require(Adjustable().duration(3).mirrored.changing("strips", to: .count(9)))
        #expect(slow.duration == 3 && value("strips", of: slow) == .count(9))
        #expect(start(slow.choreography(in: scene))?.offset.x == -1, "mirrored")
        let plain = try #require(Adjustable().wholeWindow.changing("strips", to: .count(9)))
        #expect(plain.duration == 0.9 && plain.movesWholeWindow && plain.info.containers == [.navigation])
        var info = Adjustable().info
        info.name = "test.other"
        let renamed = try #require(Adjustable().info(info).timing(.linear).changing("from", to: .edge(.top)))
        #expect(renamed.info.name == "test.other" && renamed.timing == .linear)
        #expect(renamed.choreography(in: scene).foreground.motions.first?.pose(at: 0) == .offset(toward: .top))
    }

    @Test("Two in one have the settings of both, each name once")
    func twoInOne() throws {
        let pair = Adjustable().combined(with: Adjustable()).combined(with: Adjustable())
        #expect(Set(pair.settings.map(\.name)).count == 21)
        #expect(pair.settings.filter { $0.title.hasPrefix("From") }.map(\.name) == ["from", "from2", "from3"])
        let returning = Adjustable().backward(Adjustable())
        let first = try #require(returning.changing("from", to: .edge(.top)))
        let second = try #require(returning.changing("from2", to: .edge(.bottom)))
        #expect(start(first.choreography(in: scene)) == .offset(toward: .top))
        #expect(start(first.returnChoreography(in: scene)) == .offset(toward: .trailing))
        #expect(start(second.choreography(in: scene)) == .offset(toward: .trailing))
        #expect(start(second.returnChoreography(in: scene)) == .offset(toward: .bottom))
        let third = try #require(pair.changing("from3", to: .edge(.bottom)))
        #expect(
            third.choreography(in: scene).foreground.motions.map { $0.pose(at: 0) }
                == [.offset(toward: .trailing), .offset(toward: .trailing), .offset(toward: .bottom)])
    }

    private func start(_ choreography: Choreography?) -> Pose? { choreography?.foreground.motions.first?.pose(at: 0) }

    @Test("A colour may be left to the scene, and be given and taken back")
    func fittingColor() throws {
        struct Through: TransitionAnimator {
            var color: Choreography.Backdrop?
            var info: AnimatorInfo { AnimatorInfo(name: "through", title: "Through", author: "Acme", summary: "") }
            var settings: [AnimatorSetting] { [.color("color", color) { Through(color: $0) }] }
            func choreography(in scene: TransitionScene) -> Choreography {
                Choreography(foreground: .from(.opacity(0)), backdrop: color ?? scene.emptyScreen)
            }
        }
        let plain = Through()
        #expect(value("color", of: plain) == .fittingColor && plain.settings[0].value.swift == "nil")
        for color in [Choreography.Backdrop.white, .black] {
            let given = try #require(plain.changing("color", to: .color(color)) as? Through)
            #expect(given.color == color && value("color", of: given) == .color(color))
            let back = try #require(given.changing("color", to: .fittingColor) as? Through)
            #expect(back.color == nil)
        }
        #expect(Adjustable().changing("color", to: .fittingColor) == nil, "this one always needs a colour")
    }
}
