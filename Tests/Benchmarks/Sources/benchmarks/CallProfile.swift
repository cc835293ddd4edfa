import Foundation

/// The instructions of one counted part, and how many of them are not the headless UIKit's.
struct CallProfile {
    /// All of them.
    private(set) var instructions = 0.0
    /// Without those of the headless UIKit. What the language's own library does (memory, arrays, casts) belongs to who
    /// called it, in the proportion of what each caller's calls took.
    private(set) var outside = 0.0

    /// These without others that are part of them.
    static func - (whole: CallProfile, part: CallProfile) -> CallProfile {
        var rest = whole
        rest.instructions -= part.instructions
        rest.outside = max(rest.outside - part.outside, 0)
        return rest
    }

    private var own: [String: Double] = [:]
    private var calls: [String: [(caller: String, cost: Double)]] = [:]

    /// Reads a file as callgrind writes it.
    init(of text: String) {
        read(text)
        instructions = own.values.reduce(0, +)
        let shares = shares()
        outside = own.reduce(0) { $0 + $1.value * (shares[$1.key] ?? 1) }
    }

    private mutating func read(_ text: String) {
        var names: [Substring: String] = [:]
        /// A name is written once, behind its number, which stands for it from then on.
        func name(_ value: Substring) -> String {
            guard let close = value.firstIndex(of: ")") else { return String(value) }
            let rest = value[value.index(after: close)...].drop { $0 == " " }
            if !rest.isEmpty { names[value[...close]] = String(rest) }
            return names[value[...close]] ?? "?"
        }
        var (function, called) = ("", "")
        var isCall = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("fn=") {
                function = name(line.dropFirst(3))
            } else if line.hasPrefix("cfn=") {
                called = name(line.dropFirst(4))
            } else if line.hasPrefix("calls=") {
                isCall = true
            } else if let first = line.utf8.first, [UInt8]("0123456789+-*".utf8).contains(first) {
                let fields = line.split(separator: " ")
                let cost = fields.count > 1 ? Double(fields[1]) ?? 0 : 0
                if isCall {
                    calls[called, default: []].append((function, cost))
                } else {
                    own[function, default: 0] += cost
                }
                isCall = false
            }
        }
    }

    /// How much of each function is not the headless UIKit's: 0 or 1, or for what all call, the mean of its callers'.
    private func shares() -> [String: Double] {
        var shares: [String: Double] = [:]
        var shared: [(name: String, calls: [(caller: String, cost: Double)])] = []
        for name in Set(own.keys).union(calls.keys) {
            if let share = Self.share(of: name) {
                shares[name] = share
            } else {
                shares[name] = 1
                shared.append((name, calls[name] ?? []))
            }
        }
        // What is called by what is called: a few rounds bring it to rest.
        for _ in 0..<30 {
            for (name, calls) in shared {
                let sum = calls.reduce(0) { $0 + $1.cost }
                guard sum > 0 else { continue }
                shares[name] = calls.reduce(0) { $0 + $1.cost * (shares[$1.caller] ?? 1) } / sum
            }
        }
        return shares
    }

    /// nil for what belongs to who calls it.
    private static func share(of function: String) -> Double? {
        let ours = ["14TransitionCore", "20TransitionAnimations", "10benchmarks"]
        if ours.contains(where: function.contains) { return 1 }
        return function.hasPrefix("$s5UIKit") || function.hasPrefix("$s0A3Kit") ? 0 : nil
    }
}
