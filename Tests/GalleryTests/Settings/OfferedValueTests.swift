import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// The values of settings that the page offers, and which of them are recorded.
@Suite struct OfferedValueTests {
    private static let nothing: @Sendable (Double) -> any TransitionAnimator = { _ in CatalogueAnimator.fade }
    private static let counted: @Sendable (Int) -> any TransitionAnimator = { _ in CatalogueAnimator.fade }

    @Test("Where there are few values all are offered, in their order")
    func few() {
        let edge = AnimatorSetting.edge("from", .top, among: [.top, .leading]) { _ in CatalogueAnimator.fade }
        #expect(edge.offered(most: 3) == [.edge(.top), .edge(.leading)])
        let count = AnimatorSetting.count("points", 5, in: 4...6, Self.counted)
        #expect(count.offered(most: 3) == [.count(4), .count(5), .count(6)])
        // Of a count none is left out for the sake of one recording.
        let folds = AnimatorSetting.count("folds", 3, in: 2...12, Self.counted)
        #expect(folds.offered(most: 3, isHeavy: true) == [.count(2), .count(3), .count(4), .count(5)])
        let flag = AnimatorSetting.flag("loose", true) { _ in CatalogueAnimator.fade }
        #expect(flag.offered(most: 3) == [.flag(false), .flag(true)])
    }

    @Test("Of a range both ends and the own value are offered, and what divides the widest gaps")
    func spread() {
        let turns = AnimatorSetting.number("turns", 2, in: 0...6, step: 0.5, unit: .turns, Self.nothing)
        #expect(turns.offered(most: 7) == [0, 1, 2, 3, 4, 5, 6].map { .number($0) })
        #expect(turns.offered(most: 3) == [.number(0), .number(2), .number(6)])
        // Of counts twice as many is as wide a gap as half as many; each is one of the steps.
        let strips = AnimatorSetting.count("strips", 8, in: 2...24, step: 2, Self.counted)
        #expect(strips.offered(most: 5) == [.count(2), .count(4), .count(8), .count(14), .count(24)])
        // With large pictures none has many more parts than the own has.
        #expect(strips.offered(most: 3, isHeavy: true) == [.count(2), .count(8), .count(12)])
        let few = AnimatorSetting.count("strips", 2, in: 2...24, step: 4, Self.counted)
        #expect(few.offered(most: 3, isHeavy: true) == [.count(2), .count(6)])
        // Steps of a twentieth are written as such, and an own value between two steps is kept.
        let part = AnimatorSetting.number("part", 1.0 / 3, in: 0.1...1, step: 0.05, Self.nothing)
        #expect(part.offered(most: 20).map(\.swift).prefix(3) == ["0.1", "0.15", "0.2"])
        #expect(part.offered(most: 20).count == 20 && part.offered(most: 20).contains(.number(1.0 / 3)))
        #expect(part.offered(most: 4).contains(.number(1.0 / 3)))
    }

