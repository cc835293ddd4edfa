import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive
    case active
    case stopped
}

/// Where an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end
    case start
    case current
}

/// An animation that can be started, paused, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether it has begun and is not over.
    var state: UIViewAnimatingState { get }
    /// Whether it moves by itself now.
    var isRunning: Bool { get }
    /// Whether it runs back to its start.
    var isReversed: Bool { get set }
    /// The part that has run, 0…1; to be set only while paused.
    var fractionComplete: CGFloat { get set }
    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses; begins an inactive one, paused.
    func pauseAnimation()
    /// Stops where it is: for good, or to be finished by `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped one.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks. The methods are optional on Apple's side.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin at a part of the whole.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause, with another curve or another duration of the rest.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Not implemented.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { Headless.methodIsAbsent() }
    /// Not implemented.
    public func addAnimations(_ animation: @escaping () -> Void) { Headless.methodIsAbsent() }
    /// Not implemented.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { Headless.methodIsAbsent() }
    /// Not implemented.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        Headless.methodIsAbsent()
    }
}
