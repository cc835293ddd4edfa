import Testing
import TransitionWorld
import UIKit

/// A finger's course as one line.
@MainActor
struct FingerCourseTests {
    @Test("A line is read word by word")
    func reads() throws {
        let course = try FingerCourse("0.9 > 0.5 0.3s > 1,-0.25 hold release")
        #expect(course.start == .along(0.9))
        #expect(
            course.steps == [
                .move(to: .along(0.5), seconds: 0.3), .move(to: .at(x: 1, y: -0.25), seconds: 0.2), .hold, .release,
            ])
        #expect(try FingerCourse("0").steps == [])
        #expect(try FingerCourse("  0   >  1  0s  cancel ").steps == [.move(to: .along(1), seconds: 0), .cancel])
    }

    @Test(
        "A word that does not belong is named, with its place and what belongs there",
        arguments: [
            ("", "word 1 must be a place, such as 0.5 or 0.5,0.3, and is nothing"),
            ("> 0.5", "word 1 must be a place, such as 0.5 or 0.5,0.3, and is “>”"),
            ("0.9 >", "word 3 must be a place, such as 0.5 or 0.5,0.3, and is nothing"),
            ("0.9 > hold", "word 3 must be a place, such as 0.5 or 0.5,0.3, and is “hold”"),
            ("nan", "word 1 must be a place, such as 0.5 or 0.5,0.3, and is “nan”"),
            ("0.1,0.2,0.3", "word 1 must be a place, such as 0.5 or 0.5,0.3, and is “0.1,0.2,0.3”"),
            ("0.9 0.5", "word 2 must be “>”, “hold”, “release” or “cancel”, and is “0.5”"),
            ("0.9 > 0.5 rest", "word 4 must be “>”, “hold”, “release” or “cancel”, and is “rest”"),
            ("0.9 > 0.5 0.2", "word 4 must be a time, such as 0.3s, and is “0.2”"),
            ("0.9 hold 0.2s", "word 3 must be “>”, “hold”, “release” or “cancel”, and is “0.2s”"),
            ("0.9 release hold", "word 3 must be the end, because the finger is gone, and is “hold”"),
            ("0.9 cancel > 0.5", "word 3 must be the end, because the finger is gone, and is “>”"),
        ])
    func faults(line: String, fault: String) {
        #expect { try FingerCourse(line) } throws: { "\($0)" == "“\(line)”: \(fault)" }
    }

    @Test("The finger is where the line has it, and when", arguments: [false, true])
    func takesItsCourse(isRightToLeft: Bool) throws {
        let world = World(.nextTab, isRightToLeft: isRightToLeft)
        let listener = Listener()
        let pan = UIPanGestureRecognizer()
        pan.delegate = listener
        let end = Headless.addAction(to: pan) { listener.points.append($0.location(in: nil)) }
        world.window.addGestureRecognizer(pan)
        world.tabs?.transitions.isSwipeEnabled = false
        let start = Headless.clock.now
        let touch = try world.drag("0.9 > 0.5 0.2s hold > 0.1,0.25 0s")
        #expect(abs(Headless.clock.now - start - 0.8) < 1e-9)
        #expect(touch.isDown)
        let x = { (fraction: Double) in (isRightToLeft ? 1 - fraction : fraction) * 390 }
        #expect(listener.points.contains { abs($0.x - x(0.5)) < 1e-9 })
        #expect(listener.points.last == CGPoint(x: x(0.1), y: 211))
        touch.lift()
        end.cancel()
    }

    private final class Listener: NSObject, UIGestureRecognizerDelegate {
        var points: [CGPoint] = []

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
    }

    @Test("A swipe is given in parts of the change's way, whichever way that is", arguments: Change.swiped)
    func partsOfTheWay(change: Change) throws {
        let world = World(change)
        let touch = try world.swipe("0 > 0.5 hold")
        #expect(abs(try #require(world.control.progress) - 0.5) < 0.06)
        touch.cancel()
        world.expectRest()
    }

    @Test("A change that no finger begins has no swipe")
    func noSwipe() {
        #expect(throws: (any Error).self) { try World(.push).swipe("0 > 1") }
    }
}
