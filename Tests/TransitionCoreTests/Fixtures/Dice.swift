import Foundation
import Testing
import TransitionCore

/// Numbers that differ each time they are asked for.
final class Dice: @unchecked Sendable {
    // Unchecked: the lock guards the generator.
    private let lock = NSLock()
    private var generator = SeededGenerator(seed: 7)

    func roll() -> Double { lock.withLock { Double.random(in: 0.1...0.9, using: &generator) } }
}
