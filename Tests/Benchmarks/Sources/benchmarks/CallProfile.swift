import Foundation

/// The instructions of one counted part, and how many of them are not the headless UIKit's.
struct CallProfile {
    /// All of them.
    private(set) var instructions = 0.0
    /// Without those of the headless UIKit. What the language's own library does (memory, arrays, casts) belongs to who
    /// called it, in the proportion of what each caller's calls took.
    private(set) var outside = 0.0

    /// The modules that have a part in them.
    private(set) var modules: Set<CountedModule> = []
    /// How often memory was asked for.
    private(set) var allocations: Int

    /// These without others that are part of them.
    static func - (whole: CallProfile, part: CallProfile) -> CallProfile {
        var rest = whole
        rest.allocations -= part.allocations
        rest.instructions -= part.instructions
        rest.outside = max(rest.outside - part.outside, 0)
        return rest
    }

    private var own: [String: Double] = [:]
    private var calls: [String: [(caller: String, cost: Double)]] = [:]

    /// Reads a file as callgrind writes it.
    init(of text: String, allocations: Int) {
        self.allocations = allocations
        read(text)
        instructions = own.values.reduce(0, +)
        modules = Set(own.keys.compactMap { CountedModule(of: $0) })
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
        guard let module = CountedModule(of: function) else { return nil }
        return module == .headlessUIKit ? 0 : 1
    }
}

/// The modules that functions are counted by.
enum CountedModule: String, CaseIterable {
    // A function names the types of the modules that its own depends on, so each stands before those.
    case benchmarks
    case animations = "TransitionAnimations"
    case elements = "TransitionElements"
    case swap = "TransitionSwap"
    case tabBar = "TransitionTabBar"
    case containers = "TransitionUIKit"
    case playback = "TransitionPlayback"
    case core = "TransitionCore"
    case headlessUIKit = "UIKit"

    /// The module of a function by its mangled name; nil for a function of another module.
    ///
    /// Within a name the compiler may write a module's as parts of words that came before, so the name is taken apart.
    init?(of function: String) {
        guard function.hasPrefix("$s"), let name = demangled(function) else { return nil }
        for module in Self.allCases
        where name.contains("\(module.rawValue).") || name.contains("extension in \(module.rawValue))") {
            self = module
            return
        }
        return nil
    }
}

/// A name as the source has it; nil if it is not a mangled one.
private func demangled(_ name: String) -> String? {
    // A function of a cycle has a number behind it.
    let own = name.prefix { $0 != "'" }
    let text = String(own).utf8CString.withUnsafeBufferPointer { demangle($0.baseAddress, own.utf8.count, nil, nil, 0) }
    guard let text else { return nil }
    defer { free(text) }
    return String(cString: text)
}

/// The function of Swift's runtime that debuggers call.
@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
