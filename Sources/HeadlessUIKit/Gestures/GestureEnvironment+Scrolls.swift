import Foundation

/// A change of a trackpad or wheel scroll at one instant. Only pans receive scrolls.
struct ScrollChange {
    /// The place of the pointer, as a touch that is never delivered.
    let place: UITouch
    let phase: UITouch.Phase
    var type = UIScrollType.continuous
    /// The movement of the content, in points.
    var movement = CGVector.zero
}

extension GestureEnvironment {
    /// Receives a change of a scroll.
    func receive(_ change: ScrollChange) {
        take {
            let event = UIEvent()
            event.type = .scroll
            event.timestamp = Headless.clock.now
            event.scroll = change
            change.place.window?.sendEvent(event)
        }
    }

    /// Delivers a scroll to the pans.
    func deliver(_ change: ScrollChange, _ event: UIEvent) {
        dropRecognizersOutside(change.place.window)
        if change.phase == .began { begin(change, event) }
        guard let session = session(of: change.place) else { return }
        for recognizer in session.recognizers where !recognizer.current.isFinal {
            recognizer.lastPoint = change.place.point
            recognizer.lastWindow = change.place.window
            (recognizer as? UIPanGestureRecognizer)?.scroll(change.phase, by: change.movement)
        }
        if change.phase == .ended || change.phase == .cancelled { session.isDown = false }
    }

    private func begin(_ change: ScrollChange, _ event: UIEvent) {
        guard let window = change.place.window,
            let view = TouchTarget.view(at: change.place.point, in: window, event)
        else { return }
        change.place.hit(view)
        var receivers: [UIGestureRecognizer] = []
        var next: UIView? = view
        while let candidate = next {
            for recognizer in candidate.gestureRecognizers ?? [] where accepts(recognizer, change.type, event) {
                receivers.append(recognizer)
            }
            next = candidate.superview
        }
        open(TouchSession(touch: change.place, recognizers: receivers, reachesView: false, isScroll: true))
    }

    /// Whether a recogniser accepts a scroll: only a pan, only the types in its mask, and no scroll while it follows
    /// fingers.
    private func accepts(_ recognizer: UIGestureRecognizer, _ type: UIScrollType, _ event: UIEvent) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.isEnabled else { return false }
        if pan.isActive, pan.environment == nil { pan.finish() }
        guard !pan.isActive, pan.allowedScrollTypesMask.contains(type.mask) else { return false }
        return pan.shouldReceive(event)
    }

    /// Whether a scroll drives the recogniser, which then takes no touches.
    func isScrolled(_ recognizer: UIGestureRecognizer) -> Bool {
        sessions.contains { $0.isScroll && $0.recognizers.contains { $0 === recognizer } }
    }
}

extension UIScrollType {
    /// The mask that allows this type alone.
    var mask: UIScrollTypeMask { self == .discrete ? .discrete : .continuous }
}
