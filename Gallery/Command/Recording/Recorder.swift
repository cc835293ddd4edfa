import Foundation
import GalleryScenes
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// Runs animators on demo screens, through the adapters that apps use, and records the layers.
@MainActor struct Recorder {
    /// The size of a phone, in points.
    nonisolated static let phone = CGSize(width: 390, height: 844)

    /// The container's size.
    var size = Recorder.phone
    /// How a phone that opens lies, which then decides about size and insets; nil for a phone that does not.
    var posture: Headless.Posture? {
        didSet { if let posture { size = posture.size } }
    }
    /// The places at which pictures are taken; the last number is the end of the change.
    var places = Recording.places
    /// The screens of the demo app.
    var pair = ScenePair.journeys
    /// The layout direction of the demo app.
    var isRightToLeft = false
    /// Whether the demo app has a dark appearance.
    var isDark = false
    /// Whether the system asks for less motion.
    var reducesMotion = false
    /// Whether the navigation bar is hidden.
    var hidesBar = false

    /// The reason why a run could not be recorded.
    struct Failure: Error, CustomStringConvertible {
        let name: TransitionName
        let kind: ContainerKind
        let reason: String
        var description: String { "I cannot record “\(name)” (\(kind)): \(reason)" }
    }

    /// The time in seconds after which a run counts as endless.
    private static let patience = 20.0
    /// How long before its end a run is recorded last, in seconds: the screens are in their last pose, and the stage is
    /// not cleared yet. In this time nothing moves by more than a ten-thousandth of a point.
    private static let instant = 1e-6

    /// Records an animator in each container that it names and that is in `kinds`.
    func record(
        _ animator: any TransitionAnimator, in kinds: [ContainerKind] = ContainerKind.allCases
    ) throws -> Recording {
        var containers: [ContainerKind: ContainerRecording] = [:]
        for kind in kinds where animator.info.containers.contains(kind) {
            containers[kind] = try containerRecording(of: animator, in: kind)
        }
        return Recording(
            width: size.width, height: size.height, places: places, pace: Recorder.pace(of: animator),
            run: RunSettings(animator), containers: containers)
    }

    /// The scene of a change forward, with the views that a transition may grow out of and into.
    func scene(for animator: any TransitionAnimator, in kind: ContainerKind) throws -> TransitionScene {
        try perform(animator, in: kind) { _, _ in
            let (first, second) = (pair.makeFirst(), pair.makeSecond())
            let frames = [first, second].map { screen in
                screen.view.frame = CGRect(origin: .zero, size: size)
                screen.view.layoutIfNeeded()
                return screen.keyView.map { $0.convert($0.bounds, to: screen.view) }
            }
            let isBetweenTabs = kind == .tab
            return TransitionScene(
                size: size, container: kind, isDark: isDark, sourceRect: isBetweenTabs ? nil : frames[0],
                targetRect: isBetweenTabs ? nil : frames[1])
        }
    }

    /// Records the cross-fade that replaces animators that are not calm while Reduce Motion is on, in every container.
    func recordReduced() throws -> Recording {
        var info = CatalogueAnimator.fade.info
        info.containers = Set(ContainerKind.allCases)
        return try record(CatalogueAnimator.fade.info(info))
    }

    /// Records a change forward to the second screen and one backward; a direction that is not wanted stays empty.
    func containerRecording(
        of animator: any TransitionAnimator, in kind: ContainerKind,
        directions: Set<TransitionDirection> = [.forward, .backward]
    ) throws -> ContainerRecording {
        let (forward, backward, roles) = try run(of: animator, in: kind, directions: directions) {
            kind.demoContainer(for: $0, showing: pair)
        }
        let drawing = Drawing(roles: roles)
        return ContainerRecording(
            forward: forward.compactMap(drawing.draw), backward: backward.reversed().compactMap(drawing.draw))
    }

    /// The drawn layers at each place of a change forward and of one backward, each in the order of its run.
    ///
    /// Progress is made proportional to time here, so that each place is reached. A finger, or a run with the
    /// animator's own timing, passes through the same pictures.
    func pictures(
        of animator: any TransitionAnimator, in kind: ContainerKind,
        directions: Set<TransitionDirection> = [.forward, .backward]
    ) throws -> (forward: [LayerPicture], backward: [LayerPicture]) {
        try pictures(of: animator, in: kind, directions: directions) { kind.demoContainer(for: $0, showing: pair) }
    }

    /// The same, in a container that `makeDemo` makes for the animator.
    func pictures(
        of animator: any TransitionAnimator, in kind: ContainerKind,
        directions: Set<TransitionDirection> = [.forward, .backward],
        showing makeDemo: (any TransitionAnimator) -> any DemoContainer
    ) throws -> (forward: [LayerPicture], backward: [LayerPicture]) {
        let run = try run(of: animator, in: kind, directions: directions, showing: makeDemo)
        return (run.forward, run.backward)
    }

