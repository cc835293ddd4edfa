import GalleryScenes
import TransitionCore
import TransitionSwap
import UIKit

/// What the page shows of changes that are none of UIKit's containers.
enum SwapKind: String, CaseIterable {
    /// The root of a window: a login that becomes an app.
    case root
    /// The child of a container of an app.
    case child

    /// The kind of container that the change plays as.
    var container: ContainerKind {
        switch self {
        case .root: .navigation
        case .child: .tab
        }
    }

    /// The demo, with the transition that it plays.
    @MainActor func demo(_ animator: any TransitionAnimator) -> any DemoContainer {
        switch self {
        case .root: RootDemoContainer(animator)
        case .child: ChildDemoContainer(animator)
        }
    }
}

/// A login that becomes an app with a tab bar, and the app that becomes the login again: roots of one window.
@MainActor final class RootDemoContainer: DemoContainer {
    private let login = LoginScreen()
    private let home: UIViewController
    private let animator: any TransitionAnimator
    private(set) var isChanging = false

    init(_ animator: any TransitionAnimator) {
        self.animator = animator
        home = TabDemoContainer(animator).root
    }

    var root: UIViewController { login }
    /// UIKit has none for a window.
    var coordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    func goForward() { change(from: login, to: home, .forward) }
    func goBackward() { change(from: home, to: login, .backward) }

    private func change(from old: UIViewController, to new: UIViewController, _ direction: TransitionDirection) {
        isChanging = true
        old.view.window?.setRootViewController(
            new, transition: animator, options: RootTransitionOptions(direction: direction)
        ) { [weak self] _ in self?.isChanging = false }
    }
}

/// A container that shows one of two children below a heading.
@MainActor final class ChildDemoContainer: DemoContainer {
    private let trip = TripScreen()

    init(_ animator: any TransitionAnimator) {
        trip.loadViewIfNeeded()
        trip.setChildren(trip.parts, in: trip.stage, transition: animator, swipe: .fromAnywhere)
    }

    var root: UIViewController { trip }
    /// UIKit has none for a container of an app.
    var coordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    var isChanging: Bool { trip.childTransitions.isPlaying }
    func goForward() { select(1) }
    func goBackward() { select(0) }

    private func select(_ index: Int) {
        trip.choice = index
        trip.childTransitions.select(index)
    }
}

extension Recorder {
    /// Records a change of a window's root, or of a container's child, forward and backward.
    func record(_ swap: SwapKind, by animator: any TransitionAnimator) throws -> Recording {
        let drawing = Drawing()
        let (forward, backward) = try pictures(of: animator, in: swap.container) { swap.demo($0) }
        return Recording(
            width: size.width, height: size.height, places: places, pace: Recorder.pace(of: animator),
            run: RunSettings(animator),
            containers: [
                swap.container: ContainerRecording(
                    forward: forward.compactMap(drawing.draw), backward: backward.reversed().compactMap(drawing.draw))
            ])
    }
}
