import Foundation

/// A touch from beginning to end: the recognisers that receive it, and the changes that its view has still to be told
/// of.
@MainActor
final class TouchSession {
    let touch: UITouch
    /// The recognisers that received the touch and have not been reset since.
    var recognizers: [UIGestureRecognizer]
    /// Whether the finger is still down.
    var isDown = true
    /// Whether a recogniser has cancelled the touch for its view.
    var isTaken = false
    /// Whether the view receives the touch at all (a second finger on a view for single touches is not).
    let reachesView: Bool
    /// Whether this is a trackpad or wheel scroll: its touch only holds the place and is never delivered.
    let isScroll: Bool

    private var queue: [UITouch.Phase] = []
    private var viewHasBegun = false
    private var viewIsDone = false

    init(touch: UITouch, recognizers: [UIGestureRecognizer], reachesView: Bool, isScroll: Bool = false) {
        self.touch = touch
        self.recognizers = recognizers
        self.reachesView = reachesView
        self.isScroll = isScroll
    }

    /// Whether the session is no longer needed.
    var isOver: Bool { !isDown && recognizers.isEmpty && (queue.isEmpty || viewIsDone) }

    /// Whether the view has begun to follow the touch and not finished.
    var isFollowedByView: Bool { viewHasBegun && !viewIsDone }

    /// Queues a change for the view.
    func enqueue(_ phase: UITouch.Phase) {
        guard reachesView, !viewIsDone else { return }
        // After a delay of its touches, a view is notified of the last place only.
        if phase == .moved, queue.last == .moved { return }
        queue.append(phase)
    }

    /// Delivers the queued changes that are no longer delayed.
    func deliver(_ event: UIEvent) {
        guard reachesView, !viewIsDone, let view = touch.view else { return }
        if isTaken {
            viewIsDone = true
            queue = []
            if viewHasBegun { send(.cancelled, to: view, event) }
            return
        }
        while !isTaken, let phase = queue.first {
            if phase == .began, isHeldBack(\.delaysTouchesBegan) { return }
            if phase == .ended, isHeldBack(\.delaysTouchesEnded) { return }
            queue.removeFirst()
            if phase == .began { viewHasBegun = true }
            if phase == .ended || phase == .cancelled { viewIsDone = true }
            send(phase, to: view, event)
        }
    }

    /// Whether a recogniser that may still recognise delays the view's touches.
    private func isHeldBack(_ reason: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        recognizers.contains { $0.isActive && $0.current == .possible && $0[keyPath: reason] }
    }

    private func send(_ phase: UITouch.Phase, to view: UIView, _ event: UIEvent) {
        let now = touch.phase
        touch.phase = phase
        switch phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
        touch.phase = now
    }
}
