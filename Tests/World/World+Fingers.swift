import UIKit

extension World {
    /// A finger that takes a course through the window, as ``FingerCourse`` reads it.
    @discardableResult
    package func drag(_ line: String) throws -> Headless.Touch {
        try finger(FingerCourse(line)) { $0 }
    }

    /// A finger that begins the change: `0` is where the finger begins it, and `1` is the end.
    @discardableResult
    package func swipe(_ line: String) throws -> Headless.Touch {
        guard let (start, way) = change.swipe else { throw NoSwipe(change: change) }
        return try finger(FingerCourse(line)) { start + way * $0 }
    }

    /// A place on the way of a finger that begins the change.
    package func place(along fraction: Double) throws -> CGPoint {
        guard let (start, way) = change.swipe else { throw NoSwipe(change: change) }
        return point(.along(fraction)) { start + way * $0 }
    }

    /// Where a finger comes down that takes a course through the window.
    package func start(of line: String) throws -> CGPoint {
        point(try FingerCourse(line).start) { $0 }
    }

    /// A finger that takes hold of the change while it plays: from `0` to `1` it leads it on by all of the way, from `0`
    /// to `-1` back.
    @discardableResult
    package func grab(_ line: String) throws -> Headless.Touch {
        let (start, way) = change.grab
        return try finger(FingerCourse(line)) { start + way * $0 }
    }

    /// No finger begins this change.
    struct NoSwipe: Error { let change: Change }

    private func finger(_ course: FingerCourse, _ fraction: (Double) -> Double) -> Headless.Touch {
        var place = point(course.start, fraction)
        let touch = Headless.touch(at: place, in: window)
        for step in course.steps {
            switch step {
            case .move(let end, let seconds):
                let end = point(end, fraction)
                touch.move(from: place, to: end, seconds: seconds)
                place = end
            case .hold: touch.rest(at: place)
            case .release: touch.lift()
            case .cancel: touch.cancel()
            }
        }
        return touch
    }

    private func point(_ place: FingerCourse.Place, _ fraction: (Double) -> Double) -> CGPoint {
        let size = window.bounds.size
        var point: CGPoint
        switch place {
        case .at(let x, let y): point = CGPoint(x: x * size.width, y: y * size.height)
        case .along(let place) where change.isModal:
            point = CGPoint(x: 0.5 * size.width, y: fraction(place) * size.height)
        case .along(let place): point = CGPoint(x: fraction(place) * size.width, y: 0.47 * size.height)
        }
        if isRightToLeft { point.x = size.width - point.x }
        return point
    }
}
