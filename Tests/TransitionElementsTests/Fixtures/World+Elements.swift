import Testing
import TransitionCore
import TransitionElements
import TransitionUIKit
import TransitionWorld
import UIKit

/// The two screens of a change, with elements on them.
extension World {
    /// The changes over which elements fly, one of each container, forward and backward.
    nonisolated static let flown: [Change] = [
        .push, .pop, .nextTab, .previousTab, .present, .dismiss, .presentCard, .dismissCard,
    ]

    /// The box that each test screen has.
    static func box(of controller: UIViewController) -> UIView { controller.view.subviews[0] }

    /// The screen that is on top before the change, and the one that arrives. Must be called right after `begin()`.
    var leavingAndArriving: (leaving: UIViewController, arriving: UIViewController)? {
        coordinator.flatMap { coordinator in
            guard let from = coordinator.viewController(forKey: .from),
                let to = coordinator.viewController(forKey: .to)
            else { return nil }
            return (from, to)
        }
    }

    /// Puts elements on both screens, begins the change, and holds it at a fraction.
    ///
    /// - Parameter dress: Puts elements on a screen. Between tabs the arriving screen is the foreground.
    func hold(at fraction: Double, _ dress: (UIViewController, ScreenRole) -> Void) throws {
        try control.holdNext()
        begin(dressed: dress)
        Headless.clock.advance(by: 0.05)
        try control.scrub(to: fraction)
    }

    /// Puts elements on the screens that exist before the change.
    func prepare(_ dress: (UIViewController, ScreenRole) -> Void) {
        let isBackward = !change.isForward
        let known: UIViewController? =
            change.isInTabs ? tabs?.viewControllers?[1] : change.isModal ? (change.isForward ? detail : root) : nil
        let underneath = change == .pop ? navigation?.viewControllers.dropLast().last : nil
        dress(top, isBackward ? .foreground : .background)
        for arriving in [known, underneath].compactMap({ $0 }) {
            arriving.loadViewIfNeeded()
            dress(arriving, isBackward ? .background : .foreground)
        }
        Headless.clock.settle()
    }

    /// Puts elements on both screens and begins the change.
    func begin(dressed dress: (UIViewController, ScreenRole) -> Void) {
        prepare(dress)
        begin()
        guard change == .push, let new = navigation?.topViewController else { return }
        // UIKit begins a push in a later layout pass.
        new.loadViewIfNeeded()
        dress(new, .foreground)
    }

    /// The layers of all flights that are in the window, from the back to the front.
    var flying: [CALayer] {
        func all(_ layer: CALayer) -> [CALayer] {
            (layer.name == "flying element" ? [layer] : []) + (layer.sublayers ?? []).flatMap(all)
        }
        return all(window.layer)
    }

    /// The presented frame of a layer in the window.
    func frame(of layer: CALayer) -> CGRect {
        let shown = layer.presentation() ?? layer
        return CGRect(
            x: shown.position.x - shown.bounds.width / 2, y: shown.position.y - shown.bounds.height / 2,
            width: shown.bounds.width, height: shown.bounds.height)
    }
}
