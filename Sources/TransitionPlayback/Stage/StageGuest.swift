#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Layers above those of a stage's draw list that follow the same progress, such as flying elements.
@MainActor
package protocol StageGuest: AnyObject {
    /// What the guest shows and what it leaves out, a line each, for developers.
    var report: [String] { get }
    /// Returns the layers of a screen that a picture of the screen must not show, because the guest shows them.
    func hiddenLayers(of role: ScreenRole) -> [CALayer]
    /// Adds the guest's layers to the container and hides what they replace. Called once, with actions disabled.
    ///
    /// - Parameters:
    ///   - container: The view of the stage.
    ///   - zPosition: A zPosition above all other layers of the stage.
    func enter(_ container: UIView, at zPosition: CGFloat)
    /// Sets the model values of the guest's layers to those at a progress. Called with actions disabled.
    func pose(at progress: Double)
    /// Adds the animations of a run. The model values have been set to those at its end.
    func animate(with writer: inout LayerAnimationWriter)
    /// Removes the animations of the last run.
    func removeAnimations()
    /// Removes the guest's layers, and shows what they have replaced. Called with actions disabled.
    func strike()
}

/// What a guest is made for: the two screens of a transition, at rest in their container.
@MainActor
package final class StageSetting {
    /// A screen of the transition.
    package final class Screen {
        package let view: UIView
        package let controller: UIViewController?

        init(view: UIView, controller: UIViewController?) {
            (self.view, self.controller) = (view, controller)
        }
    }

    package let container: UIView
    package let foreground: Screen
    package let background: Screen
    /// The screen that was not visible before.
    package let arriving: ScreenRole
    /// Whether the background stays outside of the container, behind it.
    package let isBackgroundInPlace: Bool

    init(
        container: UIView, foreground: Screen, background: Screen, arriving: ScreenRole, isBackgroundInPlace: Bool
    ) {
        self.container = container
        self.foreground = foreground
        self.background = background
        self.arriving = arriving
        self.isBackgroundInPlace = isBackgroundInPlace
    }

    package subscript(role: ScreenRole) -> Screen { role == .foreground ? foreground : background }

    /// Returns the screen's frame in the container, without the screen's transform.
    package func frame(of role: ScreenRole) -> CGRect {
        let layer = self[role].view.layer
        let frame = layer.frameAtRest
        guard let around = layer.superlayer, around !== container.layer else { return frame }
        return container.layer.convert(frame, from: around)
    }
}
#endif
