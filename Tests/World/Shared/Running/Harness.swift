import UIKit

/// Where a shared test runs: on the headless UIKit with its virtual clock, or on Apple's in real time.
///
/// All verbs that take time are asynchronous, so that one text serves both. The headless harness never suspends: tests
/// that share its one world must not run in between.
@MainActor
public protocol Harness: AnyObject {
    /// The window in which everything is shown.
    var window: UIWindow { get }

    /// Makes ready for a test: nothing of an earlier one is on the screen.
    func begin() async throws

    /// Makes a controller the root of the window and waits until it has appeared.
    func show(_ root: UIViewController) async throws

    /// Lets time pass.
    ///
    /// - Parameter seconds: how long; 0 for one turn of the run loop.
    func advance(_ seconds: TimeInterval) async throws

    /// Waits until no transition runs and no layer of the window is animated.
    ///
    /// - Throws: ``NeverAtRest`` if that is not so after ten seconds.
    func settle() async throws

    /// Everything of the window that a transition might leave behind, as text.
    func residue() -> String

    /// Whether nothing is to be seen in a picture.
    func isEmpty(_ picture: UIImage) -> Bool

    /// What the place has complained of since the test began, and Apple's would raise or log. Apple's own cannot be read.
    var complaints: [String] { get }

    /// Takes away what the test has shown.
    func end() async
}

/// Something moved for more than ten seconds.
public struct NeverAtRest: Error, CustomStringConvertible {
    public var description: String { "something never comes to rest" }
}

extension Harness {
    /// How far the transition of a container has come, 0…1; nil while none runs.
    public func progress(of container: UIViewController) -> Double? {
        container.transitionCoordinator.map { Double($0.percentComplete) }
    }
}
