import Foundation
import Testing
import UIKit

/// What was called, in order.
@MainActor
final class CallLog {
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }

    /// The lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
