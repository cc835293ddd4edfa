import Foundation

/// One or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row are needed. Default 1.
    open var numberOfTapsRequired = 1
    /// How many fingers at once are needed. Default 1.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    /// Where the first finger of the first tap came down.
    private var origin = CGPoint.zero
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var fingers: [UITouch] = []
    private var deadline: Headless.Token?

    /// The touches of the tap, those just lifted included.
    open override var numberOfTouches: Int { fingers.count }

    /// Where the tap was: the fingers are up when it is recognised.
    open override func location(in view: UIView?) -> CGPoint {
        guard !fingers.isEmpty else { return super.location(in: view) }
        var sum = CGPoint.zero
        for touch in fingers {
            sum.x += touch.point.x
            sum.y += touch.point.y
        }
        let count = CGFloat(fingers.count)
        return UITouch.convert(CGPoint(x: sum.x / count, y: sum.y / count), of: fingers[0].window, to: view)
    }

    /// Where one finger of the tap was. As on Apple it is an error to ask for a finger that is not there.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard fingers.indices.contains(touchIndex) else {
            Headless.raise("location(ofTouch: \(touchIndex)) of \(fingers.count) touches")
            return .zero
        }
        return fingers[touchIndex].location(in: view)
    }

    /// A tap that needs more taps than this one goes on: both may be recognised, one after the other.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Waits for the fingers to be lifted again soon, at the same place.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if tracked.count == touches.count, let first = touches.first {
            fingers = []
            starts = [:]
            if taps == 0 { origin = first.point }
            if isFar(first.point, from: origin) { return state = .failed }
        }
        for touch in touches {
            starts[ObjectIdentifier(touch)] = touch.point
            fingers.append(touch)
        }
        if fingers.count > numberOfTouchesRequired { return state = .failed }
        failAfter(Headless.assumptions.tapDuration)
    }

    /// Fails when a finger strays.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        for touch in touches {
            if let start = starts[ObjectIdentifier(touch)], isFar(touch.point, from: start) { state = .failed }
        }
    }

    /// Counts a tap when all fingers are up.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard tracked.isEmpty, held == nil else { return }
        if fingers.count < numberOfTouchesRequired { return state = .failed }
        taps += 1
        if taps >= numberOfTapsRequired {
            deadline?.cancel()
            state = .ended
        } else {
            failAfter(Headless.assumptions.tapInterval)
        }
    }

    /// A tap that the system takes away is none.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    /// Forgets the taps.
    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        taps = 0
        starts = [:]
        fingers = []
    }

    private func isFar(_ point: CGPoint, from start: CGPoint) -> Bool {
        hypot(point.x - start.x, point.y - start.y) > Headless.assumptions.tapMovement
    }

    private func failAfter(_ delay: TimeInterval) {
        deadline?.cancel()
        deadline = Headless.clock.schedule(after: delay) { [weak self] in
            guard let self, self.held == nil else { return }
            self.state = .failed
        }
    }
}
