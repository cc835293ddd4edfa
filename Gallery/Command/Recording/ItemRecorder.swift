import Foundation
import TransitionCore
import TransitionTabBar
import UIKit

/// Selects an item of the system's tab bar with an animation installed, as an app would, and records the bar.
@MainActor struct ItemRecorder {
    /// The places at which pictures are taken; the first is before the tap, the last when the animation is over.
    var places = Recording.places

    /// The reason why an animation could not be recorded.
    struct Failure: Error, CustomStringConvertible {
        let name: TransitionName
        let reason: String
        var description: String { "I cannot record the animation of items “\(name)”: \(reason)" }
    }

    /// The part of a phone's screen that is kept: the items, and room above for what jumps.
    nonisolated static let frame = CGRect(x: 0, y: 733, width: 390, height: 83)

    /// How long the animation takes while it is recorded, in seconds: long, so that no two places share a frame.
    private static let seconds = 8.0

    /// Records one animation.
    ///
    /// - Throws: ``Failure`` when nothing moves although something should.
    func record(_ animator: any TabItemAnimator) throws -> Recording {
        let pictures = pictures(of: animator)
        let drawing = Drawing()
        let frames = pictures.compactMap(drawing.draw).map(ItemRecorder.cropped)
        let choreography = animator.choreography(in: ItemDemo.scene)
        // The frames while it plays: between the first of them and the last something differs.
        let played = frames.dropFirst().dropLast()
        guard choreography.isStill || played.contains(where: { $0 != played.first }) else {
            throw Failure(name: animator.info.name, reason: "nothing moves")
        }
        return Recording(
            width: ItemRecorder.frame.width, height: ItemRecorder.frame.height, places: places,
            pace: ItemRecorder.pace(of: animator),
            containers: [.tab: ContainerRecording(forward: frames, backward: frames)])
    }

    /// What is on the screen at each place.
    private func pictures(of animator: any TabItemAnimator) -> [LayerPicture] {
        Headless.reset()
        // So that nothing moves but the item.
        Headless.assumptions.tabsDissolveByThemselves = false
        let demo = ItemDemo(showsBadge: !animator.choreography(in: ItemDemo.scene).badge.isEmpty)
        demo.tabs.setTabItemAnimation(Slowed(base: animator, duration: ItemRecorder.seconds))
        let window = UIWindow(frame: CGRect(origin: .zero, size: Recorder.phone))
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
        window.rootViewController = demo.tabs
        window.makeKeyAndVisible()
        Headless.clock.settle()
        defer { window.rootViewController = nil }

        var pictures = [Headless.picture(of: window.layer)]
        demo.tap(in: window)
        Headless.clock.turn()
        let end = places[places.count - 1]
        for (place, next) in zip(places, places.dropFirst()) {
            Headless.clock.advance(by: (next - place) / end * ItemRecorder.seconds)
            if next == end { Headless.clock.settle() }
            pictures.append(Headless.picture(of: window.layer))
        }
        return pictures
    }

    /// The part of a drawn screen that is kept.
    private static func cropped(_ screen: DrawnLayer) -> DrawnLayer {
        var screen = screen
        screen[.box] = [-frame.minX, -frame.minY, Recorder.phone.width, Recorder.phone.height]
        var kept = DrawnLayer(id: 0)
        kept[.box] = [0, 0, frame.width, frame.height]
        kept[.clips] = [1]
        kept.children = [screen]
        return kept
    }

    /// The progress in each frame of the animation in its own time.
    private static func pace(of animator: any TabItemAnimator) -> [Double] {
        let run = ProgressRun(
            from: 0, to: 1, timing: animator.timing, duration: animator.duration, allowsOvershoot: true)
        let frames = max(1, Int((run.duration * Recording.framesPerSecond).rounded(.up)))
        return (0...frames).map { frame in
            frame == frames ? 1 : run.progress(at: Double(frame) / Recording.framesPerSecond)
        }
    }

    /// An animation with an even pace, so that each progress is reached at a known time.
    private struct Slowed: TabItemAnimator {
        let base: any TabItemAnimator
        let duration: TimeInterval
        var info: AnimatorInfo { base.info }
        func choreography(in scene: TabItemScene) -> TabItemChoreography { base.choreography(in: scene) }
    }
}