    /// The same, with the layers of screens and bars.
    private func run(
        of animator: any TransitionAnimator, in kind: ContainerKind, directions: Set<TransitionDirection>,
        showing makeDemo: (any TransitionAnimator) -> any DemoContainer
    ) throws -> (forward: [LayerPicture], backward: [LayerPicture], roles: [Int: DrawnLayer.Role]) {
        let name = animator.info.name
        return try perform({ makeDemo(animator.timing(.linear).duration(1)) }) { demo, window in
            var forward: [LayerPicture] = []
            if directions.contains(.forward) {
                forward = try pictures(of: demo, in: window, name: name, kind: kind) { demo.goForward() }
            } else {
                demo.goForward()
                Headless.clock.turn()
                Headless.clock.settle(limit: Recorder.patience)
            }
            let roles = demo.roles
            guard directions.contains(.backward) else { return (forward, [], roles) }
            let backward = try pictures(of: demo, in: window, name: name, kind: kind) { demo.goBackward() }
            return (forward, backward, roles)
        }
    }

    /// Sets up a demo container with an animator in a fresh world, runs `body`, and clears the world afterwards.
    func perform<Result>(
        _ animator: any TransitionAnimator, in kind: ContainerKind,
        _ work: (any DemoContainer, UIWindow) throws -> Result
    ) throws -> Result {
        try perform({ kind.demoContainer(for: animator, showing: pair) }, work)
    }

    private func perform<Result>(
        _ makeDemo: () -> any DemoContainer, _ work: (any DemoContainer, UIWindow) throws -> Result
    ) throws -> Result {
        Headless.reset()
        if isRightToLeft { Headless.layoutDirection = .rightToLeft }
        if isDark { Headless.userInterfaceStyle = .dark }
        Headless.isReduceMotionEnabled = reducesMotion
        let demo = makeDemo()
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
        if let posture { Headless.setPosture(posture, of: window) }
        if hidesBar { (demo.root as? UINavigationController)?.isNavigationBarHidden = true }
        window.rootViewController = demo.root
        window.makeKeyAndVisible()
        Headless.clock.settle()
        defer { window.rootViewController = nil }
        return try work(demo, window)
    }

    /// The drawn layers at each place of a run that takes a second; the places are the same for both directions.
    private func pictures(
        of demo: any DemoContainer, in window: UIWindow, name: TransitionName, kind: ContainerKind, change: () -> Void
    ) throws -> [LayerPicture] {
        change()
        Headless.clock.turn()
        guard demo.isChanging else { throw Failure(name: name, kind: kind, reason: "nothing moves") }
        let screens = demo.movingScreens
        var pictures = [Headless.picture(of: window.layer, fading: screens)]
        for (place, next) in zip(places, places.dropFirst()) {
            let end = places[places.count - 1]
            Headless.clock.advance(by: (next - place) / end - (next == end ? Recorder.instant : 0))
            pictures.append(Headless.picture(of: window.layer, fading: screens))
        }
        guard Headless.clock.settle(limit: Recorder.patience), !demo.isChanging else {
            throw Failure(name: name, kind: kind, reason: "it has not ended after \(Int(Recorder.patience)) seconds")
        }
        return pictures
    }

    /// The progress in each frame of a change forward, including its end.
    static func pace(of animator: any TransitionAnimator) -> [Double] {
        let settings = RunSettings(animator)
        let run = ProgressRun(
            from: 0, to: 1, timing: settings.timing, duration: settings.duration,
            allowsOvershoot: settings.allowsOvershoot)
        let frames = max(1, Int((run.duration * Recording.framesPerSecond).rounded(.up)))
        return (0...frames).map { frame in
            frame == frames ? 1 : run.progress(at: Double(frame) / Recording.framesPerSecond)
        }
    }
}

extension DemoContainer {
    /// The layers of screens and bars by their ids; those of screens that were never shown are missing.
    fileprivate var roles: [Int: DrawnLayer.Role] {
        let screens = zip(screens, [DrawnLayer.Role.first, .second]).compactMap { screen, role in
            screen.viewIfLoaded.map { (Headless.picture(of: $0.layer).id, role) }
        }
        let bars = bars.map { (Headless.picture(of: $0.layer).id, DrawnLayer.Role.bar) }
        return Dictionary(screens + bars) { first, _ in first }
    }

    /// The ids of the layers of the screens in the container of the change that runs.
    var movingScreens: Set<Int> {
        guard let coordinator else { return [] }
        let views = [coordinator.view(forKey: .from), coordinator.view(forKey: .to)].compactMap { $0 }
            .filter { $0.superview === coordinator.containerView }
        return Set(views.map { Headless.picture(of: $0.layer).id })
    }
}

extension Headless {
    /// A picture with screens at the opacity of their choreography. Apps show a little more for the sake of
    /// glass (F192), which the page does not have.
    ///
    /// - Parameters:
    ///   - layer: What is seen.
    ///   - screens: The ids of the layers of the screens.
    static func picture(of layer: CALayer, fading screens: Set<Int>) -> LayerPicture {
        var picture = picture(of: layer)
        picture.fadeOut(screens)
        return picture
    }
}

extension LayerPicture {
    fileprivate mutating func fadeOut(_ screens: Set<Int>) {
        if screens.contains(id) {
            opacity = ScreenOpacity.choreographed(opacity)
        } else {
            for index in sublayers.indices { sublayers[index].fadeOut(screens) }
        }
    }
}
