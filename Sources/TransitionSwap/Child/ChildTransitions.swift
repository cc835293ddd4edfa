#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// The changes of one container's children. The container keeps this object.
///
/// One child makes room for another one beside it, both live, as tabs do. So a change plays as `ContainerKind.tab`, and
/// an animator that knows this kind needs no further code, test or golden.
@MainActor
final class ChildTransitions {
    private(set) weak var container: UIViewController?
    let settings: ContainerSettings
    private(set) lazy var session = ContainerSession(.tab, port: self, settings: settings)
    private(set) var row: ChildRow?
    private(set) var options = ChildTransitionOptions()
    /// Whether the app's state decides which child is shown. It has changed before the child does, so that a finger must
    /// not turn a change round that the state has asked for.
    var isStateDriven = false
    /// The change that plays or is held.
    private(set) var change: ChildChange?
    /// The view of the latest change.
    private weak var stage: UIView?
    /// The gestures on the row's view.
    private var swipe: TabSwipe?
    /// The gesture on another view, which can only grab the change that plays there.
    private var passing: TabSwipe?
    /// Whether a change begins or ends, so that the app is called in the middle of it.
    private var isBusy = false
    /// The latest request that came in between.
    private var pending: ChildRequest?

    private init(of container: UIViewController) {
        self.container = container
        settings = .childSettings(of: container)
        settings.serve(session)
    }

    static func known(on container: UIViewController) -> ChildTransitions? {
        Attachment.childTransitions.get(from: container) as? ChildTransitions
    }

    static func of(_ container: UIViewController) -> ChildTransitions {
        if let known = known(on: container) { return known }
        let new = ChildTransitions(of: container)
        Attachment.childTransitions.set(new, on: container)
        return new
    }

    /// The child that the row's view shows, or will show when the change is over.
    var selected: UIViewController? {
        guard let row, let view = row.view, let container else { return nil }
        return change.flatMap { $0.view === view ? $0.to : nil } ?? container.child(shownIn: view)
    }

    // MARK: The row

    func setRow(_ new: ChildRow?, _ options: ChildTransitionOptions) {
        swipe?.remove()
        swipe = nil
        row = new
        self.options = options
        session.releaseRule = options.release
        session.motion = options.motion
        guard let view = new?.view else { return }
        if session.current == nil { stage = view }
        swipe = TabSwipe(on: view, swipe: options.swipe, touches: options.touches, session: session, owner: self)
    }

    // MARK: Requests

    /// Makes a change. In the middle of another change it is made afterwards, and the latest one stands.
    func make(_ request: ChildRequest) {
        guard !isBusy else {
            pending?.conclude(.replaced)
            pending = request
            return
        }
        busy { perform(request) }
        performPending()
    }

    private func performPending() {
        guard !isBusy, let request = pending else { return }
        pending = nil
        make(request)
    }

    private func busy(_ work: () -> Void) {
        let was = isBusy
        isBusy = true
        work()
        isBusy = was
    }

    private func perform(_ request: ChildRequest) {
        guard let container else { return request.conclude(.replaced) }
        if let refusal = request.refusal(by: container, leaving: change?.from) {
            return request.conclude(.refused(refusal))
        }
        if let change, change.to === request.child, change.view === request.view, change.isOnItsWay {
            return change.add(request)
        }
        if !request.isSwipe { letGo() }
        endCurrent()
        // The end of the change has called the app.
        guard pending == nil else { return request.conclude(.replaced) }
        if let refusal = request.refusal(by: container, leaving: nil) { return request.conclude(.refused(refusal)) }
        let from = container.child(shownIn: request.view)
        guard from !== request.child else { return request.conclude(.finished) }
        stage = request.view
        let step = request.step ?? row?.step(from: from, to: request.child) ?? .next
        let change = ChildChange(request, from: from, in: container, step: step)
        guard let animator = movingAnimator(for: request) else { return show(change, request) }
        // UIKit curls over time only, so a page that a finger turns is the package's.
        if !request.isSwipe, let curl = PageCurl(of: animator, session.motion, isUp: step == .next) {
            return play(change, curl)
        }
        let transition = session.directed(animator, .forward, isMirrored: (step == .next) == session.isRightToLeft)
        if transition.takesTime { play(change, transition) } else { show(change, request) }
    }

    /// Ends the change that plays, which arrives where it was going, or the one that is held, which finishes.
    private func endCurrent() {
        guard let change else { return }
        change.isReplaced = true
        change.curl?.end()
        change.driver?.end(finishes: true)
    }

    /// Returns the animator of a request; nil for a change without animation.
    private func movingAnimator(for request: ChildRequest) -> (any TransitionAnimator)? {
        let size = request.view.bounds.size
        guard let animator = request.animator, Transitions.isEnabled, request.view.window != nil, session.isAtRest,
            size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
            request.isSwipe || UIView.areAnimationsEnabled
        else { return nil }
        return animator
    }

