#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The gestures of a tab bar controller, or of a row of children: swipes that begin a change, and the grab of a change that plays. One drag can
/// pass through several changes in a row; ``TabDrag`` holds its phase and its position.
@MainActor
package final class TabSwipe {
    /// Answers the questions of a swipe.
    @MainActor
    package protocol Owner: AnyObject {
        /// The step of the current change.
        var currentStep: TabStep { get }
        /// Called at each touch that comes down, also one on the tab bar.
        func willReceive()
        /// Called when a drag begins, before its first question.
        func willDrag()
        /// Returns whether there is a tab in the direction of a step, without a question to the app.
        func hasNeighbour(_ step: TabStep) -> Bool
        /// Returns whether the app allows a swipe to begin at a point of the view.
        func allowsPlace(_ point: CGPoint) -> Bool
        /// Returns whether a swipe may begin now, with a finger at a point of the view.
        func canBegin(at point: CGPoint) -> Bool
        /// Returns whether there is a neighbour and the app allows a swipe to it. Creates the neighbour's controller if
        /// necessary.
        func allows(_ step: TabStep) -> Bool
        /// Returns whether there is a tab beyond an end of the change that plays.
        func canPass(_ end: TabLine.End) -> Bool
        /// Requests a change from UIKit under the finger and returns whether the change has begun.
        ///
        /// - Parameter fraction: The fraction of the change at which it begins.
        func begin(_ step: TabStep, at fraction: Double) -> Bool
    }

    private weak var owner: (any Owner)?
    private weak var view: UIView?
    private let session: ContainerSession
    /// Whether a finger continues from one change to the next. If false, the finger only holds the change that it has
    /// grabbed.
    private let goesOn: Bool
    private var starts: [TransitionPan] = []
    private var grab: TransitionPan?

    private var drag = TabDrag()
    /// The edge in the direction of the next tab, when a finger was last about to begin a swipe.
    private var next = ScreenEdge.left
    /// The recogniser of the drag. ``led`` is the change that it drives.
    private weak var leader: TransitionPan?
    private weak var led: TransitionDriver?

    /// The distance beyond the end of a change at which the next change begins, in points.
    private static let slack = 4.0

    /// - Parameters:
    ///   - view: The view where fingers move; its width is the distance of a whole change.
    ///   - swipe: Where a swipe may begin. With `.off` a finger can only grab a change that plays.
    ///   - touches: The number of fingers of a swipe from anywhere.
    package init(
        on view: UIView, swipe: SwipeOrigin, touches: ClosedRange<Int>, session: ContainerSession, owner: any Owner
    ) {
        self.owner = owner
        self.view = view
        self.session = session
        goesOn = swipe != .off
        let places: [TransitionPan.Start] =
            switch swipe {
            case .fromAnywhere: [.anywhere]
            case .fromEdge: [.edge(.left), .edge(.right), .scrollAtEdge(.left), .scrollAtEdge(.right)]
            case .off: []
            }
        starts = places.map { makeStart(on: view, $0, touches: touches) }
        let grab = TransitionPan.overContent(on: view, kind: .tab) { [weak session] in
            session?.current?.isGrabbable == true ? [.left, .right] : []
        }
        grab.action = { [weak self] in self?.grabDidChange($0) }
        self.grab = grab
        update()
    }

    private func makeStart(
        on view: UIView, _ start: TransitionPan.Start, touches: ClosedRange<Int>
    ) -> TransitionPan {
        let pan = TransitionPan(on: view, start: start, kind: .tab) { [weak self] in
            self?.leader == nil ? [.left, .right] : []
        }
        pan.action = { [weak self] in self?.startDidChange($0) }
        pan.canReceive = { [weak self] in self?.canReceive(start) == true }
        pan.allowsPlace = { [weak self] in self?.owner?.allowsPlace($0) == true }
        pan.willBegin = { [weak self, weak pan] in
            guard let self, let owner, let pan, let aim = pan.aim,
                owner.canBegin(at: pan.recognizer.location(in: pan.view))
            else { return false }
            next = nextEdge
            owner.willDrag()
            return owner.allows(step(towards: aim))
        }
        if start == .anywhere {
            pan.recognizer.minimumNumberOfTouches = max(touches.lowerBound, 1)
            pan.recognizer.maximumNumberOfTouches = max(touches.upperBound, 1)
        }
        return pan
    }

    /// Whether a swipe from this place could reach another tab.
    private func canReceive(_ start: TransitionPan.Start) -> Bool {
        guard let owner else { return false }
        owner.willReceive()
        switch start {
        case .anywhere: return owner.hasNeighbour(.next) || owner.hasNeighbour(.previous)
        case .edge(let edge), .scrollAtEdge(let edge):
            return owner.hasNeighbour(edge.opposite == nextEdge ? .next : .previous)
        }
    }

    package var recognizers: [UIPanGestureRecognizer] { starts.map(\.recognizer) }

    package func remove() {
        letGo(cancels: true)
        for pan in starts { pan.remove() }
        grab?.remove()
    }

    /// Updates the recognisers. The recogniser for grabs is enabled only while something plays, because it would
    /// otherwise interfere with content. While its finger drives changes, it stays enabled, even if the change under
    /// the finger has ended.
    package func update() {
        let isEnabled = session.settings.isSwipeEnabled
        for start in starts where start.recognizer.isEnabled != isEnabled { start.recognizer.isEnabled = isEnabled }
        guard let grab else { return }
        let grabs = isEnabled && (session.current != nil || leader === grab)
        if grab.recognizer.isEnabled != grabs { grab.recognizer.isEnabled = grabs }
    }

    /// Ends the drag, for example when the app selects another tab.
    package func letGo(cancels: Bool = false) {
        guard leader != nil || drag.phase != .idle else { return }
        let led = led
        leader = nil
        self.led = nil
        drag.take(.lost)
        if cancels { led?.release(finishes: false, velocity: 0) }
        update()
    }

    // MARK: Edges

    /// The edge in the direction of the next tab.
    private var nextEdge: ScreenEdge {
        TransitionEdge.leading.onScreen(isRightToLeft: session.isRightToLeft)
    }

    /// Returns the step towards an edge.
    private func step(towards edge: ScreenEdge) -> TabStep { edge == next ? .next : .previous }

    private func movement(of pan: TransitionPan) -> (x: Double, y: Double) {
        let moved = pan.translation
        return (Double(moved.x), Double(moved.y))
    }

    // MARK: Fingers

    private func startDidChange(_ pan: TransitionPan) {
        guard pan.recognizer.state == .began else { return follow(pan) }
        leader = pan
        let aim = pan.aim.map(step)
        drag = TabDrag(movement(of: pan), next: next, distance: pan.distance(towards: next), aim: aim)
        ask(drag.step)
    }

    private func grabDidChange(_ pan: TransitionPan) {
        guard pan.recognizer.state == .began else { return follow(pan) }
        guard let owner, let driver = currentDriver, let fraction = driver.grab() else { return }
        // The app observes the grab, and may have removed or cancelled the recogniser.
        guard pan.isUnderWay else { return driver.release(finishes: false, velocity: 0) }
        owner.willDrag()
        leader = pan
        let next = nextEdge
        drag = TabDrag(
            movement(of: pan), next: next, distance: pan.distance(towards: next), grabbed: owner.currentStep,
            at: fraction)
        led = driver
        // A change that UIKit considers cancelled cannot finish. It ends here, and the same change begins again under
        // the finger.
        if driver.canOnlyCancel { leave(driver, through: nil) }
    }

    private func follow(_ pan: TransitionPan) {
        guard pan === leader, drag.phase != .idle else { return }
        let moved = movement(of: pan)
        drag.move(x: moved.x, y: moved.y)
        switch pan.recognizer.state {
        case .began, .changed: move()
        case .ended: release(velocity: pan.velocity)
        case .cancelled, .failed: letGo(cancels: true)
        case .possible: break
        @unknown default: break
        }
    }

    private func move() {
        guard let owner else { return }
        guard let led else {
            if session.isAtRest { goOn() }
            return
        }
        // UIKit may not have begun the change yet. The change will then begin at the finger's position.
        if led.isHeld, goesOn, let end = drag.crossing(slack: Self.slack), owner.canPass(end) {
            leave(led, through: end)
        } else {
            led.update(drag.fraction)
        }
    }

    private func release(velocity: CGPoint) {
        guard let led else { return letGo() }
        let (speed, distance) = (drag.velocity(x: Double(velocity.x), y: Double(velocity.y)), drag.distance)
        let finishes = session.releaseRule.finishes(progress: drag.fraction, velocity: speed, distance: distance)
        letGo()
        led.release(finishes: finishes, velocity: distance > 0 ? speed / distance : 0)
    }

    // MARK: Consecutive changes

    private var currentDriver: TransitionDriver? { session.current as? TransitionDriver }

    /// Ends the change under the finger. The next one begins when UIKit is ready for it.
    private func leave(_ driver: TransitionDriver, through end: TabLine.End?) {
        drag.pass(end)
        session.controller?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self, session.current == nil else { return }
            changeIsOver()
        }
        driver.end(finishes: end == .end)
    }

    /// Called when a change is over. The drag is over too, unless the drag itself has passed the end of the change.
    ///
    /// - Parameter isAtRest: Whether UIKit is ready for the next change.
    package func changeIsOver(isAtRest: Bool = true) {
        switch drag.phase {
        case .idle: update()
        case .passing:
            guard isAtRest, session.current == nil else { return }
            led = nil
            goOn()
        case .asking, .leading, .refused: letGo()
        }
    }

    /// Begins the change to the neighbour on the finger's side.
    private func goOn() {
        guard led == nil, session.current == nil, let step = drag.face(turns: goesOn) else { return }
        ask(step)
    }

    private func ask(_ step: TabStep) {
        guard let owner, owner.begin(step, at: drag.fraction), let driver = currentDriver else {
            return drag.take(.declined)
        }
        // The app may have removed or cancelled the recogniser in one of its closures.
        guard drag.phase != .idle else { return driver.release(finishes: false, velocity: 0) }
        drag.take(.came)
        led = driver
    }
}
#endif
