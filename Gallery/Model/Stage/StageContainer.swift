import TransitionCore
import UIKit

/// A real container with the screens of a trial.
@MainActor protocol StageContainer: AnyObject {
    /// What the host shows.
    var root: UIViewController { get }
    /// The controller that the transition is installed on.
    var carrier: UIViewController { get }
    /// Whether a change is under way.
    var isChanging: Bool { get }
    /// Whether the second screen is there; while a change is under way, where it leads to.
    var isForward: Bool { get }

    /// Installs an animator, in the place of the one before.
    func install(_ animator: any TransitionAnimator, _ trial: TrialSettings)
    /// Takes the transition off again. What is held goes back.
    func uninstall()
    /// Asks for the change to the second screen.
    func goForward()
    /// Asks for the change to the first screen.
    func goBackward()
    /// Brings back what is shown elsewhere than in the root, as soon as it can be.
    ///
    /// - Parameter done: Called when the root can be taken away, before this returns if nothing is in the way.
    func clear(_ done: @escaping @MainActor () -> Void)
}
