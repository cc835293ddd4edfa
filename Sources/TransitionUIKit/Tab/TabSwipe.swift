#if canImport(UIKit)
import TransitionCore
import UIKit

/// The gestures of a tab bar controller: swipes that begin a change, and the grab of a change that plays. One drag can
/// pass through several changes in a row; ``TabDrag`` holds its phase.
@MainActor
final class TabSwipe {
    /// Answers the questions of a swipe.
    @MainActor
    protocol Owner: AnyObject {
        /// The change that plays or is held.
        var currentDriver: TransitionDriver? { get }
        /// The step of the current change.
        var currentStep: TabStep { get }
        /// Called when a drag begins, before its first question.
        func willDrag()
        /// Returns whether a swipe towards a neighbour may begin at a point of the view. Does not create the
        /// neighbour's controller.
        func canBegin(_ step: TabStep, at point: CGPoint) -> Bool
        /// Returns whether the app allows a swipe to a neighbour. Creates the neighbour's controller if necessary.
        func allows(_ step: TabStep) -> Bool
        /// Returns whether there is a tab beyond an end of the change that plays.
        func canPass(_ end: TabLine.End) -> Bool
        /// Requests a change from UIKit under the finger and returns whether the change has begun.
        func begin(_ step: TabStep) -> Bool
        /// Calls ``TabSwipe/changeIsOver()`` when UIKit has completed the change that plays.
        func awaitEnd()
        /// Whether UIKit is ready for the next change.
        var isAtRest: Bool { get }
    }

    private weak var owner: (any Owner)?
    private weak var view: UIView?
    private let session: ContainerSession
    /// Whether a finger continues from one change to the next. Without swipes it only holds the change that it has
    /// grabbed.
    private let goesOn: Bool
    private var starts: [TransitionPan] = []
    private var grab: TransitionPan?

    private var drag = TabDrag.idle
    /// The finger's position on the line of tabs; nil if no finger drives a change.
    private var line: TabLine?
    private var tracker = SwipeTracker(towards: .left, distance: 0)
    /// The recogniser of the drag. ``led`` is the change that it drives.
    private weak var leader: TransitionPan?
    private weak var led: TransitionDriver?

    /// The distance beyond the end of a change at which the next change begins, in points.
    private static let slack = 4.0

    init(on view: UIView, options: TabTransitionOptions, session: ContainerSession, owner: any Owner) {
        self.owner = owner
        self.view = view
        self.session = session
        goesOn = options.swipe != .off
        let places: [TransitionPan.Start] =
            switch options.swipe {
            case .fromAnywhere: [.anywhere]
            case .fromEdge: [.edge(.left), .edge(.right), .scrollAtEdge(.left), .scrollAtEdge(.right)]
            case .off: []
            }
        starts = places.map { makeStart(on: view, $0, touches: options.touches) }
        let grab = TransitionPan.overContent(on: view, rank: .tab) { [weak session] in
            session?.current?.isGrabbable == true ? [.left, .right] : []
        }
        grab.action = { [weak self] in self?.grabDidChange($0) }
        self.grab = grab
        update()
    }

    private func makeStart(
        on view: UIView, _ start: TransitionPan.Start, touches: ClosedRange<Int>
    ) -> TransitionPan {
        let pan = TransitionPan(on: view, start: start, rank: .tab) { [weak self] in
            self?.leader == nil ? [.left, .right] : []
        }
        pan.action = { [weak self] in self?.startDidChange($0) }
        pan.shouldBegin = { [weak self, weak pan] point in
            guard let self, let owner, let step = pan.flatMap(aim) else { return false }
            return owner.canBegin(step, at: point)
        }
        pan.willBegin = { [weak self, weak pan] in
            guard let self, let owner, let step = pan.flatMap(aim) else { return false }
            owner.willDrag()
            return owner.allows(step)
        }
        if start == .anywhere {
            pan.recognizer.minimumNumberOfTouches = max(touches.lowerBound, 1)
            pan.recognizer.maximumNumberOfTouches = max(touches.upperBound, 1)
        }
        return pan
    }

    var recognizers: [UIPanGestureRecognizer] { starts.map(\.recognizer) }

    /// Whether swipes are recognised.
    var isEnabled = true {
        didSet { update() }
    }

    func remove() {
        letGo(cancels: true)
        for pan in starts { pan.remove() }
        grab?.remove()
    }

    /// Updates the recognisers. The recogniser for grabs is enabled only while something plays, because it would
    /// otherwise interfere with content. It stays enabled as long as its finger drives changes, even if the change
    /// under that finger has ended.
    func update() {
        for start in starts where start.recognizer.isEnabled != isEnabled { start.recognizer.isEnabled = isEnabled }
        guard let grab else { return }
        let grabs = isEnabled && (session.current != nil || leader === grab)
        if grab.recognizer.isEnabled != grabs { grab.recognizer.isEnabled = grabs }
    }

    /// Ends the drag, for example when the app selects another tab.
    func letGo(cancels: Bool = false) {
        guard leader != nil || line != nil else { return }
        let led = led
        leader = nil
        line = nil
        self.led = nil
        drag = drag.after(.lost)
        if cancels { led?.release(finishes: false, velocity: 0) }
        update()
    }