    private func show(_ change: ChildChange, _ request: ChildRequest) {
        change.begin(animated: false)
        change.end(completed: true, animated: false)
        change.conclude(.finished)
        if request.animator != nil, Transitions.isEnabled { session.tellOfUnseenChange() }
    }

    private func play(_ change: ChildChange, _ transition: DirectedTransition) {
        session.willBegin()
        if row?.view !== change.view {
            passing = TabSwipe(on: change.view, swipe: .off, touches: 1...1, session: session, owner: self)
        }
        self.change = change
        change.begin(animated: true)
        var rules = TransitionRules.children
        if isStateDriven, !change.isSwipe { rules.turningBack = .isImpossible }
        let driver = session.drive(transition, rules: rules) { [weak self] driver in
            change.conclude(driver.isCancelled ? .cancelled : .finished)
            self?.didEnd(change)
        }
        change.driver = driver
        let context = ChildContext(
            in: change.view, from: change.from, to: change.to, isInteractive: driver.startsInteractively
        ) { [weak self] completed in
            guard let self else { return change.end(completed: completed, animated: true) }
            busy { change.end(completed: completed, animated: true) }
        }
        if driver.startsInteractively {
            driver.startInteractiveTransition(context)
        } else {
            driver.animateTransition(using: context)
        }
    }

    private func play(_ change: ChildChange, _ curl: PageCurl) {
        self.change = change
        change.begin(curl) { [weak self] in
            if let self {
                busy { change.end(completed: true, animated: true) }
            } else {
                change.end(completed: true, animated: true)
            }
            change.conclude(.finished)
            self?.didEnd(change)
        }
    }

    private func didEnd(_ ended: ChildChange) {
        guard change === ended else { return }
        change = nil
        passing?.remove()
        passing = nil
        if pending == nil { swipe?.changeIsOver(isAtRest: session.isAtRest) } else { letGo() }
        performPending()
    }

    private func letGo(cancels: Bool = false) {
        swipe?.letGo(cancels: cancels)
        passing?.letGo(cancels: cancels)
    }
}

extension ChildChange {
    /// Whether the change will arrive if nothing else happens, or a finger holds it.
    fileprivate var isOnItsWay: Bool { curl != nil || driver.map { $0.isHeld || $0.isFinishing } ?? false }
}

extension ChildTransitions: ContainerPort {
    var screensView: UIView? { stage ?? container?.viewIfLoaded }
    var controller: UIViewController? { container }
    var isChangeRequested: Bool { pending != nil }
    var installedAnimator: (any TransitionAnimator)? { row?.animator }
    var installedOptions: Any { options }
    var swipeGestureRecognizers: [UIPanGestureRecognizer] { swipe?.recognizers ?? [] }

    func currentDidChange() {
        swipe?.update()
        passing?.update()
    }

    func settingsDidChange() { currentDidChange() }
    func switchDidChange() {
        change?.curl?.end()
        letGo(cancels: true)
    }
}

extension ChildTransitions: TabSwipe.Owner {
    var currentStep: TabStep { change?.step ?? .next }

    func willReceive() {}
    func willDrag() {}

    func hasNeighbour(_ step: TabStep) -> Bool { neighbour(of: selected, step) != nil }

    func allowsPlace(_ point: CGPoint) -> Bool { settings.shouldSwipe?(point) != false }

    func canBegin(at point: CGPoint) -> Bool {
        // Neither the container nor one inside the child may be in a transition.
        !isBusy && session.current == nil && session.isAtRest && selected?.transitionCoordinator == nil
    }

    func allows(_ step: TabStep) -> Bool {
        guard let container, let view = row?.view, let child = neighbour(of: selected, step) else { return false }
        return ChildRequest(child, in: view, nil).refusal(by: container, leaving: nil) == nil
    }

    func canPass(_ end: TabLine.End) -> Bool {
        guard let change, change.view === row?.view else { return false }
        let (child, step) = end == .start ? (change.from, change.step.opposite) : (change.to, change.step)
        return neighbour(of: child, step) != nil
    }

    func begin(_ step: TabStep, at fraction: Double) -> Bool {
        guard !isBusy, session.current == nil, Transitions.isEnabled, let row, let view = row.view,
            let child = neighbour(of: selected, step)
        else { return false }
        let request = SwipeRequest(step, at: fraction)
        return session.request(request) {
            make(ChildRequest(child, in: view, row.animator, step: step))
            return request.phase == .begun && change?.isSwipe == true
        }
    }

    private func neighbour(of child: UIViewController?, _ step: TabStep) -> UIViewController? {
        row?.neighbour(of: child, step, wraps: options.wraps)
    }
}

extension ContainerSettings {
    static func childSettings(of container: UIViewController) -> ContainerSettings {
        .of(container, .childSettings, feed: { .of(container) })
    }
}

extension Attachment {
    /// The ``ChildTransitions`` of a container.
    fileprivate static let childTransitions = Self("childTransitions")
    /// The `ContainerSettings` of a container's children.
    fileprivate static let childSettings = Self("childSettings")
}
#endif
