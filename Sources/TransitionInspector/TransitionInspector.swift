#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// A small panel over an app's screens, for its developers. It pauses and scrubs transitions, and records how they
/// went. An app has no panel unless it creates an inspector.
///
/// > Experimental: Names and behaviour may change with a minor version.
///
///     #if DEBUG
///     inspector = TransitionInspector(window: window)
///     #endif
///
/// The inspector observes the containers of one window that have transitions of this package. *Hold* pauses the current
/// change; if nothing plays, it pauses the next change in any container of the window. The slider scrubs the change,
/// and *Finish* and *Cancel* release it. The buttons and the slider use ``/TransitionUIKit/TransitionControl``. Below
/// the buttons is the record of the latest change.
///
/// Touches outside the panel go to the app. A drag moves the panel, and freeing the inspector removes it. The panel is
/// a subview of the window, so it appears in the pictures of a whole-window transition. Behind a screen of a custom
/// presentation style, VoiceOver finds neither the panel nor other views of the window.
///
/// The inspector does not replace the app's `onEvent` closures.
@MainActor
public final class TransitionInspector {
    /// The largest number of records that are kept.
    private static let limit = 50

    /// The data of a change that is not over.
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

    /// The finished and cancelled changes, the latest one last. Only the latest 50 are kept.
    public private(set) var records: [TransitionRecord] = []
    /// Called at the end of each change with its record.
    public var onRecord: (@MainActor (TransitionRecord) -> Void)?
    /// Whether the next change in the window will be held.
    public private(set) var isWaiting = false

    let panel = InspectorPanel()
    private weak var window: UIWindow?
    private var courses: [Course] = []
    /// The session of the latest step.
    private weak var session: ContainerSession?
    /// The controls that pause the next change because of the inspector, and not because of the app.
    private var asked: [Weak<TransitionControl>] = []
    /// The inventory taken before a change that has not begun yet.
    private var before: (session: Weak<ContainerSession>, inventory: TransitionInventory)?

    /// Shows the panel on a window and observes the window's containers.
    public init(window: UIWindow) {
        self.window = window
        TransitionFeed.of(window).subscribe(self, frames: true) { [weak self] in self?.take($0) }
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

    /// Removes the panel and stops observing. A held change is cancelled.
    public func remove() {
        letGo { $0.cancel() }
        if let window { TransitionFeed.known(on: window)?.unsubscribe(self) }
        courses = []
        panel.removeFromSuperview()
    }

    // MARK: Buttons and slider

    /// The control of the container that has a change in progress.
    private var control: TransitionControl? {
        guard let session, session.isPlaying else { return nil }
        return session.control
    }

    private func hold() {
        if isWaiting {
            stopWaiting()
        } else if let control {
            // Before UIKit begins the change, there is nothing to hold.
            if !control.hold(), control.progress == nil { control.holdNext() }
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

    // MARK: Observation

    private func update() {
        let progress = control?.progress
        panel.show(
            InspectorPanel.State(
                progress: progress, isHolding: control?.isHolding == true, isWaiting: isWaiting,
                report: courses.last?.record.description ?? records.last?.description))
    }

    private func note(_ step: TransitionRecord.Step, at progress: Double, in course: Course) {
        course.record.events.append(
            TransitionRecord.Event(step: step, progress: progress, time: CACurrentMediaTime() - course.start))
    }

    private func close(_ course: Course) {
        courses.removeAll { $0 === course }
        course.record.frames = course.frames.frames
        course.record.droppedFrames = course.frames.dropped
        // UIKit removes more views after the transition has reported its end.
        MainQueue.inNextTurn { [weak self] in self?.keep(course) }
    }

    private func keep(_ course: Course) {
        guard let window else { return }
        if let before = course.before, let session = course.session {
            let after = TransitionInventory(of: session.controller, in: window, ignoring: panel)
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

extension TransitionInspector {
    private func take(_ notice: TransitionFeed.Notice) {
        let session = notice.session as? ContainerSession
        switch notice.kind {
        case .change: session.map { willBegin(in: $0) }
        case .step(let step, let run): take(step, of: run, in: session)
        case .frame(let run, let timestamp, let expected):
            courses.first { $0.run === run }?.frames.add(timestamp: timestamp, expected: expected)
        }
        update()
    }

    private func willBegin(in session: ContainerSession) {
        guard let window else { return }
        before = (Weak(session), TransitionInventory(of: session.controller, in: window, ignoring: panel))
        let control = session.control
        guard isWaiting, !control.isWaiting else { return }
        control.holdNext()
        if control.isWaiting { asked.append(Weak(control)) }
    }

    private func take(_ step: RunStep, of run: ScrubbableRun, in session: ContainerSession?) {
        let course = courses.first { $0.run === run }
        let progress = run.shownFraction
        switch step {
        case .begin:
            session.map { begin(run, in: $0) }
        case .hold:
            if isWaiting, session?.control.isHolding == true { stopWaiting() }
            course.map { note(.held, at: progress ?? 0, in: $0) }
        case .letGo(let finishing):
            course.map { note(.letGo(finishes: finishing), at: progress ?? 0, in: $0) }
        case .end, .progress:
            break
        case .reportEnd(let cancelled):
            guard let course else { return }
            note(cancelled ? .cancelled : .finished, at: cancelled ? 0 : 1, in: course)
            close(course)
        }
    }

    private func begin(_ run: ScrubbableRun, in session: ContainerSession) {
        guard let window else { return }
        let before = before.flatMap { $0.session.object === session ? $0.inventory : nil }
        self.before = nil
        self.session = session
        let course = Course(run, session: session, before: before)
        note(.began, at: 0, in: course)
        course.record.elements = run.guestReport
        if StageGuests.make != nil, run.transition.animator.movesWholeWindow, course.record.elements.isEmpty {
            course.record.elements = ["no element flies: the whole window moves"]
        }
        courses.removeAll { $0.run == nil }
        courses.append(course)
        panel.comeToFront(on: window)
    }
}
#endif
