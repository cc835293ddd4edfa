import UIKit

extension Headless.Touch {
    /// Moves from where the finger is to another place at an even pace, a frame at a time.
    package func move(from start: CGPoint, to end: CGPoint, seconds: Double, minimumOfSteps: Int = 3) {
        let count = seconds == 0 ? 1 : max(Int(seconds * 60), minimumOfSteps)
        for number in 1...count {
            if seconds > 0 { Headless.clock.advance(by: seconds / Double(count)) }
            let part = CGFloat(number) / CGFloat(count)
            move(to: CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
        }
    }

    /// Rests at a place, so that the place decides over a release and not the velocity.
    package func rest(at place: CGPoint) {
        Headless.clock.advance(by: 0.3)
        move(to: CGPoint(x: place.x + 0.5, y: place.y + 0.5))
        Headless.clock.advance(by: 0.3)
        move(to: place)
    }
}
