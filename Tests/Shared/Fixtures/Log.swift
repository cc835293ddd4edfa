import UIKit

/// The calls that were received, in order.
@MainActor
final class Log {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
