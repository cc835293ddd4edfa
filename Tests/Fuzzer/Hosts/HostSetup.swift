import TransitionTestSupport

/// What a world of SwiftUI's containers consists of at the beginning of a round.
struct HostSetup: Equatable {
    enum Shape: String, CaseIterable { case stack, tabs, stacksInTabs }

    var shape = Shape.stack
    var assumptions = HostAssumptions()
    /// Whether the first modifier of each container stands outside of it.
    var isOutside = false

    init() {}

    init(using random: inout SeededGenerator) {
        shape = Shape.allCases[random.index(below: Shape.allCases.count)]
        for option in HostAssumptions.switches where random.chance(35) { option.turn(&assumptions) }
        isOutside = random.chance(50)
    }

    // MARK: As text

    var lines: [String] {
        ["hosts: \(shape.rawValue)"] + assumptions.names.map { "host: \($0)" }
            + (isOutside ? ["modifiers stand outside"] : [])
    }

    /// Reads one line of ``lines`` into the setup of a round; false if it is none of them.
    static func read(_ line: String, into setup: inout HostSetup?) -> Bool {
        var read = setup ?? HostSetup()
        if let words = Sentence("hosts: _").gaps(of: line), let shape = Shape(rawValue: String(words[0])) {
            read.shape = shape
        } else if let words = Sentence("host: _").gaps(of: line),
            let option = HostAssumptions.switches.first(where: { $0.name == words[0] })
        {
            option.turn(&read.assumptions)
        } else if line == "modifiers stand outside" {
            read.isOutside = true
        } else {
            return false
        }
        setup = read
        return true
    }
}

extension HostAssumptions {
    /// Each of these without one of its switches.
    var simpler: [HostAssumptions] {
        names.map { name in
            var result = HostAssumptions()
            for option in Self.switches where names.contains(option.name) && option.name != name {
                option.turn(&result)
            }
            return result
        }
    }
}
