import Animations
import Foundation
import GalleryScenes
import TransitionCore
import UIKit

/// Runs animators on demo screens, through the adapters that apps use, and keeps what is to be seen.
@MainActor struct Recorder {
    /// The size of a phone, in points.
    nonisolated static let phone = CGSize(width: 390, height: 844)

    /// The container's size.
    var size = Recorder.phone
    /// Where pictures are taken, in parts of the last number.
    var places = Recording.places
    /// The layout direction of the demo app.
    var isRightToLeft = false
    /// Whether the system asks for less motion.
    var reducesMotion = false

    /// Why a run could not be recorded.
    struct Failure: Error, CustomStringConvertible {
        let name: TransitionName
        let kind: ContainerKind
        let reason: String
        var description: String { "I cannot record “\(name)” (\(kind)): \(reason)" }
    }

    /// Seconds after which a run counts as endless.
    private static let patience = 20.0
    /// Seconds before its end at which a run is seen last: the screens are in their last pose, and nothing is cleared
    /// away yet. The hundredth part of a hundredth of a point.
    private static let instant = 1e-6

    /// An animator in each container that it names, or in those of `kinds` that it names.
    func record(
        _ animator: any TransitionAnimator, in kinds: [ContainerKind] = ContainerKind.allCases
    ) throws -> Recording {
        var containers: [ContainerKind: ContainerRecording] = [:]
        for kind in kinds where animator.info.containers.contains(kind) {
            containers[kind] = try containerRecording(of: animator, in: kind)
        }
        return Recording(
            width: size.width, height: size.height, places: places, pace: Recorder.pace(of: animator),
            containers: containers)
    }

    /// What takes the place of animators that are not calm while Reduce Motion is on: a cross-fade, in every container.
    func recordReduced() throws -> Recording {
        var info = FadeAnimator().info
        info.containers = Set(ContainerKind.allCases)
        return try record(FadeAnimator().described(as: info))
    }

    /// Goes forward to the second screen and backward again.
    func containerRecording(of animator: any TransitionAnimator, in kind: ContainerKind) throws -> ContainerRecording {
        let (forward, backward) = try pictures(of: animator, in: kind)
        let drawing = Drawing()
        return ContainerRecording(
            forward: forward.compactMap(drawing.draw), backward: backward.reversed().compactMap(drawing.draw))
    }

    /// What is to be seen at each place of a change forward and one backward, each in the order of its run.
    ///
    /// Progress is proportional to time here, so that each place is seen: a finger or a run of the animator's own timing
    /// leads through the same pictures.
    func pictures(
        of animator: any TransitionAnimator, in kind: ContainerKind
    ) throws -> (forward: [LayerPicture], backward: [LayerPicture]) {
        try perform(animator.timing(.linear).duration(1), in: kind) { demo, window in
            let name = animator.info.name
            let forward = try pictures(of: demo, in: window, name: name, kind: kind) { demo.goForward() }
            let backward = try pictures(of: demo, in: window, name: name, kind: kind) { demo.goBackward() }
            return (forward, backward)
        }
    }

    /// Sets the stage for an animator in a fresh world, and clears it afterwards.
    func perform<Result>(
        _ animator: any TransitionAnimator, in kind: ContainerKind,
        _ work: (any DemoContainer, UIWindow) throws -> Result
    ) throws -> Result {
        Headless.reset()
        if isRightToLeft { Headless.layoutDirection = .rightToLeft }
        Headless.isReduceMotionEnabled = reducesMotion
        let demo = kind.demoContainer(for: animator)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
        window.rootViewController = demo.root
        window.makeKeyAndVisible()
        Headless.clock.settle()
        defer { window.rootViewController = nil }
        return try work(demo, window)
    }

    /// What is to be seen at each place of a run that takes a second; the places are the same from either end.
    private func pictures(
        of demo: any DemoContainer, in window: UIWindow, name: TransitionName, kind: ContainerKind, change: () -> Void
    ) throws -> [LayerPicture] {
        change()
        Headless.clock.turn()
        guard demo.isChanging else { throw Failure(name: name, kind: kind, reason: "nothing moves") }
        var pictures = [Headless.picture(of: window.layer)]
        for (place, next) in zip(places, places.dropFirst()) {
            let end = places[places.count - 1]
            Headless.clock.advance(by: (next - place) / end - (next == end ? Recorder.instant : 0))
            pictures.append(Headless.picture(of: window.layer))
        }
        guard Headless.clock.settle(limit: Recorder.patience), !demo.isChanging else {
            throw Failure(name: name, kind: kind, reason: "it has not ended after \(Int(Recorder.patience)) seconds")
        }
        return pictures
    }

    /// The progress in each frame of a change forward, its end included.
    private static func pace(of animator: any TransitionAnimator) -> [Double] {
        let run = ProgressRun(
            from: 0, to: 1, timing: animator.timing, duration: animator.duration,
            allowsOvershoot: animator.allowsOvershoot)
        let frames = max(1, Int((run.duration * Recording.framesPerSecond).rounded(.up)))
        return (0...frames).map { frame in
            frame == frames ? 1 : run.progress(at: Double(frame) / Recording.framesPerSecond)
        }
    }
}
