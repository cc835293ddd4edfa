import TransitionCore
import UIKit

/// Where a transition is tried: a real container with screens, and the transition installed on it as an app would.
///
/// Put ``host`` into the page, as a child that may fill the window. Everything may be asked for at any time: what does not
/// fit a change that is under way is put off until it is over, or refused.
@MainActor public final class TrialStage {
    /// Finds what leads the changes of the controller that a transition is installed on; nil where nothing does.
    public typealias ControlSource = @MainActor (_ carrier: UIViewController) -> (any TrialControl)?

    /// Shows the container.
    public var host: UIViewController { stageHost }
    /// The controller that the transition is installed on; nil while the container is being exchanged.
    public var carrier: UIViewController? { container?.carrier }
    /// What is tried. It is played from the next change on.
    public private(set) var trial: TrialSettings
    /// Called when the container has been exchanged, or a change has been asked for.
    public var onChange: (@MainActor () -> Void)?

    private let stageHost = StageHost()
    private let registry: TransitionRegistry
    private let screens: TrialScreens
    private let control: ControlSource
    private var container: (any StageContainer)?
    /// The container that is on its way out, and must be gone before another one comes.
    private var leaving: (any StageContainer)?
    private var isTornDown = false

    /// A stage with a container.
    ///
    /// - Parameters:
    ///   - trial: What is tried first.
    ///   - registry: Where its animator is looked up.
    ///   - screens: Makes the screens.
    ///   - control: Finds what leads the container's changes; by default the control of the adapter that is installed.
    /// - Throws: ``/TransitionCore/AnimatorRegistryError`` when no animator has the name.
    public init(
        _ trial: TrialSettings, in registry: TransitionRegistry, screens: TrialScreens,
        control: @escaping ControlSource = { $0.transitionControl }
    ) throws(AnimatorRegistryError) {
        (self.trial, self.registry, self.screens, self.control) = (trial, registry, screens, control)
        _ = try trial.animator(in: registry)
        build()
    }

    // MARK: What is tried

    /// Tries something else. Another container, direction of layout or size makes a new container with new screens.
    ///
    /// - Throws: ``/TransitionCore/AnimatorRegistryError`` when no animator has the name; nothing has changed then.
    public func apply(_ trial: TrialSettings) throws(AnimatorRegistryError) {
        let animator = try trial.animator(in: registry)
        guard !isTornDown else { return }
        let isSameStage =
            trial.container == self.trial.container && trial.isRightToLeft == self.trial.isRightToLeft
            && trial.stageSize == self.trial.stageSize
        self.trial = trial
        // Whatever is on its way out, what is tried now comes after it.
        guard leaving == nil else { return }
        if isSameStage, let container { return container.install(animator, trial) }
        leave()
    }

    /// Takes everything away, in the middle of a change too. Nothing can be tried afterwards.
    public func tearDown() {
        guard !isTornDown else { return }
        isTornDown = true
        onChange = nil
        if leaving == nil { leave() }
    }

    // MARK: Playing

    /// Whether a change is under way, or the container is being exchanged.
    public var isBusy: Bool { leaving != nil || container?.isChanging == true }
    /// Whether the second screen is there; while a change is under way, where it leads to.
    public var isForward: Bool { container?.isForward == true }

    /// Plays the change to the other screen.
    ///
    /// - Returns: false if another one is under way, or the host is not on screen.
    @discardableResult public func play() -> Bool {
        guard let container, leaving == nil, !container.isChanging else { return false }
        // A presented screen that covers everything has taken the host out of the window.
        guard container.isForward || host.viewIfLoaded?.window != nil else { return false }
        if container.isForward { container.goBackward() } else { container.goForward() }
        onChange?()
        return true
    }

    // MARK: Scrubbing

    /// Whether a change is held by the scrubber.
    public var isHolding: Bool { currentControl?.isHolding == true }
    /// How far the change under way has come, 0 to 1; nil without one.
    public var progress: Double? { currentControl?.progress }

    /// Takes hold of the change under way; if none is, of the change to the other screen, which begins.
    ///
    /// - Returns: Whether a change is held, or will be when it has begun.
    @discardableResult public func hold() -> Bool {
        guard leaving == nil, let control = currentControl else { return false }
        if control.hold() { return true }
        // What a finger holds is not ours, and what is under way cannot be held now.
        guard container?.isChanging == false else { return false }
        control.holdNext()
        if play() { return true }
        control.finish(velocity: 0)
        return false
    }

    /// Moves what is held; 0 to 1 in the direction of the change.
    public func scrub(to fraction: Double) { currentControl?.scrub(to: fraction) }

    /// Lets go, and the change plays to its end.
    ///
    /// - Parameter velocity: Fractions of the transition per second, positive towards the end.
    public func finish(velocity: Double = 0) { currentControl?.finish(velocity: velocity) }

    /// Lets go, and the change plays back to its start.
    ///
    /// - Parameter velocity: Fractions of the transition per second, positive towards the end.
    public func cancel(velocity: Double = 0) { currentControl?.cancel(velocity: velocity) }

    private var currentControl: (any TrialControl)? { (container?.carrier).flatMap(control) }

    // MARK: Exchanging

    private func build() {
        let new = trial.container.stageContainer(screens, isRightToLeft: trial.isRightToLeft)
        stageHost.show(new.root, isRightToLeft: trial.isRightToLeft, size: trial.stageSize)
        container = new
        // The name was looked up when it was given, and what is registered stays.
        if let animator = try? trial.animator(in: registry) { new.install(animator, trial) }
        onChange?()
    }

    /// Takes the container away, and puts the next one in its place unless the stage is torn down.
    private func leave() {
        guard let old = container else { return }
        (leaving, container) = (old, nil)
        // A change may take seconds at a slow speed. Flicked back it is over at once.
        if old.isChanging, let control = control(old.carrier) {
            // UIKit may not have begun it.
            if !control.hold() { control.holdNext() }
            control.cancel(velocity: -1000)
        }
        old.uninstall()
        old.clear { [weak self] in self?.didLeave() }
    }

    private func didLeave() {
        leaving = nil
        stageHost.show(nil)
        if !isTornDown { build() }
    }
}
