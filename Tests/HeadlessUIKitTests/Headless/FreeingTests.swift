import Foundation
import Testing
import UIKit

/// What happens to the stand-in's objects when the last reference to them goes.
@MainActor
struct FreeingTests {
    /// Asks for the world's time when it is freed.
    private final class Leaver {
        private let report: @Sendable (Double) -> Void

        init(_ report: @escaping @Sendable (Double) -> Void) { self.report = report }

        deinit { report(CACurrentMediaTime()) }
    }

    @Test("What is freed with the old world finds the new one")
    func reset() {
        final class Times: @unchecked Sendable { var all: [Double] = [] }
        let times = Times()
        Headless.reset()
        Headless.clock.advance(by: 1)
        do {
            let leaver = Leaver { times.all.append($0) }
            _ = Headless.clock.schedule(after: 10) { _ = leaver }
        }
        #expect(times.all.isEmpty)
        Headless.reset()
        #expect(times.all == [0])
    }
}
