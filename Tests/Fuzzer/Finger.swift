import UIKit

/// A finger on the screen, or two on the trackpad.
@MainActor enum Finger {
    case touch(Headless.Touch)
    /// A trackpad scroll, and the place where a finger would be.
    case scroll(Headless.Scroll, CGPoint)

    mutating func move(to point: CGPoint) {
        switch self {
        case .touch(let touch):
            touch.move(to: point)
        case .scroll(let scroll, let place):
            scroll.move(by: CGVector(dx: point.x - place.x, dy: point.y - place.y))
            self = .scroll(scroll, point)
        }
    }

    func lift() {
        switch self {
        case .touch(let touch): touch.lift()
        case .scroll(let scroll, _): scroll.end()
        }
    }

    func cancel() {
        switch self {
        case .touch(let touch): touch.cancel()
        case .scroll(let scroll, _): scroll.cancel()
        }
    }
}
