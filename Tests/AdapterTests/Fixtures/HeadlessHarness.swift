import UIKit

/// The headless UIKit as a place for shared tests: a window of a phone's size and the virtual clock.
///
/// No verb suspends, so that no other test runs in between on the one world there is.
@MainActor
final class HeadlessHarness: Harness {
    private(set) var window: UIWindow
    private let size: CGSize
    private let assumptions: Headless.Assumptions
    /// What Apple's would have ended the process for.
    private var exceptions: [String] = []

    init(size: CGSize = CGSize(width: 390, height: 844), assumptions: Headless.Assumptions = .init()) {
        self.size = size
        self.assumptions = assumptions
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    func begin() async throws {
        Headless.reset()
        Headless.assumptions = assumptions
        exceptions = []
        Headless.exceptionHandler = { [weak self] in self?.exceptions.append($0) }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    func show(_ root: UIViewController) async throws {
        window.rootViewController = root
        window.makeKeyAndVisible()
        try await settle()
    }

    func advance(_ seconds: TimeInterval) async throws {
        if seconds > 0 { Headless.clock.advance(by: seconds) } else { Headless.clock.turn() }
    }

    func settle() async throws {
        if !Headless.clock.settle() { throw NeverAtRest() }
    }

    func residue() -> String { window.residue() }

    func isEmpty(_ picture: UIImage) -> Bool { picture.cgImage.map(Headless.isEmpty) ?? true }

    var complaints: [String] { Headless.warnings + exceptions }

    func end() async {
        window.rootViewController = nil
        Headless.clock.settle()
    }
}
