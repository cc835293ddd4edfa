import Testing
import UIKit

/// A window of a phone's size with a host in it, in a fresh world, and fingers.
@MainActor
struct HostWindow {
    let window: UIWindow

    init(assumptions: Headless.Assumptions = .init()) {
        Headless.reset()
        Headless.assumptions = assumptions
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    func show(_ hosting: UIViewController) {
        window.rootViewController = hosting
        window.makeKeyAndVisible()
        settle()
    }

    func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
    }

    /// Puts a finger down and moves it by a distance in points, in a third of a second.
    func drag(from x: Double, by distance: Double) -> Headless.Touch {
        let touch = Headless.touch(at: CGPoint(x: x, y: 400), in: window)
        move(touch, from: x, by: distance)
        return touch
    }

    /// Moves a finger on, in a third of a second.
    func move(_ touch: Headless.Touch, from x: Double, by distance: Double) {
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x + distance * Double(step) / 20, y: 400))
        }
    }

    /// Rests, and lifts the finger.
    func lift(_ touch: Headless.Touch, at x: Double) {
        Headless.clock.advance(by: 0.3)
        touch.move(to: CGPoint(x: x + 0.5, y: 400))
        Headless.clock.advance(by: 0.3)
        touch.move(to: CGPoint(x: x, y: 400))
        touch.lift()
    }

    /// A slow swipe from the leading edge.
    func swipeBack(to fraction: Double) {
        let touch = drag(from: 2, by: fraction * 390)
        lift(touch, at: 2 + fraction * 390)
    }
}
