import Testing
import TransitionCore
import TransitionWorld
import UIKit

/// A finger on the items of a bar in a fresh world, and what is told of it.
@MainActor
struct ItemHand {
    let fixture: ItemFixture
    let log = Log()

    init(on bar: ItemBar = .system, assumptions: Headless.Assumptions = .init()) {
        fixture = ItemFixture(assumptions: assumptions, on: bar)
    }

    func point(_ place: Int, dx: CGFloat = 0) -> CGPoint {
        let frame = fixture.frame(place)
        return CGPoint(x: frame.midX + dx, y: frame.midY)
    }

    func finger(_ place: Int) -> Headless.Touch { Headless.touch(at: point(place), in: fixture.base.window) }

    /// A finger that rests on an item for so long, moves by so many points half-way, and is lifted.
    func press(_ place: Int, seconds: Double, then move: CGFloat = 0) {
        let touch = finger(place)
        Headless.clock.advance(by: seconds / 2)
        if move != 0 { touch.move(to: point(place, dx: move)) }
        Headless.clock.advance(by: seconds / 2)
        touch.lift()
        fixture.settle()
    }

    var felt: [Headless.FeedbackRecord.Event] { Headless.feedback.map(\.event) }
}
