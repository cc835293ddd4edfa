import Foundation

/// Calls back once a frame of the virtual clock.
open class CADisplayLink: NSObject {
    private var handler: ((CADisplayLink) -> Void)?
    private var runs = false

    init(handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
    }

    /// The time of the current frame in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between frames in seconds.
    open var duration: CFTimeInterval { Headless.Clock.frame }
    /// Whether callbacks are held back.
    open var isPaused = false

    /// Begins to call back.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard handler != nil, !runs else { return }
        runs = true
        World.current.displayLinks.append(self)
    }

    /// Stops calling back.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

    /// Stops for good and lets go of the target.
    open func invalidate() {
        stop()
        handler = nil
    }

    private func stop() {
        runs = false
        World.current.displayLinks.removeAll { $0 === self }
    }

    fileprivate func fire(at now: CFTimeInterval) {
        guard runs, !isPaused else { return }
        timestamp = now
        handler?(self)
    }
}

@MainActor enum DisplayLinks {
    /// Calls every running link once; answers whether there was one.
    static func fire() -> Bool {
        let links = World.current.displayLinks
        for link in links { link.fire(at: World.current.now) }
        return links.contains { !$0.isPaused }
    }
}

extension Headless {
    /// A display link that calls a closure: Swift without an Objective-C runtime has no selectors.
    public static func displayLink(_ handler: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
        CADisplayLink { link in
            nonisolated(unsafe) let link = link
            MainActor.assumeIsolated { handler(link) }
        }
    }
}
