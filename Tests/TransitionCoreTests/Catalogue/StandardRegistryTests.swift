import Foundation
import Testing

@testable import TransitionCore

/// The registry of the whole app.
struct StandardRegistryTests {
    private final class Log: @unchecked Sendable {
        // Unchecked, because the lock guards the two variables.
        private let lock = NSLock()
        private var fills = 0
        private var registries: Set<ObjectIdentifier> = []

        func fill() { lock.withLock { fills += 1 } }
        func note(_ registry: TransitionRegistry) {
            lock.withLock { _ = registries.insert(ObjectIdentifier(registry)) }
        }
        var counts: [Int] { lock.withLock { [fills, registries.count] } }
    }

    @Test("Its first use fills it once, from any thread", arguments: 1...20)
    func once(round: Int) {
        let (standard, log) = (StandardRegistry<any TransitionAnimator>(), Log())
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            let registry = standard.filled({ TransitionRegistry() }) {
                log.fill()
                return [.fade]
            }
            log.note(registry)
            #expect(registry.names == ["fade"])
        }
        #expect(log.counts == [1, 1])
    }
}
