#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// A small panel above an app's screens, for its developers: it takes hold of changes, moves them, and tells what became
/// of them. There is none unless it is asked for.
///
///     #if DEBUG
///     inspector = TransitionInspector(window: window)
///     #endif
///
/// It watches the containers of one window that have transitions of this package. *Hold* takes hold of what plays, and if
/// nothing does, of the next change in the window, whichever container makes it; the slider scrubs it, and *Finish* and
/// *Cancel* let go, all of it by ``/TransitionUIKit/TransitionControl``. Below is the record of the last change.
///
/// The panel takes no touches but its own, can be dragged out of the way, and is gone when the inspector is freed. It lies
/// on the window itself: a whole-window transition has it in its pictures, and behind a presentation of a custom style
/// VoiceOver does not find it, as little as anything else there.
///
/// What the adapters tell the app's own `onTransition` stays as it is.
@MainActor
public final class TransitionInspector {
    /// How many records are kept.
    private static let limit = 50

    /// What is known of a change that is not over.
    @MainActor
    private final class Course {
        weak var run: ScrubbableRun?
        weak var session: ContainerSession?
        var record: TransitionRecord
        var frames = FrameCount()
        let start = CACurrentMediaTime()
        let before: TransitionInventory?

        init(_ run: ScrubbableRun, session: ContainerSession, before: TransitionInventory?) {
            self.run = run
            self.session = session
            self.before = before
            let transition = run.transition
            record = TransitionRecord(
                container: transition.container, animator: transition.animator.info, direction: transition.direction)
        }
    }

    /// The changes that are over, the last one at the end; the oldest go when there are more than fifty.
    public private(set) var records: [TransitionRecord] = []
    /// Hears of each change that is over.
    public var onRecord: (@MainActor (TransitionRecord) -> Void)?
    /// Whether the next change in the window will be held.
    public private(set) var isWaiting = false

    let panel = InspectorPanel()
    private weak var window: UIWindow?
    private var courses: [Course] = []
    /// Where something happened last.
    private weak var session: ContainerSession?
    /// The controls that wait because of us.
    private var asked: [Weak<TransitionControl>] = []
    /// What there was before a change that has not begun yet.
    private var before: (session: Weak<ContainerSession>, inventory: TransitionInventory)?
    private var ticker: FrameTicker?

    /// Shows the panel on a window, and watches its containers.
    public init(window: UIWindow) {
        self.window = window
        InspectionClaim.set(self, on: window)
        panel.onHold = { [weak self] in self?.hold() }
        panel.onScrub = { [weak self] in self?.scrub(to: $0) }
        panel.onFinish = { [weak self] in self?.letGo { $0.finish() } }
        panel.onCancel = { [weak self] in self?.letGo { $0.cancel() } }
        panel.show(on: window)
        update()
    }

    deinit {
        MainQueue.inNextTurn { [panel] in panel.removeFromSuperview() }
    }

    /// Takes the panel away, and watches no more. What is held goes back.
    public func remove() {
        letGo { $0.cancel() }
        if let window, InspectionClaim.inspection(on: window) === self { InspectionClaim.set(nil, on: window) }
        ticker?.stop()
        courses = []
        panel.removeFromSuperview()
    }

    // MARK: What the panel asks for

    /// The control of the container in which something moves.
    private var control: TransitionControl? {
        guard let session, session.isPlaying else { return nil }
        return session.control
    }

    private func hold() {
        if isWaiting {
            stopWaiting()
        } else if let control {
            control.hold()
        } else {
            isWaiting = true
        }
        update()
    }

    private func scrub(to fraction: Double) {
        guard let control else { return }
        control.hold()
        control.scrub(to: fraction)
    }

    private func letGo(_ act: (TransitionControl) -> Void) {
        stopWaiting()
        control.map(act)
        update()
    }

    private func stopWaiting() {
        isWaiting = false
        for control in asked.compactMap(\.object) where control.isWaiting { control.finish() }
        asked = []
    }

    // MARK: What is seen

    private func update() {
        let progress = control?.progress
        panel.show(
            InspectorPanel.State(
                progress: progress, isHolding: control?.isHolding == true, isWaiting: isWaiting,
                report: courses.last?.record.description ?? records.last?.description))
    }

    /// Once a frame while something moves.
    private func frame(at timestamp: Double, expected: Double) -> Bool {
        courses.removeAll { $0.run == nil }
        for course in courses { course.frames.add(timestamp: timestamp, expected: expected) }
        update()
        return !courses.isEmpty
    }

    private func note(_ step: TransitionRecord.Step, at progress: Double, in course: Course) {
        course.record.events.append(
            TransitionRecord.Event(step: step, progress: progress, time: CACurrentMediaTime() - course.start))
    }

    private func close(_ course: Course) {
        courses.removeAll { $0 === course }
        course.record.frames = course.frames.frames
        course.record.droppedFrames = course.frames.dropped
        // UIKit has more to take away after it has heard of the end.
        MainQueue.inNextTurn { [weak self] in self?.keep(course) }
    }

    private func keep(_ course: Course) {
        guard let window else { return }
        if let before = course.before, let controller = course.session?.controller {
            let after = TransitionInventory(of: controller, in: window, ignoring: panel)
            let isPresented =
                course.record.container == .modal && course.record.direction == .forward
                && course.record.events.last?.step == .finished
            course.record.leftovers = after.leftovers(since: before, isPresented: isPresented)
        }
        records.append(course.record)
        if records.count > Self.limit { records.removeFirst() }
        panel.comeToFront(on: window)
        update()
        onRecord?(course.record)
    }
}

extension TransitionInspector: SessionInspection {
    package func willBegin(in session: ContainerSession) {
        guard let window else { return }
        before = (Weak(session), TransitionInventory(of: session.controller, in: window, ignoring: panel))
        guard isWaiting else { return }
        let control = session.control
        if !control.isWaiting, !control.hold(), control.isWaiting { asked.append(Weak(control)) }
    }

    package func run(_ run: ScrubbableRun, did step: RunStep, in session: ContainerSession) {
        let course = courses.first { $0.run === run }
        let progress = run.fraction?.tamed(to: 0...1, otherwise: 0)
        switch step {
        case .begin:
            begin(run, in: session)
        case .hold:
            if isWaiting, session.control.isHolding { stopWaiting() }
            course.map { note(.held, at: progress ?? 0, in: $0) }
        case .letGo(let finishing):
            course.map { note(.letGo(finishes: finishing), at: progress ?? 0, in: $0) }
        case .end:
            break
        case .reportEnd(let cancelled):
            guard let course else { return }
            note(cancelled ? .cancelled : .finished, at: cancelled ? 0 : 1, in: course)
            close(course)
        }
        update()
    }

    private func begin(_ run: ScrubbableRun, in session: ContainerSession) {
        guard let window else { return }
        let before = before.flatMap { $0.session.object === session ? $0.inventory : nil }
        self.before = nil
        self.session = session
        let course = Course(run, session: session, before: before)
        note(.began, at: 0, in: course)
        courses.append(course)
        panel.comeToFront(on: window)
        if courses.count == 1 {
            ticker = FrameTicker(eachFrame: { [weak self] in self?.frame(at: $0, expected: $1) ?? false })
        }
    }
}
#endif
