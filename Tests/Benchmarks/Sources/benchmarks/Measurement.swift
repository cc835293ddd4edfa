import Foundation

/// One claim: what was measured, against what, and whether it holds.
struct Finding {
    let title: String
    let value: Double
    let limit: Double
    var unit = "×"
    var detail = ""
    /// The part of the limit by which a noisy machine may exceed it: ratios of times need one, counts do not.
    var allowance = 0.0

    enum Verdict: String {
        case holds = "ok"
        /// Between the limit and the allowance.
        case noise
        case broken = "BROKEN"
        /// There is no limit.
        case none = ""
    }

    var verdict: Verdict {
        guard limit.isFinite else { return .none }
        return value <= limit ? .holds : value <= limit * (1 + allowance) ? .noise : .broken
    }

    /// The same as a ratio of times.
    func timed(quick: Bool) -> Finding {
        var finding = self
        finding.allowance = quick ? 0.25 : 0.05
        return finding
    }

    var line: String {
        let number = String(format: "%.2f %@", value, unit)
        let bound = limit.isFinite ? String(format: "≤ %.2f", limit) : "–"
        return [
            padded(title, 54), padded(number, 12, left: true), padded(bound, 9, left: true),
            padded(verdict.rawValue, 7), detail,
        ]
        .joined(separator: " ")
    }
}

/// Text of at least a width in characters.
func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? space + text : text + space
}

/// Keeps results alive, so that no loop is optimised away.
nonisolated(unsafe) var sink = 0.0

/// The seconds that a piece of work takes.
func seconds(_ work: () -> Double) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    sink += work()
    let (whole, fraction) = (clock.now - start).components
    return Double(whole) + Double(fraction) * 1e-18
}

/// The median ratio of two pieces of work that take turns, so that both meet the same machine; and nanoseconds an item.
func compare(
    _ subject: () -> Double,
    with reference: () -> Double,
    items: Int,
    rounds: Int
) -> (ratio: Double, subject: Double, reference: Double) {
    var ratios: [Double] = []
    var times: [(Double, Double)] = []
    _ = (seconds(subject), seconds(reference))
    for _ in 0..<rounds {
        let pair = (seconds(subject), seconds(reference))
        times.append(pair)
        ratios.append(pair.0 / pair.1)
    }
    let scale = 1e9 / Double(items)
    return (median(ratios), median(times.map(\.0)) * scale, median(times.map(\.1)) * scale)
}

/// The middle value.
func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.count % 2 == 1
        ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
}

/// Numbers from 0 to `upper`, always the same, in no order.
func numbers(_ count: Int, upTo upper: Double) -> [Double] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) * 0x1p-53 * upper
    }
}
