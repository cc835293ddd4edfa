import Foundation
import XCTest

/// A phone that opens like a book, in the middle of an experiment. No call of Apple's opens or closes a simulator, so
/// something outside does it when the log asks for it: `.ci/fold`, or a hand.
@MainActor
enum Folding {
    /// Skips an experiment if nothing is there that folds.
    static func require() throws {
        guard ProcessInfo.processInfo.environment["FOLDS"] != nil else {
            throw XCTSkip("nothing opens and closes the device: see .ci/fold, and set TEST_RUNNER_FOLDS")
        }
    }

    /// Asks for it. `.ci/fold` looks for this line.
    static func ask(_ moment: String) {
        // What is printed waits for more where the output is no terminal, and this line is wanted now.
        FileHandle.standardOutput.write(Data("===== open or close the device: \(moment) =====\n".utf8))
    }
}
