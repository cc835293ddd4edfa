import Foundation
import Testing
import UIKit

/// The calls that were made, in order.
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
