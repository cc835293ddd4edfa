#if canImport(UIKit)
import UIKit

/// The fingers of a tab bar controller: those that begin a change, and one that takes hold of what plays. A drag may
/// lead over several changes, one after the other.
@MainActor
final class TabSwipe {
    /// What the adapter answers.
    @MainActor
    protocol Owner: AnyObject {
        var options: TabTransitionOptions { get }
        /// The change that plays or is held, and whether it leads to the next tab.
        var running: TransitionDriver? { get }
        var isRunningForward: Bool { get }
        /// A drag begins.
        func willDrag()
        /// Whether a swipe may begin at a point of the view.
        func mayBegin(at point: CGPoint) -> Bool
        /// Whether a swipe may begin just now.
        func mayBegin(isForward: Bool) -> Bool
        /// Whether there is a tab beyond an end of the change that runs.
        func mayPass(_ end: TabDrag.End) -> Bool
        /// Asks UIKit for a change under the finger; whether it has come.
        func begin(isForward: Bool) -> Bool
        /// Calls ``TabSwipe/changeIsOver()`` when UIKit has done with the change that runs.
        func awaitEnd()
        /// Whether UIKit is ready for the next change.
        var isAtRest: Bool { get }
    }

    private weak var owner: (any Owner)?
    private weak var view: UIView?
    private var starts: [Swipe] = []
    private var hold: Swipe?

    /// The recogniser that leads the drag, and the change that it leads.
    private weak var leader: Swipe?
    private weak var led: TransitionDriver?
    private var drag: TabDrag?
    private var tracker = SwipeTracker(towards: .leading, distance: 0)
    /// Whether the drag has brought a change to its end and waits for the next.
    private var isPassing = false
    /// The way on which a change did not come: it is not asked for again before the finger has gone another way.
    private var refused: Bool?

    /// How many points beyond an end the next change begins.
    private static let slack = 4.0

    init(on view: UIView, owner: any Owner) {
        self.owner = owner
        self.view = view
        switch owner.options.swipe {
        case .fromAnywhere: starts = [makeStart(on: view, .anywhere)]
        case .fromEdges:
            starts = [.edge(.leading), .edge(.trailing), .scrollAtEdge(.leading), .scrollAtEdge(.trailing)]
                .map { makeStart(on: view, $0) }
        case .off: break
        }
        hold = Swipe(
            on: view,
            start: .anywhere,
            rank: .tab,
            overridesContent: true,
            ways: { [weak self] in self?.owner?.running?.isGrabbable == true ? [.leading, .trailing] : [] },
            action: { [weak self] in self?.holdDidChange($0) }
        )
        update()
    }

    private func makeStart(on view: UIView, _ start: Swipe.Start) -> Swipe {
        let swipe = Swipe(
            on: view,
            start: start,
            rank: .tab,
            ways: { [weak self] in self?.ways ?? [] },
            action: { [weak self] in self?.startDidChange($0) }
        )
        swipe.shouldBegin = { [weak self] in self?.owner?.mayBegin(at: $0) == true }
        if start == .anywhere, let touches = owner?.options.touches {
            swipe.recognizer.minimumNumberOfTouches = max(touches.lowerBound, 1)
            swipe.recognizer.maximumNumberOfTouches = max(touches.upperBound, 1)
        }
        return swipe
    }

    var recognizers: [UIPanGestureRecognizer] { starts.map(\.recognizer) }

    /// Whether there are swipes just now.
    var isEnabled = true {
        didSet { update() }
    }

    func remove() {
        letGo(cancels: true)
        for swipe in starts { swipe.remove() }
        hold?.remove()
    }

    /// The finger that takes hold is there only while something plays: it would be in the way of content. A change
    /// that ended under it must not take the finger away.
    func update() {
        for start in starts where start.recognizer.isEnabled != isEnabled { start.recognizer.isEnabled = isEnabled }
        guard let hold else { return }
        let holds = isEnabled && (owner?.running != nil || leader === hold)
        if hold.recognizer.isEnabled != holds { hold.recognizer.isEnabled = holds }
    }

    /// The finger leads no longer, as when the app selects another tab meanwhile.
    func letGo(cancels: Bool = false) {
        guard leader != nil || drag != nil else { return }
        let led = led
        leader = nil
        drag = nil
        self.led = nil
        isPassing = false
        if cancels { led?.release(finishes: false, velocity: 0) }
        update()
    }

    // MARK: Ways