    // MARK: Edges

    /// The edge in the direction of the next tab.
    private var nextEdge: ScreenEdge {
        TransitionEdge.leading.onScreen(isRightToLeft: session.isRightToLeft)
    }

    /// Returns the step in the direction of a finger.
    private func aim(of pan: TransitionPan) -> TabStep? { pan.target.map { $0 == nextEdge ? .next : .previous } }

    private func position(of pan: TransitionPan) -> Double {
        let moved = pan.translation
        return tracker.fraction(x: Double(moved.x), y: Double(moved.y))
    }

    private func lead(with pan: TransitionPan) {
        leader = pan
        let next = nextEdge
        tracker = SwipeTracker(towards: next, distance: pan.distance(towards: next))
    }

    // MARK: Fingers

    private func startDidChange(_ pan: TransitionPan) {
        guard pan.recognizer.state == .began else { return follow(pan) }
        let aim = aim(of: pan)
        lead(with: pan)
        let position = position(of: pan)
        var line = TabLine(position: 0, step: aim ?? (position >= 0 ? .next : .previous))
        line.position = position
        line.face()
        self.line = line
        ask(for: .began(line.step))
    }

    private func grabDidChange(_ pan: TransitionPan) {
        guard pan.recognizer.state == .began else { return follow(pan) }
        guard let owner, let driver = owner.currentDriver, let fraction = driver.grab() else { return }
        // The app observes the grab, and may have removed or cancelled the recogniser.
        guard pan.isUnderWay else { return driver.release(finishes: false, velocity: 0) }
        owner.willDrag()
        lead(with: pan)
        // The distance that the finger moved before the pan was recognised does not count.
        line = TabLine(position: position(of: pan), at: fraction, step: owner.currentStep)
        drag = drag.after(.began(owner.currentStep)).after(.came)
        led = driver
        // A change that UIKit considers cancelled cannot finish. It ends here, and the same change begins again under
        // the finger.
        if driver.canOnlyCancel { pass(driver, finishes: false) }
    }

    private func follow(_ pan: TransitionPan) {
        guard pan === leader, line != nil else { return }
        line?.position = position(of: pan)
        switch pan.recognizer.state {
        case .began, .changed: move()
        case .ended: release(velocity: pan.velocity)
        case .cancelled, .failed: letGo(cancels: true)
        case .possible: break
        @unknown default: break
        }
    }

    private func move() {
        guard let line, let owner else { return }
        guard let led else {
            if owner.isAtRest { goOn() }
            return
        }
        // UIKit may not have begun the change yet. The change will then begin at the finger's position.
        guard led.isHeld else { return led.update(line.fraction) }
        let slack = tracker.distance > 0 ? Self.slack / tracker.distance : 0
        if goesOn, let end = line.crossing(slack: slack), owner.canPass(end) {
            self.line?.pass(end)
            pass(led, finishes: end == .end)
        } else {
            led.update(line.fraction)
        }
    }

    private func release(velocity: CGPoint) {
        guard let line, let led else { return letGo() }
        let towardsNext = tracker.velocity(x: Double(velocity.x), y: Double(velocity.y))
        let speed = line.step == .next ? towardsNext : -towardsNext
        let distance = tracker.distance
        let finishes = session.releaseRule.finishes(progress: line.fraction, velocity: speed, distance: distance)
        letGo()
        led.release(finishes: finishes, velocity: distance > 0 ? speed / distance : 0)
    }

    // MARK: Consecutive changes

    /// Ends the change under the finger. The next one begins when UIKit is ready for it.
    private func pass(_ driver: TransitionDriver, finishes: Bool) {
        drag = drag.after(.crossed)
        owner?.awaitEnd()
        driver.end(finishes: finishes)
    }

    /// Called when a change is over. The drag is over too, unless the drag itself has passed the end of the change.
    ///
    /// - Parameter isAtRest: Whether UIKit is ready for the next change.
    func changeIsOver(isAtRest: Bool = true) {
        guard line != nil else { return update() }
        guard drag == .passing else { return letGo() }
        guard isAtRest, session.current == nil else { return }
        led = nil
        goOn()
    }

    /// Begins the change to the neighbour on the finger's side.
    private func goOn() {
        guard led == nil, session.current == nil, var line else { return }
        if goesOn { line.face() }
        self.line = line
        ask(for: .faced(line.step))
    }

    /// Passes an event on to ``drag``, and requests a change if the new phase requires one.
    private func ask(for event: TabDrag.Event) {
        let before = drag
        drag = drag.after(event)
        guard case .asking(let step) = drag, drag != before, let owner else { return }
        guard owner.begin(step), let driver = owner.currentDriver else {
            drag = drag.after(.declined)
            return
        }
        // The app may have removed or cancelled the recogniser in one of its closures.
        guard let line else { return driver.release(finishes: false, velocity: 0) }
        drag = drag.after(.came)
        led = driver
        driver.update(line.fraction)
    }
}
#endif
