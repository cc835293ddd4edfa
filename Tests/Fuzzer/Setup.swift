import TransitionTestSupport
import UIKit

/// The state of the world at the beginning of a round.
struct Setup: Equatable {
    /// An assumption with a value other than the default, by its index among all.
    struct Assumed: Equatable {
        var index: Int
        var value: Int
    }

    var root: Shape
    var size: Int
    /// How a phone that opens like a book lies at first, whatever ``size`` says; nil for every other device.
    var posture: Headless.Posture?
    var assumed: [Assumed]
    /// The first choice for each container, in the order of the tree.
    var choices: [Choice]
    /// Whether the app's delegates are set before the subject is installed.
    var setsDelegatesFirst: Bool
    /// Whether the app's screens animate along with transitions.
    var animatesAlong: Bool
    /// Whether the app changes a stack during another change of it. UIKit warns, and some of the consequences are
    /// UIKit's own, so fewer rules are checked then.
    var isReckless: Bool

    /// Whether the app gives its tabs as `tabs`.
    var usesTabs: Bool

    /// Whether bars have an effect view as their background.
    var blursBars: Bool

    /// Whether tabs stand in a sidebar where there is room for one.
    var usesSidebars: Bool

    /// Whether screens have views that may fly.
    var hasElements = false

    /// The containers of SwiftUI that the world consists of; nil for containers that the app handles itself.
    var hosts: HostSetup?

    static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 480),
        CGSize(width: 1024, height: 768),
    ]

    /// The default setup for these containers.
    init(root: Shape) {
        (self.root, size, assumed, choices) = (root, 0, [], [])
        (setsDelegatesFirst, animatesAlong, isReckless, usesTabs) = (false, false, false, false)
        (blursBars, usesSidebars) = (false, false)
    }

    init(using random: inout SeededGenerator) {
        root = .random(depth: 0, using: &random)
        size = random.index(below: Self.sizes.count)
        assumed = Headless.Assumptions.all.enumerated().compactMap { index, assumption in
            random.chance(30)
                ? Assumed(index: index, value: random.index(below: assumption.alternatives.count)) : nil
        }
        choices = (0..<8).map { _ in Choice(number: random.index(below: 1000)) }
        setsDelegatesFirst = random.chance(50)
        animatesAlong = random.chance(60)
        isReckless = random.chance(10)
        usesTabs = random.chance(30)
        blursBars = random.chance(20)
        posture = random.chance(30) ? Headless.Posture.allCases.randomElement(using: &random) : nil
        usesSidebars = random.chance(posture == nil ? 5 : 25)
    }

    /// A world of containers that SwiftUI keeps.
    static func hosted(using random: inout SeededGenerator) -> Setup {
        var setup = Setup(using: &random)
        (setup.root, setup.isReckless, setup.usesTabs, setup.blursBars) = (.screen, false, false, false)
        setup.usesSidebars = false
        setup.hosts = HostSetup(using: &random)
        return setup
    }

    var assumptions: Headless.Assumptions {
        Headless.Assumptions(choosing: Dictionary(assumed.map { ($0.index, $0.value) }) { $1 })
    }
}

extension Shape {
    static func random(depth: Int, using random: inout SeededGenerator) -> Shape {
        if random.chance(5) { return .framed(.random(depth: max(depth, 1), using: &random)) }
        if random.chance(15) {
            let count = 1 + random.index(below: 3)
            return .row((0..<count).map { _ in .random(depth: max(depth, 1), using: &random) })
        }
        switch random.index(below: 10) {
        case 0..<5: return .navigation(screens: 1 + random.index(below: 4))
        case 5..<9 where depth == 0:
            let count = random.chance(10) ? 6 : 2 + random.index(below: 4)
            return .tabs((0..<count).map { _ in .random(depth: depth + 1, using: &random) })
        default: return depth == 0 ? .navigation(screens: 2) : .screen
        }
    }
}
