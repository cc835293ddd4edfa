import UIKit

/// Calls a closure once a frame.
@MainActor
final class FrameListener: NSObject {
    private let frame: @MainActor () -> Void
    private var link: CADisplayLink?

    init(_ frame: @escaping @MainActor () -> Void) {
        self.frame = frame
        super.init()
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick() { frame() }

    /// Ends it. The display link keeps its listener until then.
    func stop() {
        link?.invalidate()
        link = nil
    }
}
