import Animations
import Foundation
import GalleryScenes
import UIKit

/// Runs animators on demo screens and keeps every frame.
@MainActor struct Recorder {
    /// The container's size: a phone's.
    var size = CGSize(width: 390, height: 844)

    /// Why a run could not be recorded.
    struct Failure: Error, CustomStringConvertible {
        let name: TransitionName
        let reason: String
        var description: String { "I cannot record “\(name)”: \(reason)" }
    }

    /// Seconds after which a run counts as endless.
    private static let patience = 20.0

    /// Pushes a screen and pops it again, through the adapter that an app would use. Each frame is shown to `look`.
    @discardableResult
    func record(_ animator: any TransitionAnimator, look: (LayerPicture) -> Void = { _ in }) throws -> Recording {
        Headless.reset()
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let navigation = UINavigationController(rootViewController: JourneysScreen())
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.setNavigationTransition(animator)
        Headless.clock.settle()

        let name = animator.info.name
        let forth = try frames(of: navigation, in: window, name: name, look: look) {
            navigation.pushViewController(PlaceScreen(), animated: true)
        }
        let back = try frames(of: navigation, in: window, name: name, look: look) {
            navigation.popViewController(animated: true)
        }
        window.rootViewController = nil
        let still = min(halfway(animator), forth.count - 1)
        return Recording(width: size.width, height: size.height, forth: forth, back: back, still: still)
    }

    /// The frame in which the way in is about halfway, but not at the middle, where what turns over stands on its edge.
    private func halfway(_ animator: any TransitionAnimator) -> Int {
        let run = ProgressRun(
            from: 0, to: 1, timing: animator.timing, duration: animator.duration,
            allowsOvershoot: animator.allowsOvershoot)
        let frames = 0...max(0, Int(run.duration * Recording.framesPerSecond))
        return frames.min {
            abs(run.progress(at: Double($0) / Recording.framesPerSecond) - 0.4)
                < abs(run.progress(at: Double($1) / Recording.framesPerSecond) - 0.4)
        } ?? 0
    }

    /// The frames from the one in which `change` is made to the first in which all has come to rest.
    private func frames(
        of navigation: UINavigationController, in window: UIWindow, name: TransitionName,
        look: (LayerPicture) -> Void, change: () -> Void
    ) throws -> [DrawnLayer] {
        var pictures: [LayerPicture] = []
        change()
        Headless.clock.turn()
        pictures.append(Headless.picture(of: window.layer))
        let hook = Headless.clock.onFrame { pictures.append(Headless.picture(of: window.layer)) }
        defer { hook.cancel() }
        let last = Int(Recorder.patience * Recording.framesPerSecond)
        while navigation.transitionCoordinator != nil || navigation.navigationTransitions?.isPlaying == true {
            guard pictures.count <= last else {
                throw Failure(name: name, reason: "it has not ended after \(Int(Recorder.patience)) seconds")
            }
            Headless.clock.advance(by: 1 / Recording.framesPerSecond)
        }
        pictures.forEach(look)
        return pictures.compactMap(Drawing.draw)
    }
}
