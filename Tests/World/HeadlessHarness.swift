import UIKit

/// The headless UIKit as a place for shared tests: a window of a phone's size and the virtual clock.
///
/// No verb suspends, so that no other test runs in between on the one world there is.
@MainActor
package final class HeadlessHarness: Harness {
    package private(set) var window: UIWindow
    private let size: CGSize
    private let assumptions: Headless.Assumptions
    /// What Apple's would have ended the process for.
    private var exceptions: [String] = []

    package init(size: CGSize = CGSize(width: 390, height: 844), assumptions: Headless.Assumptions = .init()) {
        self.size = size
        self.assumptions = assumptions
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    package func begin() async throws {
        Headless.reset()
        Headless.assumptions = assumptions
        exceptions = []
        Headless.exceptionHandler = { [weak self] in self?.exceptions.append($0) }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    package func show(_ root: UIViewController) async throws {
        window.rootViewController = root
        window.makeKeyAndVisible()
        try await settle()
    }

    package func advance(_ seconds: TimeInterval) async throws {
        if seconds > 0 { Headless.clock.advance(by: seconds) } else { Headless.clock.turn() }
    }

    package func settle() async throws {
        if !Headless.clock.settle() { throw NeverAtRest() }
    }

    package func residue() -> String { window.residue() }

    package func isEmpty(_ picture: UIImage) -> Bool { picture.cgImage.map(Headless.isEmpty) ?? true }

    package var complaints: [String] { Headless.warnings + exceptions }

    package func end() async {
        window.rootViewController = nil
        Headless.clock.settle()
    }
}
