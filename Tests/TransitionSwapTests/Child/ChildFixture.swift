import Testing
import TransitionAnimations
import TransitionCore
import TransitionRest
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// A screen that logs all callbacks of containment and appearance.
final class ChildScreen: UIViewController {
    let label: String
    private let log: Log
    /// Called in each callback, with its name.
    var onCall: ((String) -> Void)?

    init(_ label: String, log: Log) {
        self.label = label
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = label
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
        log.note("\(label) \(call)")
        onCall?(call)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        note("didLoad")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willLeave" : "willMove")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didLeave" : "didMove")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
}

/// A container of an app. If it forwards by hand, it passes its own appearance on to the child that it shows.
final class OwnContainer: UIViewController {
    let stage = UIView()
    private let forwardsByHand: Bool
    /// The frame of the stage in the container's view; nil for the whole of it.
    private let place: CGRect?

    init(forwardsByHand: Bool = false, place: CGRect? = nil) {
        self.forwardsByHand = forwardsByHand
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByHand }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stage)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage.frame = place ?? view.bounds
    }

    private var shown: UIViewController? { children.last { $0.viewIfLoaded?.superview === stage } }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if forwardsByHand { shown?.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if forwardsByHand { shown?.endAppearanceTransition() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if forwardsByHand { shown?.beginAppearanceTransition(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if forwardsByHand { shown?.endAppearanceTransition() }
    }
}

/// A container that shows the child a, and three more screens.
@MainActor
final class ChildFixture {
    let window: UIWindow
    let container: OwnContainer
    let log = Log()
    let a, b, c, d: ChildScreen
    private(set) var events: [TransitionEvent] = []
    private(set) var outcomes: [ChildTransitionOutcome] = []

    var stage: UIView { container.stage }
    var transitions: ContainerTransitions<ChildTransitionOptions> { container.childTransitions }

    /// - Parameters:
    ///   - place: The frame of the view that shows the children; nil for the whole container.
    ///   - asRow: Where swipes may begin in a row of all four; nil without a row.
    init(
        forwardsByHand: Bool = false, place: CGRect? = nil, asRow swipe: SwipeOrigin? = nil, wraps: Bool = false,
        isRightToLeft: Bool = false, wrapped: (OwnContainer) -> UIViewController = { $0 }
    ) {
        Headless.reset()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        container = OwnContainer(forwardsByHand: forwardsByHand, place: place)
        let log = log
        (a, b, c) = (ChildScreen("a", log: log), ChildScreen("b", log: log), ChildScreen("c", log: log))
        d = ChildScreen("d", log: log)
        if isRightToLeft { Headless.layoutDirection = .rightToLeft }
        window.rootViewController = wrapped(container)
        window.makeKeyAndVisible()
        Headless.clock.settle()
        if let swipe {
            container.setChildren(
                [a, b, c, d], in: stage, transition: .slide.duration(0.6),
                options: ChildTransitionOptions(swipe: swipe, wraps: wraps))
        } else {
            container.transition(to: a, in: stage, transition: nil)
        }
        Headless.clock.settle()
        _ = log.take()
        transitions.onEvent = { [weak self] in self?.events.append($0) }
    }

    /// Shows a child by a transition of 0.6 s.
    func change(to child: UIViewController, _ animator: (any TransitionAnimator)? = .slide.duration(0.6)) {
        container.transition(to: child, in: stage, transition: animator) { [weak self] in self?.note($0) }
    }

    func note(_ outcome: ChildTransitionOutcome) { outcomes.append(outcome) }

    func advance(_ seconds: Double) { Headless.clock.advance(by: seconds) }

    /// The labels of the children with a view in the stage, in the window.
    var shown: String {
        [a, b, c, d].filter { $0.viewIfLoaded?.superview === stage && stage.window != nil }.map(\.label).joined()
    }

    /// The labels of the controllers that are children in UIKit's sense.
    var children: String { container.children.compactMap { ($0 as? ChildScreen)?.label }.joined() }

    var ends: [TransitionEvent] { events.filter { $0 == .finished || $0 == .cancelled } }

    func residue() -> String { window.residue() }

    /// Waits until nothing moves, and expects that only one child is there and nothing was left behind.
    func expectRest(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
        #expect(shown == label, sourceLocation: sourceLocation)
        #expect(children == label, sourceLocation: sourceLocation)
        #expect(Headless.warnings == [], sourceLocation: sourceLocation)
        #expect(Rest.activity() == [], sourceLocation: sourceLocation)
        #expect(!transitions.isPlaying, sourceLocation: sourceLocation)
        #expect(!stage.clipsToBounds, sourceLocation: sourceLocation)
        #expect(stage.subviews.count == 1, sourceLocation: sourceLocation)
        for screen in [a, b, c, d] {
            guard let view = screen.viewIfLoaded else { continue }
            #expect(Rest.residue(of: view) == nil, "\(screen.label)", sourceLocation: sourceLocation)
        }
        let view = stage.subviews.first
        #expect(view?.frame == stage.bounds, sourceLocation: sourceLocation)
        #expect(view?.isUserInteractionEnabled == true, sourceLocation: sourceLocation)
    }

    /// F34: each `did` follows its `will`, in appearance and containment.
    func expectBalance(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        for label in ["a", "b", "c", "d"] {
            let own = lines.filter { $0.hasPrefix(label + " ") }.map { String($0.dropFirst(2)) }
            for kind in [["Appear", "Disappear"], ["Move", "Leave"]] {
                let calls = own.filter { call in kind.contains { call == "will\($0)" || call == "did\($0)" } }
                for (before, call) in zip([""] + calls, calls) where call.hasPrefix("did") {
                    #expect(
                        before == "will" + call.dropFirst(3), "\(label): \(own)", sourceLocation: sourceLocation)
                }
                #expect(calls.last?.hasPrefix("will") != true, "\(label): \(own)", sourceLocation: sourceLocation)
            }
        }
    }

    // MARK: Fingers

    /// A finger that goes over these places of the stage, as fractions of its width, at an even pace.
    func drag(from start: Double, over places: Double..., pace: Double = 2) -> Headless.Touch {
        let touch = Headless.touch(at: point(start), in: window)
        var place = start
        for next in places {
            move(touch, from: place, to: next, pace: pace)
            place = next
        }
        return touch
    }

    func move(_ touch: Headless.Touch, from start: Double, to end: Double, pace: Double = 2) {
        let frames = max(Int(abs(end - start) / pace * 60), 2)
        touch.move(from: point(start), to: point(end), seconds: Double(frames) / 60, minimumOfSteps: frames)
    }

    func rest(_ touch: Headless.Touch, at place: Double) {
        touch.rest(at: point(place))
        touch.lift()
    }

    /// A slow swipe that rests before the finger is lifted.
    func swipe(from start: Double, to end: Double) { rest(drag(from: start, over: end), at: end) }

    private func point(_ place: Double) -> CGPoint {
        let bounds = stage.bounds
        return stage.convert(CGPoint(x: place * bounds.width, y: bounds.height / 2), to: nil)
    }
}
