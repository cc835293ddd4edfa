import Foundation
import Testing
import UIKit

/// The calls that were made, in order.
@MainActor
public final class CallLog {
    package private(set) var lines: [String] = []

    package init() {}

    package func add(_ line: String) {
        lines.append(line)
    }

    /// The lines since the last time.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
