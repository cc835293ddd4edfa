import UIKit

/// The calls that were received, in order.
@MainActor
public final class Log {
    public private(set) var lines: [String] = []

    public init() {}
    public func note(_ line: String) { lines.append(line) }
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