    /// The edge that the finger moves towards on the way to the next tab, `leading` being the left one.
    private var forwardEdge: TransitionEdge {
        TransitionEdge.leading.onScreen(isRightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The edges that a finger may move towards just now.
    private var ways: [TransitionEdge] {
        guard let owner, leader == nil else { return [] }
        let forward = forwardEdge
        return [forward, forward.opposite].filter { owner.mayBegin(isForward: $0 == forward) }
    }

    private func position(of swipe: Swipe) -> Double {
        let moved = swipe.translation
        return tracker.fraction(x: Double(moved.x), y: Double(moved.y))
    }

    private func lead(with swipe: Swipe) {
        leader = swipe
        refused = nil
        isPassing = false
        let forward = forwardEdge
        tracker = SwipeTracker(towards: forward, distance: swipe.distance(towards: forward))
        owner?.willDrag()
    }

    // MARK: Fingers

    private func startDidChange(_ swipe: Swipe) {
        guard swipe.recognizer.state == .began else { return follow(swipe) }
        let way = swipe.way
        lead(with: swipe)
        let position = position(of: swipe)
        var drag = TabDrag(position: 0, isForward: way.map { $0 == tracker.edge } ?? (position >= 0))
        drag.position = position
        self.drag = drag
        goOn()
    }

    private func holdDidChange(_ swipe: Swipe) {
        guard swipe.recognizer.state == .began else { return follow(swipe) }
        guard let owner, let driver = owner.running, let fraction = driver.grab() else { return }
        lead(with: swipe)
        // The way to where the pan was recognised is not the finger's doing yet.
        drag = TabDrag(position: position(of: swipe), at: fraction, isForward: owner.isRunningForward)
        led = driver
        // What UIKit was told is cancelled cannot finish any more: the same change begins anew, under the finger.
        if driver.mayOnlyCancel { pass(driver, finishes: false) }
    }

    private func follow(_ swipe: Swipe) {
        guard swipe === leader, drag != nil else { return }
        drag?.position = position(of: swipe)
        switch swipe.recognizer.state {
        case .began, .changed: move()
        case .ended: release(velocity: swipe.velocity)
        case .cancelled, .failed: letGo(cancels: true)
        case .possible: break
        @unknown default: break
        }
    }

    private func move() {
        guard let drag, let owner else { return }
        guard let led else {
            if !isPassing || owner.isAtRest { goOn() }
            return
        }
        // UIKit may not have begun it yet, and then begins it where the finger is.
        guard led.isHeld else { return led.update(drag.fraction) }
        let slack = tracker.distance > 0 ? Self.slack / tracker.distance : 0
        if let end = drag.crossing(slack: slack), owner.mayPass(end) {
            self.drag?.pass(end)
            pass(led, finishes: end == .end)
        } else {
            led.update(drag.fraction)
        }
    }

    private func release(velocity: CGPoint) {
        guard let drag, let led else { return letGo() }
        let along = tracker.velocity(x: Double(velocity.x), y: Double(velocity.y))
        let speed = drag.isForward ? along : -along
        let distance = tracker.distance
        let finishes = owner?.options.release.finishes(
            progress: drag.fraction, velocity: speed, distance: distance
        )
        letGo()
        led.release(finishes: finishes ?? false, velocity: distance > 0 ? speed / distance : 0)
    }

    // MARK: From one change to the next

    /// Ends the change under the finger; the next begins when UIKit has done with it.
    private func pass(_ driver: TransitionDriver, finishes: Bool) {
        isPassing = true
        refused = nil
        owner?.awaitEnd()
        driver.end(finishes: finishes)
    }

    /// A change is over. If the drag did not bring it there, the finger has nothing to lead any more.
    func changeIsOver() {
        guard drag != nil else { return update() }
        guard isPassing else { return letGo() }
        guard owner?.running == nil else { return }
        led = nil
        goOn()
    }

    /// Begins the change to the neighbour that the finger is on the side of.
    private func goOn() {
        guard var drag, let owner, led == nil, owner.running == nil else { return }
        drag.face()
        self.drag = drag
        guard drag.isForward != refused else { return }
        isPassing = false
        guard owner.begin(isForward: drag.isForward), let driver = owner.running else {
            refused = drag.isForward
            return
        }
        // The app may have taken the finger away when it was asked.
        guard self.drag != nil else { return driver.release(finishes: false, velocity: 0) }
        refused = nil
        led = driver
        driver.update(drag.fraction)
    }
}
#endif
