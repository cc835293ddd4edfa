#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Calls a closure once a frame until the ticker is stopped or the closure returns false.
@MainActor
package final class FrameTicker {
    private var link: CADisplayLink?
    private let tick: @MainActor (CADisplayLink) -> Bool

    package convenience init(_ tick: @escaping @MainActor () -> Bool) {
        self.init(onLink: { _ in tick() })
    }

    /// - Parameter tick: Called with the time and the expected duration of the frame, in seconds.
    convenience init(eachFrame tick: @escaping @MainActor (_ timestamp: Double, _ expected: Double) -> Bool) {
        self.init(onLink: { tick($0.timestamp, $0.targetTimestamp - $0.timestamp) })
    }

    private init(onLink tick: @escaping @MainActor (CADisplayLink) -> Bool) {
        self.tick = tick
        #if HEADLESS_UIKIT
        link = Headless.displayLink { [weak self] in self?.fire($0) ?? $0.invalidate() }
        #else
        link = CADisplayLink(target: Target(self), selector: #selector(Target.fire))
        #endif
        link?.add(to: .main, forMode: .common)
    }

    package func stop() {
        link?.invalidate()
        link = nil
    }

    private func fire(_ link: CADisplayLink) {
        if !tick(link) { stop() }
    }

    #if !HEADLESS_UIKIT
    /// The target of the display link. The link retains its target, so a ticker that is its own target would never be
    /// freed.
    @MainActor
    private final class Target: NSObject {
        private weak var ticker: FrameTicker?

        init(_ ticker: FrameTicker) { self.ticker = ticker }

        @objc func fire(_ link: CADisplayLink) {
            if let ticker { ticker.fire(link) } else { link.invalidate() }
        }
    }
    #endif
}
#endif