    @Test("Of a range without end, or with steps that lead nowhere, a few values are offered too")
    func extremes() throws {
        func number(_ range: ClosedRange<Double>, step: Double) -> [AnimatorSetting.Value] {
            AnimatorSetting.number("size", 1, in: range, step: step, Self.nothing).offered(most: 5)
        }
        #expect(number(0...(.infinity), step: 1).prefix(2) == [.number(0), .number(1)])
        #expect(number(0...(.infinity), step: 1).last == .number(1e9))
        #expect(number(-1e18...1e18, step: 1e-300).first == .number(-1e9))
        #expect(number(0...2, step: 1e-300) == [0, 0.5, 1, 1.5, 2].map(AnimatorSetting.Value.number))
        #expect(number(0...4, step: 1e300) == [0, 1, 4].map(AnimatorSetting.Value.number))
        func count(_ own: Int, _ range: ClosedRange<Int>, step: Int) -> [[AnimatorSetting.Value]] {
            let setting = AnimatorSetting.count("strips", own, in: range, step: step, Self.counted)
            return [false, true].map { setting.offered(most: 3, isHeavy: $0) }
        }
        // Each part is a layer in each picture.
        #expect(
            count(8, 1...(.max), step: 1) == [
                [.count(1), .count(8), .count(200)], [.count(1), .count(8), .count(12)],
            ])
        #expect(count(1, 1...9, step: .max) == [[.count(1), .count(9)], [.count(1), .count(9)]])
        #expect(count(.max, .min...(.max), step: .max).joined().allSatisfy { abs($0.number) <= 10_000 })
        // A setting that offers it has words for each of its values.
        let wide = AnimatorSetting.number("size", 1, in: 0...1e18, step: 1, Self.nothing)
        let words = OfferedSetting(setting: wide, values: wide.offered(most: 3)).json.text
        #expect(words.contains("100000000000 %"))
    }

    @Test("Of colours those of a palette are offered, and the own one")
    func colours() {
        let own = Choreography.Backdrop(red: 0.3, green: 0.2, blue: 0.1)
        for color in [own, .black] {
            let setting = AnimatorSetting.color("color", color) { _ in CatalogueAnimator.fade }
            let offered = setting.offered(most: 3)
            #expect(offered.contains(.color(color)) && offered.contains(.color(.white)))
            #expect(offered.count == NamedColor.all.count)
        }
    }

    @Test("Each transition can be asked for what is offered, and each value has a name and words of its own")
    func catalogue() throws {
        for animator in TransitionRegistry.standard.all {
            for isHeavy in [false, true] {
                let plan = VariantPlan(animator, isHeavy: isHeavy)
                #expect(plan.settings.map(\.setting.name) == animator.settings.map(\.name))
                for offered in plan.settings {
                    let place: Comment = "\(animator.info.name), \(offered.setting.name)"
                    #expect(offered.values[offered.own] == offered.setting.value, place)
                    #expect(offered.values.count >= 2 && offered.values.count <= 7, place)
                    for value in offered.values {
                        #expect(offered.setting.domain.value(for: value) == value, place)
                    }
                    guard case .object(let members) = offered.json,
                        case .array(let list)? = members.first(where: { $0.key == "values" })?.value
                    else {
                        Issue.record("no values", sourceLocation: #_sourceLocation)
                        continue
                    }
                    for key in ["id", "words", "swift"] {
                        let texts = list.compactMap { value -> String? in
                            guard case .object(let parts) = value,
                                case .string(let text)? = parts.first(where: { $0.key == key })?.value
                            else { return nil }
                            return text
                        }
                        #expect(Set(texts).count == offered.values.count, "\(place): \(texts)")
                    }
                }
            }
        }
    }

    @Test("Settings are combined where that is little; otherwise one differs from the own at a time")
    func plan() throws {
        let blinds = try TransitionRegistry.standard.animator(named: "blinds")
        let light = VariantPlan(blinds, isHeavy: false)
        #expect(light.isCombined && light.variants.count == 15)
        let heavy = VariantPlan(blinds, isHeavy: true)
        let own = heavy.settings.map(\.own)
        #expect(!heavy.isCombined)
        #expect(heavy.variants.count == 5)
        for variant in heavy.variants { #expect(zip(variant, own).count { $0 != $1 } == 1) }
        for plan in [light, heavy] {
            #expect(Set(plan.variants).count == plan.variants.count)
            #expect(!plan.variants.contains(plan.settings.map(\.own)))
            for variant in plan.variants {
                let wanted = zip(plan.settings, variant).map { $0.values[$1] }
                #expect(plan.line(for: variant).animator.settings.map(\.value) == wanted)
            }
        }
        let cube = VariantPlan(try TransitionRegistry.standard.animator(named: "cube"), isHeavy: true)
        #expect(!cube.isCombined && cube.variants == [[0], [2], [3]])
        #expect(cube.line(for: [0]).swift == ".cube(from: .leading)")
    }
}

extension AnimatorSetting.Value {
    /// The number or count; 0 for other kinds.
    fileprivate var number: Double {
        switch self {
        case .count(let count): Double(count)
        case .number(let number): number
        default: 0
        }
    }
}
